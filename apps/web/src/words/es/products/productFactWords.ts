import type { WordsOf } from '../../localized.ts';
import type { productFactWords as english } from '../../en/products/productFactWords.ts';

export const productFactWords: WordsOf<typeof english> = {
  nutrients: {
    N: 'Nitrógeno',
    P: 'Fósforo',
    K: 'Potasio',
    S: 'Azufre',
    Ca: 'Calcio',
    Mg: 'Magnesio',
    Cl: 'Cloruro',
    Zn: 'Zinc',
    Cu: 'Cobre',
    Mn: 'Manganeso',
    Fe: 'Hierro',
    Co: 'Cobalto',
    B: 'Boro',
    Mo: 'Molibdeno',
    Se: 'Selenio',
  },
  categories: {
    fertiliserSoluble: 'Fertilizante',
    fertiliserSuspension: 'Fertilizante, sólido fino',
    lime: 'Cal',
    traceElement: 'Microelemento',
    biostimulant: 'Bioestimulante',
    growthRegulator: 'Regulador de crecimiento',
    herbicide: 'Herbicida',
    fungicide: 'Fungicida',
    insecticide: 'Insecticida',
    adjuvant: 'Coadyuvante',
    seed: 'Semilla',
  },
  forms: { granular: 'granulado', powder: 'polvo', liquid: 'líquido' },
  behaviours: { dissolves: 'se disuelve', suspends: 'queda en suspensión', liquid: 'líquido' },
};
