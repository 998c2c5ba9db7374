import { LABEL_COUNTRIES, type FactSource, type LabelCountry } from '@mix/engine';
import { oneOf, orNull, readFacts, text } from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';

/** What a product is sold as in one country, and what is in it there. */
export interface TradeName {
  readonly name: string;
  readonly country: LabelCountry;
  /** The product of the catalogue with the same actives and the nearest strength; null where it has none with them. */
  readonly productId: string | null;
  /** With their strengths as the register or the label prints them; without where none was read. */
  readonly actives: string;
  readonly readOn: string;
  /** Where in its source: a registration number, or an address. */
  readonly place: string | null;
  readonly source: FactSource;
}

/**
 * A name stands here with no product where the same name is sold with one of the catalogue elsewhere, or
 * a shorter name is: whoever looks for it is told that it is something else.
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
