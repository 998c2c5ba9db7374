import { rulesBetween, type Catalogue, type CompatibilityVerdict } from '@mix/engine';

export type ShownVerdict = CompatibilityVerdict | 'notKnown';

/** The gravest first. */
export const SHOWN_VERDICTS = ['incompatible', 'caution', 'compatible', 'notKnown'] as const;

/** Every product against every other, by their places; null where a product meets itself. */
export const pairVerdicts = ({
  products,
  compatibilityRules,
}: Pick<
  Catalogue,
  'products' | 'compatibilityRules'
>): readonly (readonly (ShownVerdict | null)[])[] =>
  products.map((one) =>
    products.map((other) =>
      one === other ? null : (rulesBetween(compatibilityRules, one, other).verdict ?? 'notKnown'),
    ),
  );

/** How many of some pairs have each verdict. */
export function countVerdicts(
  verdicts: readonly (ShownVerdict | null)[],
): Readonly<Record<ShownVerdict, number>> {
  const counts = { incompatible: 0, caution: 0, compatible: 0, notKnown: 0 };
  for (const verdict of verdicts) if (verdict !== null) counts[verdict] += 1;
  return counts;
}
