import type { CatchTestAge } from '@mix/documents';
import { isFields } from '@mix/engine';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';
import type { FormReading } from '../plan/reading/readForm.ts';

/** What the catch tests say of the machine and the nozzles of the mix. */
export interface CatchFlow {
  readonly machineId: string | null;
  readonly boomConfigurationId: string | null;
  readonly nozzleId: string;
  readonly nozzleCount: number | null;
  readonly flowLPerMin: number;
  readonly pressureBar: number;
  readonly at: string;
  readonly by: string | null;
  /** Why the test is old; empty where the plan uses it. */
  readonly old: readonly CatchTestAge[];
  readonly renewed: readonly number[];
  readonly goodUntil: string;
}

const isCatchFlow = (stored: unknown): stored is CatchFlow =>
  isFields(stored) &&
  typeof stored['flowLPerMin'] === 'number' &&
  typeof stored['pressureBar'] === 'number' &&
  typeof stored['nozzleId'] === 'string' &&
  Array.isArray(stored['old']);

/**
 * The measured flow, kept beside the mix so that the very first plan has it and waits for no
 * document. A copy: it is worked out anew after every plan.
 */
export const catchFlow = createKeptValue<CatchFlow | null>(browserStorage(), {
  key: 'mix.catchFlow',
  schema: 1,
  empty: null,
  read: (stored) => (isCatchFlow(stored) ? stored : null),
});

/** Whether a known flow is of the machine, boom and nozzles of this draft. */
export const isForDraft = (
  known: CatchFlow,
  { machineId, boomConfigurationId, nozzle }: FormReading['draft'],
): boolean =>
  known.machineId === (machineId ?? null) &&
  known.boomConfigurationId === (boomConfigurationId ?? null) &&
  known.nozzleId === nozzle?.nozzleId &&
  known.nozzleCount === (nozzle.nozzleCount ?? null);

let last: {
  readonly from: FormReading;
  readonly known: CatchFlow | null;
  readonly to: FormReading;
} | null = null;

const isInForce = (known: CatchFlow | null, draft: FormReading['draft']): known is CatchFlow =>
  known !== null && known.old.length === 0 && isForDraft(known, draft);

/**
 * The reading with the measured flow in its draft. An opened draft may bring the flow of its own
 * day: only the tests of today count.
 */
export function withCatchFlow(from: FormReading, known: CatchFlow | null): FormReading {
  const inForce = isInForce(known, from.draft) ? known : null;
  if (inForce === null && from.draft.catchTest == null) return from;
  if (last?.from === from && last.known === inForce) return last.to;
  const catchTest = inForce && {
    nozzleId: inForce.nozzleId,
    flowLPerMin: inForce.flowLPerMin,
    pressureBar: inForce.pressureBar,
  };
  const to = { ...from, draft: { ...from.draft, catchTest } };
  last = { from, known: inForce, to };
  return to;
}
