import type { JobTold, SprayRecord } from '@mix/documents';
import { sprayedAsWeighed, type ProductMeasure } from '@mix/engine';
import { farmJobWords } from '../../../i18n/made/en/farm/farmJobWords.ts';
import { recordWords } from '../../../i18n/made/en/records/recordWords.ts';
import { measureText } from '../../../i18n/figures/measureText.ts';
import { numberText } from '../../../i18n/figures/numberText.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { tankVolumeText } from '../../../i18n/figures/tankVolumeText.ts';
import { productNames } from '../../../i18n/products/productNames.ts';

/** One figure of the instruction and what was done of it, both as text. */
export interface ToldRow {
  readonly id: string;
  readonly what: string;
  /** Null: the instruction did not ask for it. */
  readonly told: string | null;
  /** Null is not known. */
  readonly done: string | null;
  /** Whether the two differ by more than can be measured: whoever checks has to look at it. */
  readonly differs: boolean;
  /** For a product that differs: how much more was sprayed than was asked for; negative: less. */
  readonly more: ProductMeasure | null;
}

/**
 * Share of the asked figure within which water and area count as done as asked. Assumed: a gauge is
 * read to half a per cent, and water is the difference of two readings; no outline walked with a
 * phone is more exact. A warning on every job would be read by nobody.
 */
const READ_SHARE = 0.01;

type Total = JobTold['plan']['productTotals'][number];

/** The amount weighed where all of it is sprayed; else what is sprayed and what stays. */
function totalText(total: Total): string {
  const { leftInMachine } = total;
  const sprayed = measureText(sprayedAsWeighed(total));
  return leftInMachine.value > 0
    ? `${sprayed} ${recordWords.andLeft(measureText(leftInMachine))}`
    : sprayed;
}

/** Less than half a step of the scale is no difference: it could not be weighed. */
function differenceOf(total: Total, actual: ProductMeasure): ProductMeasure | null {
  const told = sprayedAsWeighed(total);
  if (told.unit !== actual.unit || measureText(told) === measureText(actual)) return null;
  const more = actual.value - told.value;
  return Math.abs(more) < (total.measuringStep ?? 0) / 2
    ? null
    : ({ unit: told.unit, value: more } as ProductMeasure);
}

function productRow(
  total: Total,
  record: SprayRecord | null,
  names: (productId: string) => string,
): ToldRow {
  const { productId } = total;
  const row = { id: productId, what: names(productId), told: totalText(total) };
  const actual = record?.products.find((one) => one.productId === productId)?.actual;
  if (actual === undefined) return { ...row, done: null, differs: false, more: null };
  const more = differenceOf(total, actual);
  const isOtherUnit = actual.unit !== total.sprayed.unit;
  return { ...row, done: measureText(actual), differs: isOtherUnit || more !== null, more };
}

/** @param done null: not known */
function figureRow(
  id: string,
  what: string,
  told: number,
  done: number | null,
  text: (value: number) => string,
  /** Share of the asked figure within which it counts as done as asked. */
  near = READ_SHARE,
): ToldRow {
  const isRead = done !== null && text(done) === text(told);
  return {
    id,
    what,
    told: text(told),
    done: done === null ? null : text(done),
    differs: done !== null && !isRead && Math.abs(done - told) > told * near,
    more: null,
  };
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
  // A product in the record that the instruction did not ask for is a difference too.
  const untold = (record?.products ?? [])
    .filter((one) => !plan.productTotals.some(({ productId }) => productId === one.productId))
    .map(({ productId, name, actual }): ToldRow => {
      const done = measureText(actual);
      return { id: productId, what: name, told: null, done, differs: true, more: null };
    });
  const { area, loadsRow, waterRow } = farmJobWords;
  const litres = record?.carrierL ?? null;
  // A record made without filling load by load has no loads to count.
  const loads = record === null || record.loads.length === 0 ? null : record.loads.length;
  return [
    figureRow('area', area, plan.sprayAreaHa, record?.areaDoneHa ?? null, (ha) =>
      quantityText(ha, 'ha'),
    ),
    // Loads are counted, and not read off a gauge.
    figureRow('loads', loadsRow, plan.loadCount, loads, numberText, 0),
    figureRow('water', waterRow, plan.carrierTotalL, litres, tankVolumeText),
    ...plan.productTotals.map((total) => productRow(total, record, names)),
    ...untold,
  ];
}
