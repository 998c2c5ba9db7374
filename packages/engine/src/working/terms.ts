import type { MixInputs } from '../mix/MixInputs.ts';
import type { Product } from '../catalogue/Product.ts';
import { sourceOfFact } from './sourceOfFact.ts';
import type { WorkingTerm, WorkingTermName, WorkingUnit } from '../mix/Working.ts';

export const PER_HA = { kg: 'kg/ha', L: 'L/ha' } as const;

/** A term that is another figure of the plan unless a source is given; null is not known, not counted. */
export const term = (
  name: WorkingTermName,
  value: number | null,
  unit: WorkingUnit,
  source = 'worked',
): WorkingTerm => ({ name, value, unit, source });

/** A term that belongs to one product. */
export const productTerm = (
  name: WorkingTermName,
  productId: string,
  value: number | null,
  unit: WorkingUnit,
  source = 'worked',
): WorkingTerm => ({ name, productId, value, unit, source });

export const rateTerm = ({ applicationRateLPerHa }: MixInputs): WorkingTerm =>
  term('applicationRate', applicationRateLPerHa, 'L/ha', 'draft');

/** The tank as a term: as typed, else from the machine. */
export const tankTerm = (inputs: MixInputs): WorkingTerm => {
  const isTyped = (inputs.draft.tankCapacityL ?? null) !== null;
  const ofMachine = inputs.tankCapacityAssumed
    ? 'assumed'
    : sourceOfFact(inputs.machine?.sources ?? {}, 'nominalTankL');
  return term('tankCapacity', inputs.tankCapacityL, 'L', isTyped ? 'draft' : ofMachine);
};

export const deadVolumeTerm = ({ draft, machine, deadVolumeL }: MixInputs): WorkingTerm => {
  const isTyped = (draft.deadVolumeL ?? null) !== null;
  const source = isTyped ? 'draft' : sourceOfFact(machine?.sources ?? {}, 'deadVolumeL');
  return term('deadVolume', deadVolumeL, 'L', source);
};

export const tankResidualTerm = ({ draft, machine, tankResidualL }: MixInputs): WorkingTerm => {
  const isTyped = (draft.tankResidualL ?? null) !== null;
  const source = isTyped ? 'draft' : sourceOfFact(machine?.sources ?? {}, 'tankResidualL');
  return term('tankResidual', tankResidualL, 'L', source);
};

/** What is mixed beyond what a load or a job sprays: the lines, unless they are full, and the tank's rest. */
export const staysTerms = (inputs: MixInputs): WorkingTerm[] => [
  ...(inputs.deadVolumeL === null || inputs.heel?.contents === 'sameMix'
    ? []
    : [deadVolumeTerm(inputs)]),
  ...(inputs.tankResidualL === null ? [] : [tankResidualTerm(inputs)]),
];

export const densityTerm = ({ id, sources }: Product, density: number): WorkingTerm =>
  productTerm('liquidDensity', id, density, 'kg/L', sourceOfFact(sources, 'liquidDensityKgPerL'));

/** Part of the ground that gets spray, where only bands are sprayed. */
export const bandTerms = ({ treatedShare }: MixInputs): WorkingTerm[] =>
  treatedShare === 1 ? [] : [term('treatedShare', treatedShare, '')];
