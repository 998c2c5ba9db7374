import { productCostCents } from '@mix/documents';
import { productSum } from '../totals/PartialSum.ts';

/** Whole cents of all that some records used. */
export const costOf = productSum(productCostCents);
