import { type Nutrient, NUTRIENTS, type Product } from '@mix/engine';
import { shareWords } from './figureWords.ts';

const categories: Record<Product['category'], string> = {
  fertiliserSoluble: 'Fertiliser',
  fertiliserSuspension: 'Fertiliser',
  lime: 'Lime',
  traceElement: 'Trace element',
  biostimulant: 'Biostimulant',
  growthRegulator: 'Growth regulator',
  herbicide: 'Herbicide',
  fungicide: 'Fungicide',
  insecticide: 'Insecticide',
  adjuvant: 'Adjuvant',
  seed: 'Seed',
};

const behaviours: Record<Product['behaviour'], string> = {
  dissolves: 'dissolves',
  suspends: 'stays in suspension',
  liquid: 'liquid',
};

export const nutrientNames: Record<Nutrient, string> = {
  N: 'Nitrogen',
  P: 'Phosphorus',
  K: 'Potassium',
  S: 'Sulphur',
  Ca: 'Calcium',
  Mg: 'Magnesium',
  Cl: 'Chloride',
  Zn: 'Zinc',
  Cu: 'Copper',
  Mn: 'Manganese',
  Fe: 'Iron',
  Co: 'Cobalt',
  B: 'Boron',
  Mo: 'Molybdenum',
  Se: 'Selenium',
};

/** What it is and what it does in the tank: "Fertiliser, dissolves". */
export const kindWords = (product: Product): string =>
  `${categories[product.category]}, ${behaviours[product.behaviour]}`;

/** The nutrients a product states, most first. */
export const statedNutrients = (
  product: Pick<Product, 'nutrientsPct'>,
): readonly { readonly nutrient: Nutrient; readonly pct: number }[] =>
  NUTRIENTS.flatMap((nutrient) => {
    const pct = product.nutrientsPct?.[nutrient];
    return pct === undefined ? [] : [{ nutrient, pct }];
  }).sort((one, other) => other.pct - one.pct);

/** A name as it is shown: what it is called, and what kind of it this is, where the name says so. */
export interface ShownName {
  readonly name: string;
  readonly kind: string | null;
}

/** "Urea, granular 46-0-0" is Urea of the kind granular 46-0-0, which never breaks in its figures. */
export function shownName({ name }: Pick<Product, 'name'>): ShownName {
  const [first = name, ...rest] = name.replace(/(?<=\d)-(?=\d)/g, '\u2011').split(', ');
  return { name: first, kind: rest.length === 0 ? null : rest.join(', ') };
}

/** The line under a name in the list: kind or form, and the two nutrients there is most of. */
export const noteWords = (product: Product): string =>
  [
    shownName(product).kind ?? product.form,
    ...(product.behaviour === 'suspends' ? ['suspends'] : []),
    ...statedNutrients(product)
      .slice(0, 2)
      .map(({ nutrient, pct }) => `${shareWords(pct)}\u00a0%\u00a0${nutrient}`),
  ].join(', ');
