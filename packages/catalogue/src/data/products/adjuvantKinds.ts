import { sourced } from '../../factSource.ts';
import type { ProductFacts } from '../../ProductFacts.ts';

/** Conditioners and acids. */
export const adjuvantKinds: readonly ProductFacts[] = [
  {
    id: 'edta-na2',
    name: 'Disodium EDTA (sequestrant)',
    form: 'powder',
    behaviour: 'dissolves',
    displacementLPerKg: 0.478,
    nutrientsPct: {},
    mixClass: 30,
    groups: ['CHELATE', 'ACID_WEAK'],
    sources: { displacementLPerKg: sourced('S3', '5 % solution.') },
  },
  {
    id: 'buffer',
    name: 'Buffering agent',
    form: 'liquid',
    behaviour: 'liquid',
    nutrientsPct: {},
    mixClass: 30,
    groups: ['ACID_WEAK'],
    sources: { groups: sourced('S292', 'Follows from its composition.') },
  },
  {
    id: 'drift-agent',
    name: 'Drift reduction agent (polymer or guar)',
    form: 'liquid',
    behaviour: 'liquid',
    nutrientsPct: {},
    mixClass: 100,
    groups: ['DRIFT'],
    sources: { groups: sourced('S292', 'Follows from its composition.') },
  },
  {
    id: 'urea-sulphuric',
    name: 'Urea sulphuric acid (Reducer)',
    form: 'liquid',
    behaviour: 'liquid',
    liquidDensityKgPerL: 1.5,
    nutrientsPct: { N: 4.66, S: 19.6 },
    mixClass: 30,
    phEffect: 'strongly acid',
    groups: ['UREA', 'SO4', 'ACID_STRONG'],
    hazards: ['strongly acid'],
    sources: {
      liquidDensityKgPerL: sourced('S302'),
      nutrientsPct: sourced('S302', 'Worked out from the declared analysis.'),
      phEffect: sourced('S302'),
      groups: sourced('S302', 'Follows from its composition.'),
      hazards: sourced('S302'),
    },
  },
];
