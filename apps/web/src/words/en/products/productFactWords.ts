import { localized } from '../../localized.ts';

/** What products are: words that the list of them needs. */
export const productFactWords = localized('productFacts', {
  nutrients: {
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
  },
  categories: {
    fertiliserSoluble: 'Fertiliser',
    fertiliserSuspension: 'Fertiliser, fine solid',
    lime: 'Lime',
    traceElement: 'Trace element',
    biostimulant: 'Biostimulant',
    growthRegulator: 'Growth regulator',
    herbicide: 'Herbicide',
    fungicide: 'Fungicide',
    insecticide: 'Insecticide',
    adjuvant: 'Adjuvant',
    seed: 'Seed',
  },
  forms: { granular: 'granular', powder: 'powder', liquid: 'liquid' },
  behaviours: { dissolves: 'dissolves', suspends: 'stays in suspension', liquid: 'liquid' },
});
