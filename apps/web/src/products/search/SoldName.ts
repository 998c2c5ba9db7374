import type { LabelCountry } from '@mix/engine';

/** A trade name of a product in one country, as the search knows it. */
export interface SoldName {
  readonly name: string;
  readonly country: LabelCountry;
  /**
   * The catalogue's product that the name stands for; null: the catalogue has none with its
   * actives.
   */
  readonly productId: string | null;
  /** Its actives and their strength, as printed. */
  readonly actives: string;
  readonly assumed: boolean;
}

/** Names that have the rest in common: product, actives, country, whether assumed, then the names. */
export type PackedNames = readonly (readonly [
  productId: string | null,
  actives: string,
  country: LabelCountry,
  assumed: 0 | 1,
  names: readonly string[],
])[];
