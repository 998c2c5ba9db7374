import type { LabelCountry } from '@mix/engine';
import { namesByBrand } from '../../products/search/brandTyped.ts';
import type { SoldName } from '../../products/search/SoldName.ts';

/**
 * What a text of a sheet is sold as, in whichever country, those of one's own first; none where it is no
 * brand.
 */
export function soldUnder(
  names: readonly SoldName[],
  country: LabelCountry | null,
): (text: string) => readonly SoldName[] {
  const isElsewhere = (one: SoldName) => Number(one.country !== country);
  return namesByBrand(names.toSorted((one, other) => isElsewhere(one) - isElsewhere(other)));
}
