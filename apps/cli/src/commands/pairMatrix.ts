import { rulesBetween, type Catalogue, type CompatibilityVerdict } from '@mix/engine';

export const VERDICT_LETTERS: Readonly<Record<CompatibilityVerdict | 'notKnown', string>> = {
  incompatible: 'X',
  caution: '!',
  compatible: '.',
  notKnown: '?',
};

/** How many pairs have each verdict. */
export function pairCounts({ products, compatibilityRules }: Catalogue) {
  const counts = { incompatible: 0, caution: 0, compatible: 0, notKnown: 0 };
  for (const [position, one] of products.entries())
    for (const other of products.slice(position + 1))
      counts[rulesBetween(compatibilityRules, one, other).verdict ?? 'notKnown'] += 1;
  return counts;
}

/** Every product against every other as text, a line and a column each; columns have the lines' numbers. */
export function pairMatrix(catalogue: Catalogue): string {
  const { products, compatibilityRules } = catalogue;
  const number = (position: number) => String(position + 1).padStart(3);
  const longest = Math.max(...products.map(({ id }) => id.length));
  const rows = products.map((one, position) => {
    const letters = products.map((other) =>
      one === other
        ? '\\'
        : VERDICT_LETTERS[rulesBetween(compatibilityRules, one, other).verdict ?? 'notKnown'],
    );
    return `${number(position)} ${one.id.padEnd(longest)} ${letters.join('')}`;
  });
  const digits = [100, 10, 1].map((place) =>
    products
      .map((_product, position) =>
        position + 1 < place ? ' ' : String(Math.floor((position + 1) / place) % 10),
      )
      .join(''),
  );
  const counts = pairCounts(catalogue);
  return [
    ...digits.map((line) => `${' '.repeat(longest + 5)}${line}`.trimEnd()).filter(Boolean),
    ...rows,
    '',
    `X not together ${counts.incompatible}  ! with care ${counts.caution}  . fits ${counts.compatible}  ? not known ${counts.notKnown}`,
  ].join('\n');
}
