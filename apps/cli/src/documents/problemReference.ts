import {
  calculateMix,
  isFields,
  PROBLEM_SEVERITY,
  solveMix,
  type Catalogue,
  type MixDraft,
  type MixProblem,
  type ProblemCode,
} from '@mix/engine';
import { problemText } from '@mix/messages';
import { sheetFormat } from '../jobSheet/SheetFormat.ts';
import { BASE_MIX } from './exampleMixes.ts';
import type { ProblemExample } from './ProblemExample.ts';
import { problemExamples } from './problemExamples.ts';
import { stopLimitOf } from './stopLimits.ts';

/** Plans or solves the draft of an example; `problem` is null when its code is not reported. */
export function exampleProblem(
  code: ProblemCode,
  { change, solved, own }: ProblemExample,
  catalogue: Catalogue,
): { readonly draft: MixDraft; readonly problem: MixProblem | null } {
  const draft = isFields(change) ? { ...BASE_MIX, ...change } : change;
  const facts = own?.add(catalogue) ?? catalogue;
  const { problems } = solved === true ? solveMix(draft, facts) : calculateMix(draft, facts);
  const problem = problems.find((candidate) => candidate.code === code) ?? null;
  return { draft: isFields(draft) ? draft : {}, problem };
}

const inline = (value: unknown): string => `\`${JSON.stringify(value)}\``;

function exampleLine({ change, solved, own }: ProblemExample): string {
  const what = solved === true ? 'the base mix as a target' : 'the base mix';
  const isBase = isFields(change) && Object.keys(change).length === 0;
  const withChange = isBase ? '' : ` with ${inline(change)}`;
  const whole = isFields(change) ? `${what}${withChange}` : inline(change);
  return `Example: ${whole}${own === undefined ? '' : ` ${own.words}`}.`;
}

const RESTS_ON = {
  draft: 'on the draft alone',
  operator: 'on what the operator says',
  label: 'on the label',
  facts: 'on facts that were read',
} as const;

function limitLines(code: ProblemCode): readonly string[] {
  const stop = stopLimitOf(code);
  if (stop === null) return [];
  const sources = stop.sources === undefined ? '' : ` (${stop.sources.join(', ')})`;
  return [`Rests ${RESTS_ON[stop.restsOn]}: ${stop.limit}${sources}`];
}

/** One problem: its severity, meaning and words, what a stop rests on, and a draft that brings it about. */
export function problemEntry(code: ProblemCode, catalogue: Catalogue): string {
  const example = problemExamples[code];
  const { draft, problem } = exampleProblem(code, example, catalogue);
  if (problem === null) throw new Error(`the example of ${code} does not bring it about`);
  const { title, detail, action } = problemText(problem, sheetFormat(draft, catalogue, 'metric'));
  const text = [
    `### \`${code}\``,
    `${PROBLEM_SEVERITY[code]} · ${example.meaning}`,
    ...limitLines(code),
    `> **${title}.** ${detail}${action === null ? '' : ` ${action}`}`.replace('?.**', '?**'),
    exampleLine(example),
    `Field: ${problem.field === null ? 'none' : `\`${problem.field}\``}. Values: ${inline(problem.values)}`,
  ].join('\n\n');
  return text.replaceAll('\u00a0', ' ');
}

/** Every code as `problemEntry` tells it, as a page of Markdown. */
export function problemReference(catalogue: Catalogue): string {
  const codes = Object.keys(PROBLEM_SEVERITY) as ProblemCode[];
  return [
    '# Problems',
    'A plan comes with problems as data: `code`, `severity`, `field` (the path in the draft, or null) and `values`. The words are English; other languages have their own. `stop`: no plan. `warn`: a plan, but look first. `note`: something not known or not counted.',
    'Values are in the units their names end in. Examples change this base mix:',
    `\`\`\`json\n${JSON.stringify(BASE_MIX, null, 2)}\n\`\`\``,
    ...codes.map((code) => problemEntry(code, catalogue)),
  ].join('\n\n');
}
