import type { JobLoadProgress, JobTold } from '@mix/documents';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { productNames } from '../../i18n/products/productNames.ts';

/**
 * Number of full loads; the load in work counts once its last step is done and its line is reached.
 */
export const fullLoads = ({ number, step, steps, beforeL, lineL }: JobLoadProgress): number =>
  step === steps && beforeL >= lineL ? number : number - 1;

/** "Urea to line 792 L. 5 of 11.7 ha done." */
export function memberActivityText({ products, plan }: JobTold, load: JobLoadProgress): string {
  const ids = products.map(({ id }) => id);
  const what =
    load.productId === null
      ? farmJobWords.waterRow
      : productNames({ products }, ids)(load.productId);
  return [
    load.step === 0 ? null : farmJobWords.toLine(what, tankVolumeText(load.lineL)),
    load.areaDoneHa === null
      ? null
      : farmJobWords.ofArea(
          quantityText(load.areaDoneHa, 'ha'),
          quantityText(plan.sprayAreaHa, 'ha'),
        ),
  ]
    .filter((part) => part !== null)
    .join(' ');
}
