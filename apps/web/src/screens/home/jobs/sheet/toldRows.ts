import type { JobTold, SprayRecord } from '@mix/documents';
import { farmJobWords } from '../../../../words/en/farm/farmJobWords.ts';
import { measureText } from '../../../../words/figures/measureText.ts';
import { numberText } from '../../../../words/figures/numberText.ts';
import { quantityText } from '../../../../words/figures/quantityText.ts';
import { tankVolumeText } from '../../../../words/figures/tankVolumeText.ts';
import { productNames } from '../../../../words/products/productNames.ts';

/** One thing that was told, and what was done of it, as both are read. */
export interface ToldRow {
  readonly id: string;
  readonly what: string;
  /** Null: nobody asked for it. */
  readonly told: string | null;
  /** Null is not known. */
  readonly done: string | null;
}

/**
 * What was told of a job, row by row, and what its record says was done.
 * @param record null: nothing is done yet, or it has not come to this device
 */
export function toldRows(
  { plan, products }: JobTold,
  record: SprayRecord | null,
): readonly ToldRow[] {
  const names = productNames(
    { products },
    products.map(({ id }) => id),
  );
  const ofProducts = plan.productTotals.map(({ productId, sprayed }): ToldRow => {
    const actual = record?.products.find((one) => one.productId === productId)?.actual;
    return {
      id: productId,
      what: names(productId),
      told: measureText(sprayed),
      done: actual === undefined ? null : measureText(actual),
    };
  });
  // Something that nobody told, and that is in the record, is a difference too.
  const untold = (record?.products ?? [])
    .filter((one) => !plan.productTotals.some(({ productId }) => productId === one.productId))
    .map(({ productId, name, actual }): ToldRow => ({
      id: productId,
      what: name,
      told: null,
      done: measureText(actual),
    }));
  const area = record?.areaDoneHa ?? null;
  const water = record?.carrierL ?? null;
  return [
    {
      id: 'area',
      what: farmJobWords.area,
      told: quantityText(plan.sprayAreaHa, 'ha'),
      done: area === null ? null : quantityText(area, 'ha'),
    },
    {
      id: 'loads',
      what: farmJobWords.loadsRow,
      told: numberText(plan.loadCount),
      done: record === null ? null : numberText(record.loads.length),
    },
    {
      id: 'water',
      what: farmJobWords.waterRow,
      told: tankVolumeText(plan.carrierTotalL),
      done: water === null ? null : tankVolumeText(water),
    },
    ...ofProducts,
    ...untold,
  ];
}
