import type { UnitId } from '@mix/engine';
import type { Figure, MixForm } from '../../plan/draft/MixForm.ts';
import { isTyped } from '../../plan/draft/MixForm.ts';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import type { Job } from '../../fill/job/Job.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { productNames, type NameOf } from '../../i18n/products/productNames.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';

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

/** Products that a title names. */
const MOST_NAMED = 3;

interface Line {
  readonly productId: string;
  readonly soldAs?: string | null | undefined;
}

/** A product's name after the brand on its drum. A job keeps its names with the brand in front. */
function lineName({ productId, soldAs }: Line, nameOf: NameOf): string {
  const name = nameOf(productId);
  return soldAs == null || name.startsWith(soldAs) ? name : `${soldAs} (${name})`;
}

interface Titled {
  readonly name?: string | null | undefined;
  readonly products?: readonly Line[] | null | undefined;
}

/**
 * What a mix is called: by its name, else by its products.
 * @param nameOf null while the products are not known
 */
export function mixTitle({ name, products }: Titled, nameOf: NameOf | null): string {
  if (name != null && name.trim() !== '') return name;
  const lines = products ?? [];
  if (lines.length === 0 || nameOf === null) return homeWords.withoutName;
  const named = lines.slice(0, MOST_NAMED).map((line) => lineName(line, nameOf));
  return (
    [named[0], ...named.slice(1).map(inSentence)].join(', ') +
    (lines.length > MOST_NAMED ? ' …' : '')
  );
}

/** What a job is called: by its ground, else as its mix. */
export function jobTitle({ name, paddock, products, stages: [{ draft }] }: Job): string {
  const catalogue = { products };
  const ids = (draft.products ?? []).map(({ productId }) => productId);
  return (
    paddock?.name ?? mixTitle({ name, products: draft.products }, productNames(catalogue, ids))
  );
}

/** The job in one line: "20 ha, 100 L/ha, 3 products". */
export const jobLine = (form: MixForm): string =>
  [
    figureWithUnit(form.sprayAreaHa, 'ha'),
    figureWithUnit(form.applicationRateLPerHa, 'L/ha'),
    productCount(form),
  ]
    .filter((part) => part !== null)
    .join(', ');
