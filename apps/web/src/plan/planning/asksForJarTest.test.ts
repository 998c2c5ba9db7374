import { readFileSync } from 'node:fs';
import { MECHANISMS, mixProblem, PROBLEM_SEVERITY, type ProblemCode } from '@mix/engine';
import { expect, it } from 'vitest';
import { problemWordsOf } from '../../i18n/problems/problemWords.ts';
import { asksForJarTest } from './asksForJarTest.ts';
import { isUnanswered } from './TellMore.tsx';

type Texts = Readonly<Record<string, Readonly<Record<string, { readonly action?: string }>>>>;

const textsOf = (area: string): Texts =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../../packages/messages/messages/en/${area}.json`, import.meta.url),
      'utf8',
    ),
  ) as Texts;

it('knows every problem whose advice is a jar test', () => {
  const asking = ['mixing', 'tank'].flatMap((area) =>
    Object.values(textsOf(area)).flatMap((problems) =>
      Object.entries(problems).flatMap(([code, { action }]) =>
        action === '@jarTest' || action?.includes(' jar') ? [code] : [],
      ),
    ),
  );
  const codes = Object.keys(PROBLEM_SEVERITY) as ProblemCode[];
  const known = codes.filter((code) => asksForJarTest(mixProblem(code, 'products')));
  const unanswered = codes.filter((code) => isUnanswered(mixProblem(code, null)));
  expect(known.toSorted()).toEqual(
    asking.filter((code) => !unanswered.some((one) => one === code)).toSorted(),
  );
});

it.each([[], ...MECHANISMS.map((mechanism) => [mechanism])].map((mechanisms) => ({ mechanisms })))(
  'knows whether a jar shows what two products do to each other: $mechanisms',
  ({ mechanisms }) => {
    const problem = mixProblem('useWithCaution', 'products', {
      pairs: ['urea+seaweed'],
      mechanisms,
      ruleIds: [],
    });
    const { sentence } = problemWordsOf(null)(problem);
    expect(asksForJarTest(problem)).toBe(sentence.includes('Do a jar test first'));
  },
);
