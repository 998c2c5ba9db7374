import { kilogramsPerLitre, litresPerKilogram, massFraction } from '../src/units/quantity.ts';
import { exampleProduct } from './exampleInputs.ts';

const gPerKgWater = (at0: number, at10: number, at20: number, at30: number) => [
  { temperatureC: 0, gPerKgWater: at0 },
  { temperatureC: 10, gPerKgWater: at10 },
  { temperatureC: 20, gPerKgWater: at20 },
  { temperatureC: 30, gPerKgWater: at30 },
];

const salt = (saltId: string, anhydrous = 1) => ({
  saltId,
  anhydrousFraction: massFraction(anhydrous),
});

/** Facts 3.3 and 3.4: solubility S2, S8, S12; heat 241 kJ/kg assumed; cp from 4.186 - 2.08 w. */
export const urea = exampleProduct({
  id: 'urea',
  displacementLPerKg: litresPerKilogram(0.742),
  saltTable: salt('urea'),
  solubility: gPerKgWater(656, 845, 1080, 1346),
  heatOfSolutionKJPerKg: 241,
  specificHeatKJPerKgK: 2.106,
  practicalLimitKgPer100L: 30,
  nutrientsPct: { N: 46 },
  groups: ['UREA'],
});

/** Facts 3.3 and 3.4: S1, S7. */
export const ams = exampleProduct({
  id: 'ams',
  displacementLPerKg: litresPerKilogram(0.441),
  saltTable: salt('ammoniumSulphate'),
  solubility: gPerKgWater(703.6, 727.1, 751.3, 779.4),
  heatOfSolutionKJPerKg: 87,
  nutrientsPct: { N: 21, S: 24 },
  groups: ['NH4', 'SO4'],
});

/** Facts 3.3 and 3.4: S1, S6; cp of the coupled example, 0.95. */
export const potassiumNitrate = exampleProduct({
  id: 'kno3',
  displacementLPerKg: litresPerKilogram(0.394),
  saltTable: salt('potassiumNitrate'),
  solubility: gPerKgWater(136.4, 213.6, 319.3, 455.6),
  heatOfSolutionKJPerKg: 344,
  specificHeatKJPerKgK: 0.95,
  nutrientsPct: { N: 13, K: 37.4 },
  groups: ['NO3', 'K'],
});

/** Facts 3.3: S1; crystal water of MgSO4.7H2O counts as water (120.37 of 246.47 g/mol is salt). */
export const epsom = exampleProduct({
  id: 'epsom',
  displacementLPerKg: litresPerKilogram(0.535),
  saltTable: salt('magnesiumSulphate', 120.37 / 246.47),
  solubility: gPerKgWater(594, 799, 1057, 1367),
  heatOfSolutionKJPerKg: 47,
  nutrientsPct: { Mg: 9.6, S: 13 },
  groups: ['MG', 'SO4'],
});

/** Facts 3.3: commercial calcium nitrate; the golden gypsum example (G14) counts 19 % Ca. */
export const calciumNitrate = exampleProduct({
  id: 'can-sol',
  displacementLPerKg: litresPerKilogram(0.419),
  solubility: gPerKgWater(1000, 1130, 1290, 1500),
  heatOfSolutionKJPerKg: 120,
  nutrientsPct: { N: 15.5, Ca: 19 },
  groups: ['CA_SOL', 'NO3', 'NH4'],
});

/** Heats the tank: facts 3.3 and 3.4. */
export const calciumChloride = exampleProduct({
  id: 'cacl2',
  displacementLPerKg: litresPerKilogram(0.213),
  saltTable: salt('calciumChloride'),
  solubility: gPerKgWater(579.8, 644.5, 728, 965.4),
  heatOfSolutionKJPerKg: -737,
  nutrientsPct: { Ca: 36.1, Cl: 63.9 },
  groups: ['CA_SOL', 'CL'],
});

/** Facts 3.3 and 3.5: calcium carbonate, 2.71 kg/L, finer than 75 um. */
export const limeFlour = exampleProduct({
  id: 'lime-flour',
  category: 'lime',
  form: 'powder',
  behaviour: 'suspends',
  particleDensityKgPerL: kilogramsPerLitre(2.71),
  mixClass: 50,
  nutrientsPct: { Ca: 38 },
  groups: ['CARBONATE'],
  particleTopSizeUm: 75,
});

/** A liquid biostimulant of 1.05 kg/L. */
export const seaweed = exampleProduct({
  id: 'seaweed',
  category: 'biostimulant',
  form: 'liquid',
  formulation: 'SL',
  behaviour: 'liquid',
  liquidDensityKgPerL: kilogramsPerLitre(1.05),
  mixClass: 95,
  groups: ['SEAWEED', 'ALK_MILD'],
});

/** A few grams per load: room and heat are not known. */
export const gibberellicAcid = exampleProduct({
  id: 'ga3',
  category: 'growthRegulator',
  formulation: 'SG',
  mixClass: 66,
  groups: ['GA'],
});

/** A weak acid that hard water ties up. */
export const glyphosate = exampleProduct({
  id: 'glyphosate',
  category: 'herbicide',
  form: 'liquid',
  formulation: 'SL',
  behaviour: 'liquid',
  liquidDensityKgPerL: kilogramsPerLitre(1.17),
  mixClass: 90,
  groups: ['GLY'],
});

/** Half-lives of captan: 32 h at pH 5, 10 min at pH 8 (S44). */
export const captan = exampleProduct({
  id: 'captan',
  category: 'fungicide',
  formulation: 'WG',
  behaviour: 'suspends',
  mixClass: 64,
  groups: ['CAPTAN'],
  halfLifeByPh: [
    { ph: 5, halfLifeMin: 32 * 60 },
    { ph: 8, halfLifeMin: 10 },
  ],
});
