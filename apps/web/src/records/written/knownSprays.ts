import { momentOf, type ReportedRecord, type SavedMix } from '@mix/documents';
import { applyOverrides, treatedShare, type Product } from '@mix/engine';
import { perHaOfLine, type SprayLine } from './sprayLines.ts';

/** What was sprayed before, or was saved to be: lines per hectare, to be taken in one tap. */
export interface KnownSpray {
  readonly key: string;
  readonly lines: readonly SprayLine[];
}

/** Beyond six figures is the noise of a quotient. */
const FIGURES = 6;

const GRAMS_PER_KG = 1000;

/** So much to a hectare, in the unit that a person would say it in. */
function lineOf(product: Product, unit: 'kg' | 'L', perHa: number): SprayLine {
  const isSmall = perHa < 1;
  const value = Number((isSmall ? perHa * GRAMS_PER_KG : perHa).toPrecision(FIGURES));
  const [small, large] =
    unit === 'kg' ? (['g/ha', 'kg/ha'] as const) : (['mL/ha', 'L/ha'] as const);
  return { product, value, unit: isSmall ? small : large };
}

const keyOf = (lines: readonly SprayLine[]): string =>
  lines
    .map(({ product, value, unit }) => `${product.id} ${value.toPrecision(3)} ${unit}`)
    .toSorted()
    .join(';');

/** What each hectare of a record got; null where its area or a product of it is not known here. */
function linesOfRecord(
  { products, areaDoneHa }: Pick<ReportedRecord, 'products' | 'areaDoneHa'>,
  productOf: (id: string) => Product | undefined,
): readonly SprayLine[] | null {
  if (areaDoneHa === null || areaDoneHa <= 0) return null;
  const sprayed = products.filter(({ actual }) => actual.value > 0);
  const lines = sprayed.flatMap(({ productId, actual }) => {
    const product = productOf(productId);
    return product === undefined ? [] : [lineOf(product, actual.unit, actual.value / areaDoneHa)];
  });
  return lines.length === sprayed.length ? lines : null;
}

/** What a saved mix gives a hectare; null where that depends on a tank, a band or what is not said. */
function linesOfMix({ draft, products }: SavedMix): readonly SprayLine[] | null {
  if (treatedShare(draft) !== 1) return null;
  const { applicationRateLPerHa = null } = draft;
  const asked = draft.products ?? [];
  const lines = asked.flatMap(({ productId, rate, overrides = null }) => {
    const facts = products.find(({ id }) => id === productId);
    if (facts === undefined || rate === null) return [];
    const product = applyOverrides(facts, overrides);
    const perHa = perHaOfLine({ product, ...rate }, { areaHa: 1, applicationRateLPerHa });
    return perHa === null ? [] : [lineOf(product, perHa.unit, perHa.value)];
  });
  return lines.length === asked.length ? lines : null;
}

interface Recorded {
  readonly value: ReportedRecord;
}

/** The records by when they ended, the last first. */
export function latestFirst(records: readonly Recorded[]): readonly ReportedRecord[] {
  return records
    .map(({ value }) => ({ value, endedMs: momentOf(value.endedAt) }))
    .toSorted((a, b) => b.endedMs - a.endedMs)
    .map(({ value }) => value);
}

interface KnownFrom {
  /** The latest first. */
  readonly records: readonly ReportedRecord[];
  /** The newest change first. */
  readonly mixes: readonly { readonly value: SavedMix }[];
  readonly products: readonly Product[];
}

/** Records looked through for what was sprayed last: enough for a season's few mixes. */
const MOST_RECORDS = 40;

/** The last sprays, the latest first, then saved mixes; each mix once. @param most as many of them */
export function knownSprays(
  { records, mixes, products }: KnownFrom,
  most: number,
): readonly KnownSpray[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const found = [
    ...records.slice(0, MOST_RECORDS).map((record) => linesOfRecord(record, (id) => byId.get(id))),
    ...mixes.map(({ value }) => linesOfMix(value)),
  ];
  const known = new Map<string, KnownSpray>();
  for (const lines of found) {
    if (lines === null || lines.length === 0) continue;
    const key = keyOf(lines);
    if (!known.has(key)) known.set(key, { key, lines });
    if (known.size === most) break;
  }
  return [...known.values()];
}

/** Ids of the products that were sprayed last, the latest first. @param records the latest first */
export const lastProductIds = (records: readonly ReportedRecord[]): readonly string[] => [
  ...new Set(
    records
      .slice(0, MOST_RECORDS)
      .flatMap(({ products }) => products.map(({ productId }) => productId)),
  ),
];
