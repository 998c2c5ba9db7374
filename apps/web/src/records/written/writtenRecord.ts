import { LONGEST_MIX_NAME, type RecordProduct, type SprayRecord } from '@mix/documents';
import { ENGINE_VERSION, type LabelCountry } from '@mix/engine';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { productNames } from '../../i18n/products/productNames.ts';
import { NOTHING_SAID } from '../recordOfJob.ts';
import { amountOfLine, isInAll, type SprayedGround, type SprayLine } from './sprayLines.ts';

/** What a record holds at first of a spray that nobody planned. */
export const NOTHING_PLANNED = {
  ...NOTHING_SAID,
  state: 'done',
  startedAt: null,
  sprayAreaHa: null,
  areaDoneHa: null,
  applicationRateLPerHa: null,
  plannedCarrierL: null,
  carrierL: null,
  engineVersion: ENGINE_VERSION,
} as const;

/** A spray that was not filled step by step, as far as somebody says what it was. */
export interface WrittenSpray extends SprayedGround {
  readonly where: Pick<SprayRecord, 'paddockId' | 'location' | 'landUse'>;
  readonly when: Pick<SprayRecord, 'endedAt' | 'endKnownTo'> &
    Partial<Pick<SprayRecord, 'startedAt'>>;
  readonly lines: readonly SprayLine[];
  readonly operator: string | null;
  /** What a sheet says besides. */
  readonly more?: Partial<Pick<SprayRecord, 'name' | 'notes'>>;
}

interface WrittenWith {
  readonly catalogueVersion: string;
  /** Whose labels count. */
  readonly country: LabelCountry | null;
}

/** "Urea, gibberellic acid": what a spray without a name of its own is called. */
function nameOf(lines: readonly SprayLine[]): string {
  const products = lines.map(({ product }) => product);
  const nameOfOne = productNames(
    { products },
    products.map(({ id }) => id),
  );
  const names = products.map(({ id }, place) =>
    place === 0 ? nameOfOne(id) : inSentence(nameOfOne(id)),
  );
  return Array.from(names.join(', ')).slice(0, LONGEST_MIX_NAME).join('');
}

/**
 * The record of a spray that was written down: what nobody planned, measured or counted is null. Null
 * where the amount of any product is not known: a record is nothing without them.
 */
export function writtenRecord(
  { where, when, lines, operator, more, ...ground }: WrittenSpray,
  { catalogueVersion, country }: WrittenWith,
): SprayRecord | null {
  const products = lines.flatMap((line): readonly RecordProduct[] => {
    const { id, name } = line.product;
    const actual = amountOfLine(line, ground);
    return actual === null || actual.value <= 0
      ? []
      : [
          {
            productId: id,
            name,
            planned: null,
            actual,
            registrationNumber: null,
            batch: null,
          },
        ];
  });
  if (products.length === 0 || products.length < lines.length) return null;
  return {
    ...NOTHING_PLANNED,
    name: nameOf(lines),
    ...when,
    ...where,
    areaDoneHa: ground.areaHa,
    // As somebody says it was; of the form nobody does.
    applicationRateLPerHa: ground.applicationRateLPerHa,
    ...more,
    products,
    operator,
    // The rates that were said, so that the mix can be repeated.
    draft: {
      ...(country !== null && { country }),
      products: lines.map(({ product, value, unit }) => ({
        productId: product.id,
        rate: isInAll(unit) ? null : { value, unit },
      })),
    },
    catalogueVersion,
    productFacts: lines.map(({ product }) => product),
  };
}
