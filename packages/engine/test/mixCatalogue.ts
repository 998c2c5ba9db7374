import type { Catalogue } from '../src/catalogue/Catalogue.ts';
import type {
  CompatibilityRule,
  CompatibilityVerdict,
} from '../src/catalogue/CompatibilityRule.ts';
import { testCatalogue } from './testCatalogue.ts';
import { ams, calciumNitrate, epsom, potassiumNitrate } from './testProducts.ts';

const rule = (
  groupA: string,
  groupB: string,
  verdict: CompatibilityVerdict,
): CompatibilityRule => ({
  id: `${groupA}-${groupB}`,
  between: { [groupA]: [groupB] },
  verdict,
  mechanism: 'none',
  reason: verdict,
  source: { sourceIds: ['S46'], assumed: false, note: null },
});

/** Enough products, rules and machines for a plan from end to end. */
export const mixCatalogue: Catalogue = {
  ...testCatalogue,
  products: [...testCatalogue.products, ams, calciumNitrate, epsom, potassiumNitrate],
  cropInterception: [
    {
      crop: 'cereals',
      steps: [
        [0, 0, 'S747'],
        [10, 25, 'S747'],
        [30, 80, 'S748'],
      ],
    },
    { crop: 'pasture', steps: [[0, 90, 'S747']] },
  ],
  compatibilityRules: [
    { ...rule('CA_SOL', 'SO4', 'incompatible'), solids: ['gypsum'] },
    rule('NH4', 'CARBONATE', 'incompatible'),
    rule('UREA', 'SEAWEED', 'caution'),
    rule('UREA', 'SO4', 'compatible'),
  ],
};
