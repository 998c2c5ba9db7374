import type { CompatibilityRule, CompatibilityVerdict } from '@mix/engine';
import { listOf, oneOf, orNull, readFacts, text } from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';
import { pairReason } from './pairReasons.ts';

const VERDICTS: Readonly<Record<'fits' | 'order' | 'caution' | 'stop', CompatibilityVerdict>> = {
  fits: 'compatible',
  order: 'compatible',
  caution: 'caution',
  stop: 'incompatible',
};

/**
 * What labels and guides say of products by name: each of `a` meets each of `b`. A list holds
 * strengths of one product, or products that the source names together. `condition` is what the
 * source binds its statement to. A row with a reason is a rule; where a row has none, the groups of
 * the two products say as much already.
 */
const rows = readFacts('namedPairs', {
  a: listOf(text),
  b: listOf(text),
  verdict: oneOf('fits', 'order', 'caution', 'stop'),
  condition: orNull(text),
  reason: orNull(text),
  ...sourceColumns,
});

/** The first product of each list of a row: what is printed of an everyday pair, and where. */
export const printedPairs = rows.map(
  ({ a: [a = ''], b: [b = ''], verdict, sources, condition }) =>
    [a, b, verdict, sources, condition] as const,
);

const asked = rows.flatMap(({ reason, ...row }) => (reason === null ? [] : [{ ...row, reason }]));

/** One rule for each reason and source, so that whoever reads a rule sees where it was read. */
export const namedPairs: readonly CompatibilityRule[] = [
  ...Map.groupBy(asked, ({ reason, sources }) => [reason, ...sources].join('-')),
].flatMap(([id, of]): CompatibilityRule[] => {
  const [first] = of;
  if (first === undefined) return [];
  const between: Record<string, readonly string[]> = {};
  for (const { a, b } of of) for (const one of a) between[one] = [...(between[one] ?? []), ...b];
  const { note, ...source } = sourceOf(first);
  return [
    {
      id,
      ofLabel: true,
      verdict: VERDICTS[first.verdict],
      between,
      ...pairReason(first.reason),
      // The note of a fact that was read stays in the table; only an assumed fact has to say why.
      source: { ...source, note: source.assumed ? note : null },
    },
  ];
});
