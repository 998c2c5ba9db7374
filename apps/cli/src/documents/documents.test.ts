import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@mix/catalogue';
import { calculateMix, draftRows, PROBLEM_SEVERITY, type ProblemCode } from '@mix/engine';
import { problemText } from '@mix/messages';
import { describe, expect, it } from 'vitest';
import { sheetFormat } from '../jobSheet/SheetFormat.ts';
import { draftDocument, draftExamples } from './draftDocument.ts';
import { problemExamples } from './problemExamples.ts';
import { exampleProblem } from './problemReference.ts';
import {
  answersTo,
  isPrinted,
  workedExamples,
  workedExamplesDocument,
} from './workedExamplesDocument.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const committed = (name: string): string => readFileSync(join(DOCS, name), 'utf8');
const CODES = Object.keys(PROBLEM_SEVERITY) as ProblemCode[];

describe('the problem reference', () => {
  it.each(CODES)('brings %s about with its example, and says all its values', (code) => {
    const { draft, problem } = exampleProblem(code, problemExamples[code], catalogue);
    expect(problem).toMatchObject({ code, severity: PROBLEM_SEVERITY[code] });
    if (problem === null) return;
    const { title, detail, action } = problemText(problem, sheetFormat(draft, catalogue, 'metric'));
    // A dash stands for a value that the message asks for and the problem does not carry.
    expect(`${title} ${detail} ${action ?? ''}`).not.toMatch(/\u2014|undefined|null|NaN| {2}/);
  });
});

describe('docs/worked-examples.md', () => {
  it('is as `node apps/cli/src/writeDocuments.ts` writes it', () => {
    expect(committed('worked-examples.md')).toBe(workedExamplesDocument(catalogue));
  });

  it('has thirty mixes and more', () => {
    expect(workedExamples.length).toBeGreaterThanOrEqual(30);
  });

  it.each(workedExamples.map((example) => [example.what, example] as const))(
    '%s: ours is the printed one, or says why not',
    (_, example) => {
      const answers = answersTo(example, catalogue);
      const found = answers.map((ours, at) => {
        const figure = example.figures[at];
        if (figure === undefined) throw new Error('a figure without an answer');
        return [figure.what, ours, isPrinted(ours, figure)];
      });
      expect(found).toEqual(
        example.figures.map(({ what, differs }, at) => [what, answers[at], differs === null]),
      );
    },
  );
});

describe('docs/draft.md', () => {
  it('is as `node apps/cli/src/writeDocuments.ts` writes it', () => {
    expect(committed('draft.md')).toBe(draftDocument());
  });

  it('has a row for every numeric field', () => {
    for (const { path, field } of draftRows()) {
      if (field.kind !== 'number' || path.endsWith('ate.value')) continue;
      expect(draftDocument()).toContain(`| \`${path}\` |`);
    }
  });

  it.each(draftExamples.map((draft) => [draft]))('plans the example %j', (draft) => {
    expect(calculateMix(draft, catalogue).plan?.loadCount).toBeGreaterThan(0);
  });
});
