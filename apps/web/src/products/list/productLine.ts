import { type Nutrient, NUTRIENTS, type Product } from '@mix/engine';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { productFactWords } from '../../i18n/made/en/products/productFactWords.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import { shareText } from '../product/factFigure.ts';

/** Category of a product and its behaviour in the tank: "Fertiliser, dissolves". */
export const kindText = ({ category, behaviour }: Product): string =>
  `${productFactWords.categories[category]}, ${productFactWords.behaviours[behaviour]}`;

/** The nutrients a product states, most first. */
export const statedNutrients = (
  product: Pick<Product, 'nutrientsPct'>,
): readonly { readonly nutrient: Nutrient; readonly pct: number }[] =>
  NUTRIENTS.flatMap((nutrient) => {
    const pct = product.nutrientsPct?.[nutrient];
    return pct === undefined ? [] : [{ nutrient, pct }];
  }).sort((one, other) => other.pct - one.pct);

/** A product's name as it is shown: the short name, and the kind where the name states one. */
export interface ShownName {
  readonly name: string;
  readonly kind: string | null;
}

/** The first comma stands within brackets that end the name: "Lime flour (calcium carbonate, <75 µm)". */
const BRACKETED = /^([^,(]+) \(([^()]*,[^()]*)\)$/;

/** A comma that stands within no brackets. */
const OUTER_COMMA = /, (?![^(]*\))/;

/** "Urea, granular 46-0-0" is "Urea" of the kind "granular 46-0-0"; an analysis never breaks. */
export function shownName({ name }: Pick<Product, 'name'>): ShownName {
  const whole = unbrokenAnalysis(name);
  const [, bracketed, within] = BRACKETED.exec(whole) ?? [];
  if (bracketed !== undefined && within !== undefined) return { name: bracketed, kind: within };
  const [first = whole, ...rest] = whole.split(OUTER_COMMA);
  return { name: first, kind: rest.length === 0 ? null : rest.join(', ') };
}

/**
 * Names of the products of a list, in its order: the whole name where another has the same short
 * one.
 */
export function namesInList(products: readonly Pick<Product, 'name'>[]): readonly string[] {
  const short = products.map((product) => shownName(product).name);
  const times = new Map<string, number>();
  for (const name of short) times.set(name, (times.get(name) ?? 0) + 1);
  return products.map(({ name }, place) => {
    const own = short[place] ?? name;
    return times.get(own) === 1 ? own : unbrokenAnalysis(name);
  });
}

/** The line under a name in the list: kind or form, and the two nutrients there is most of. */
export const noteText = (product: Product): string =>
  [
    shownName(product).kind ?? productFactWords.forms[product.form],
    ...(product.behaviour === 'suspends' ? [productWords.suspends] : []),
    ...statedNutrients(product)
      .slice(0, 2)
      .map(({ nutrient, pct }) => `${shareText(pct)}\u00a0%\u00a0${nutrient}`),
  ].join(', ');
