import type { UnitId } from '@mix/engine';
import type { Figure, MixForm } from '../../../mix/draft/MixForm.ts';
import { isTyped } from '../../../mix/draft/MixForm.ts';
import { homeWords } from '../../../words/en/home/homeWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { shownUnitSign } from '../../../words/figures/shownUnitSign.ts';

/** A figure of the form with its unit, as it was typed where it is half typed; null where not set. */
export function figureWithUnit(figure: Figure | undefined, unit: UnitId): string | null {
  if (figure === undefined || figure === null) return null;
  if (isTyped(figure)) {
    const { typed, system } = figure;
    return typed.trim() === '' ? null : `${typed} ${shownUnitSign(unit, system ?? 'metric')}`;
  }
  return quantityText(figure, unit, 2);
}

const productCount = ({ products }: Pick<MixForm, 'products'>): string | null =>
  products.length === 0 ? null : homeWords.products(products.length);

/** What a mix is called where it has no name of its own. */
export const mixTitle = ({ name }: Pick<MixForm, 'name'>): string =>
  name === undefined || name === null || name.trim() === '' ? homeWords.withoutName : name;

/** The job in one line: "20 ha, 100 L/ha, 3 products". */
export const jobLine = (form: MixForm): string =>
  [
    figureWithUnit(form.sprayAreaHa, 'ha'),
    figureWithUnit(form.applicationRateLPerHa, 'L/ha'),
    productCount(form),
  ]
    .filter((part) => part !== null)
    .join(', ');
