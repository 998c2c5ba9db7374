import { LABEL_COUNTRIES, type FactSource, type LabelCountry } from '@mix/engine';
import { oneOf, orNull, readFacts, text } from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';

/** What a product is sold as in one country, and what is in it there. */
export interface TradeName {
  readonly name: string;
  readonly country: LabelCountry;
  /**
   * The product of the catalogue with the same actives and the nearest strength; null where no
   * product has these actives.
   */
  readonly productId: string | null;
  /**
   * Actives with their strengths as the register or the label prints them; without strengths where
   * none was read.
   */
  readonly actives: string;
  readonly readOn: string;
  /** Where in the source the name stands: a registration number, or an address. */
  readonly place: string | null;
  readonly source: FactSource;
}

/**
 * A name without a product stands here only where the same name, or a shorter one, is sold
 * elsewhere with a product of the catalogue: whoever looks for it is told that it is something
 * else.
 */
export const tradeNames: readonly TradeName[] = readFacts('tradeNames', {
  name: text,
  country: oneOf(...LABEL_COUNTRIES),
  productId: orNull(text),
  actives: text,
  readOn: text,
  place: orNull(text),
  ...sourceColumns,
}).map(({ sources, assumed, note, ...row }) => ({
  ...row,
  source: sourceOf({ sources, assumed, note }),
}));
