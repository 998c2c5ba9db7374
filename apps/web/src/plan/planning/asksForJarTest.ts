import type { MixProblem, ProblemCode } from '@mix/engine';

/** Problems whose advice is a jar test. */
const ASKING: readonly ProblemCode[] = [
  'nothingKnown',
  'manyPartners',
  'sharedIons',
  'solubilityUnknown',
  'mayNotDissolve',
];

/** What two products do to each other that a jar shows; `none`: it is not known what they do. */
const SEEN_IN_A_JAR = ['none', 'precipitation', 'coagulation', 'separation', 'gas', 'heat'];

/** Whether the words of a problem send to a jar test. */
export function asksForJarTest({ code, values }: MixProblem): boolean {
  if (code !== 'useWithCaution') return ASKING.includes(code);
  const { mechanisms } = values;
  return (
    Array.isArray(mechanisms) &&
    (mechanisms.length === 0 || SEEN_IN_A_JAR.some((one) => mechanisms.includes(one)))
  );
}
