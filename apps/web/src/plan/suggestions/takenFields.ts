import type { MixDraft } from '@mix/engine';
import type { MixForm } from '../draft/MixForm.ts';

/** What a proposal may change; everything else of a form stays as it stands. */
const PROPOSED = [
  'applicationRateLPerHa',
  'loadSplit',
  'waterTemperatureC',
  'travelSpeedKmPerH',
  'nozzle',
  'products',
  'mixingOrder',
] as const satisfies readonly (keyof MixDraft)[];

/** The fields of the form that a proposed draft changes, ready to be put in its place. */
export const takenFields = (draft: MixDraft, proposed: MixDraft): Partial<MixForm> =>
  Object.fromEntries(
    PROPOSED.filter(
      (key) => JSON.stringify(draft[key] ?? null) !== JSON.stringify(proposed[key] ?? null),
    ).map((key) => [key, proposed[key]]),
  );
