import type { MixDraft, MixProblem } from '@mix/engine';
import { OWN_MACHINE } from '../draft/formChanges.ts';

const missing = (field: string): MixProblem => ({
  code: 'missing',
  severity: 'stop',
  field,
  values: {},
});

/**
 * What a draft lacks, shown before the calculation is loaded: as the engine will say it, as far as
 * the draft alone shows it. A known machine may bring its tank.
 */
export function missingAtOnce(draft: MixDraft): readonly MixProblem[] {
  const { machineId, products = [] } = draft;
  const knownMachine = machineId != null && machineId !== OWN_MACHINE;
  const fields = [
    draft.tankCapacityL == null && !knownMachine && 'tankCapacityL',
    draft.sprayAreaHa == null && 'sprayAreaHa',
    draft.applicationRateLPerHa == null && 'applicationRateLPerHa',
    products.length === 0 && 'products',
  ];
  return fields.filter((field) => field !== false).map(missing);
}
