import { assumed, sourced } from '../../factSource.ts';
import type { ProductFacts } from '../../ProductFacts.ts';

/** Growth regulators by active and strength. */
export const growthRegulatorStrengths: readonly ProductFacts[] = [
  {
    id: 'gibberellic-acid-100-sl',
    name: 'Gibberellic acid 100 g/L SL',
    form: 'liquid',
    formulation: 'SL',
    behaviour: 'liquid',
    liquidDensityKgPerL: 1.14,
    nutrientsPct: {},
    mixClass: 90,
    groups: ['SL', 'GA', 'UNDESCRIBED'],
    hazards: ['keep out of alkaline mixes, above about pH 8'],
    sources: {
      liquidDensityKgPerL: sourced('S444', 'About 20 °C; of a range its middle.'),
      groups: sourced('S445', 'Its label lets it go with nothing that is not named.'),
      hazards: assumed('Label practice with this kind of active.'),
    },
  },
  {
    id: 'ethephon-720-sl',
    name: 'Ethephon 720 g/L SL',
    form: 'liquid',
    formulation: 'SL',
    behaviour: 'liquid',
    liquidDensityKgPerL: 1.31,
    nutrientsPct: {},
    mixClass: 90,
    groups: ['SL', 'UNDESCRIBED'],
    sources: { liquidDensityKgPerL: sourced('S446', 'About 20 °C; of a range its middle.') },
  },
  {
    id: 'trinexapac-250-ec',
    name: 'Trinexapac-ethyl 250 g/L EC (NZ ryegrass seed)',
    form: 'liquid',
    formulation: 'EC',
    behaviour: 'liquid',
    nutrientsPct: {},
    mixClass: 80,
    groups: ['EC', 'TRINEXAPAC'],
    sources: {},
  },
  {
    id: 'chlormequat-sl',
    name: 'Chlormequat chloride SL',
    form: 'liquid',
    formulation: 'SL',
    behaviour: 'liquid',
    nutrientsPct: {},
    mixClass: 90,
    groups: ['SL', 'CHLORMEQUAT'],
    sources: {},
  },
];
