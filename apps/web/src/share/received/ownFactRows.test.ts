import {
  kilogramsPerLitre,
  LABEL_FIGURES,
  litresPerKilogram,
  massFraction,
  type Product,
  type ProductLabel,
} from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { ownFactRows } from './ownFactRows.ts';

const brew: Product = {
  id: 'own-brew',
  name: 'Kelp brew of our own',
  category: 'biostimulant',
  form: 'liquid',
  formulation: null,
  behaviour: 'liquid',
  bulkDensityKgPerL: null,
  particleDensityKgPerL: null,
  liquidDensityKgPerL: kilogramsPerLitre(1.12),
  displacementLPerKg: null,
  saltTable: null,
  solubility: [],
  heatOfSolutionKJPerKg: null,
  specificHeatKJPerKgK: null,
  practicalLimitKgPer100L: null,
  nutrientsPct: {},
  declaredAnalysis: null,
  rate: null,
  mixClass: 90,
  phEffect: null,
  groups: [],
  hazards: [],
  notes: null,
  particleTopSizeUm: null,
  halfLifeByPh: [],
  sources: {},
};

/** Another value of every fact but the name, which is shown above the rows. */
const changes: Required<Omit<Product, 'id' | 'name' | 'sources' | 'label'>> = {
  category: 'herbicide',
  form: 'powder',
  formulation: 'SL',
  behaviour: 'dissolves',
  bulkDensityKgPerL: kilogramsPerLitre(0.8),
  particleDensityKgPerL: kilogramsPerLitre(1.3),
  liquidDensityKgPerL: kilogramsPerLitre(1.2),
  displacementLPerKg: litresPerKilogram(0.75),
  saltTable: { saltId: 'urea', anhydrousFraction: massFraction(1), givesRoom: false },
  solubility: [{ temperatureC: 10, gPerKgWater: 5000 }],
  heatOfSolutionKJPerKg: 240,
  specificHeatKJPerKgK: 1.5,
  practicalLimitKgPer100L: 30,
  nutrientsPct: { N: 46 },
  declaredAnalysis: '46-0-0',
  rate: { min: 1, max: 500, unit: 'kg/ha', fromLabel: true },
  mixClass: 20,
  phEffect: 'acid',
  groups: ['CALCIUM'],
  hazards: ['H319'],
  notes: 'Needs no shaking',
  particleTopSizeUm: 200,
  halfLifeByPh: [{ ph: 7, halfLifeMin: 60 }],
  saltIndex: 75,
  biuretPct: 0.9,
  neutralisingValuePct: 98,
  dissolvingMin: 4,
  activeIngredientGPerL: 360,
  activeIngredientPct: 70,
  acidEquivalentGPerL: 350,
  acidEquivalentPct: 69,
  actives: [{ name: 'glyphosate', gPerKgOrL: 360, ceilingGPerHa: 6500 }],
  resistanceGroups: [{ scheme: 'HRAC', group: '9' }],
};

const label: Required<ProductLabel> = {
  country: null,
  ...(Object.fromEntries(LABEL_FIGURES.map((key, place) => [key, place])) as Required<
    Pick<ProductLabel, (typeof LABEL_FIGURES)[number]>
  >),
  activeIngredient: 'glyphosate',
  finestDroplets: 'F',
};

const shown = (product: Product): readonly string[] =>
  ownFactRows(product).map((row) => `${row.label}: ${row.value}`);

describe('the facts of a sender’s own product', () => {
  it.each(Object.entries(changes))('show another %s', (key, value) => {
    expect(shown({ ...brew, [key]: value })).not.toEqual(shown(brew));
  });

  it.each(Object.keys(label))('show %s of its label', (key) => {
    const said = { ...label, country: 'NZ' as const };
    const { [key as keyof ProductLabel]: left, ...rest } = said;
    expect(left).toBeDefined();
    expect(shown({ ...brew, label: said })).not.toEqual(
      shown({ ...brew, label: { country: null, ...rest } }),
    );
  });

  it('say which country a label counts in, and nothing that is not known', () => {
    expect(shown({ ...brew, label: { country: 'NZ', grazingDays: 7 } })).toEqual([
      ...shown(brew),
      'No grazing for (label of NZ): 7\u00a0d',
    ]);
  });
});
