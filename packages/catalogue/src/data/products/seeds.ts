import { assumed, partlyAssumed, sourced } from '../../factSource.ts';
import type { FactSource } from '@mix/engine';
import type { ProductFacts } from '../../ProductFacts.ts';

const typical = assumed('Typical.');
const hazards = [
  'salt and chemicals harm it: add it last, keep the soak short and the mix weak',
  'may block nozzles: check the orifice',
] as const;

const seed = (
  id: string,
  name: string,
  density: { bulk: number; particle: number; displacement: number },
  rate: { min: number; max: number },
  rateSource: FactSource = assumed('Practice of oversowing.'),
): ProductFacts => ({
  id,
  name,
  form: 'granular',
  behaviour: 'suspends',
  bulkDensityKgPerL: density.bulk,
  particleDensityKgPerL: density.particle,
  displacementLPerKg: density.displacement,
  nutrientsPct: {},
  rate: { ...rate, unit: 'kg/ha' },
  mixClass: 120,
  groups: ['SEED'],
  hazards,
  sources: {
    bulkDensityKgPerL: typical,
    particleDensityKgPerL: typical,
    displacementLPerKg: assumed('One over the particle density.'),
    rate: rateSource,
    hazards: partlyAssumed(['S26', 'S27'], 'That fine seed is sprayed in suspension was read; the harm is general agronomy.'),
  },
});

export const seeds: readonly ProductFacts[] = [
  seed('ryegrass', 'Perennial ryegrass seed', { bulk: 0.35, particle: 1.25, displacement: 0.8 }, { min: 12, max: 20 }, sourced(['S297', 'S299'], 'Alone and in mixtures.')),
  seed('wclover', 'White clover seed', { bulk: 0.77, particle: 1.3, displacement: 0.769 }, { min: 3, max: 5.6 }, sourced(['S296', 'S297'], 'Alone and in mixtures.')),
  seed('plantain', 'Plantain seed', { bulk: 0.7, particle: 1.2, displacement: 0.833 }, { min: 4, max: 14 }, sourced('S559', 'Alone and in mixtures.')),
  seed('chicory', 'Chicory seed', { bulk: 0.45, particle: 1.1, displacement: 0.909 }, { min: 3, max: 6 }),
  seed('brassica', 'Rape/turnip seed', { bulk: 0.67, particle: 1.15, displacement: 0.87 }, { min: 1, max: 4 }),
];
