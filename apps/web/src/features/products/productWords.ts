import { type Nutrient, NUTRIENTS, type Product } from '@mix/engine';
import { figureWords } from './figureWords.ts';

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

/** The line under a name in the list: form, and the two nutrients there is most of. */
export const noteWords = (product: Product): string =>
  [
    product.form,
    ...(product.behaviour === 'suspends' ? ['suspends'] : []),
    ...statedNutrients(product)
      .slice(0, 2)
      .map(({ nutrient, pct }) => `${figureWords(pct)} % ${nutrient}`),
  ].join(', ');
