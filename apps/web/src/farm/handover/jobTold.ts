import {
  type FarmJob,
  type JobTold,
  type Paddock,
  plannedJob,
  type Prescription,
  type Role,
  type SprayedPaddock,
  sprayedPaddock,
  withoutPrices,
} from '@mix/documents';
import type { MixPlan } from '@mix/engine';
import { startJob, type JobStart } from '../../fill/startJob.ts';
import { soFar } from '../../sync/arrival/Collected.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { timeNow } from './changeFarmJob.ts';

/** A mix with its plan, on the ground it is for. */
export type MixToHandOver = Pick<JobStart, 'plan' | 'catalogue' | 'draft' | 'paddock'>;

/**
 * Most corners of outline, ponds, buffers and zones together: a few hundred kB of the 1 MiB that a
 * document may have.
 */
const MOST_CORNERS = 5000;

const cornersOf = (
  { outline, leftOut, buffers }: SprayedPaddock,
  { zones }: Pick<Prescription, 'zones'>,
): number =>
  [
    outline,
    ...leftOut.map((part) => part.outline),
    ...buffers.map(({ line }) => line),
    ...zones.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => [piece.outline, ...piece.leftOut.map((part) => part.outline)]),
    ),
  ].reduce((sum, { length }) => sum + length, 0);

/** The zones of a plan by zones; null where the plan has one rate. */
async function zonesOf(paddock: Paddock, plan: MixPlan): Promise<Prescription | null> {
  const { prescription } = paddock;
  if (prescription === undefined) return null;
  const { isByZones, zonePlan } = await import('../../ground/zones/zonePlan.ts');
  const zones = zonePlan(paddock);
  return zones !== null && isByZones(plan, zones) ? prescription : null;
}

/**
 * Outline and zones of the mix's paddock, where it has them and they are small enough for a job.
 */
export async function groundOf(
  paddockId: string | null,
  plan: MixPlan,
): Promise<Pick<JobTold, 'ground' | 'prescription'>> {
  const kept = soFar(await paddocks.all()).find(({ id }) => id === paddockId)?.value;
  const ground = kept === undefined ? null : sprayedPaddock(kept);
  if (kept === undefined || ground === null) return {};
  const zones = await zonesOf(kept, plan);
  const fits = cornersOf(ground, zones ?? { zones: [] }) <= MOST_CORNERS;
  return {
    ...(fits && { ground }),
    ...(zones !== null && { prescription: fits ? zones : null }),
  };
}

/** The instruction of a job that would be filled here. */
export function toldOf(
  { plan, catalogue, draft, paddock = null }: MixToHandOver,
  ground: Pick<JobTold, 'ground' | 'prescription'>,
  words: Pick<JobTold, 'day' | 'note' | 'by'>,
): JobTold {
  const job = startJob({ plan, catalogue, draft, paddock, atMs: Date.now() });
  const [stage] = job.stages;
  return {
    draft: stage.draft,
    plan: stage.plan,
    products: job.products,
    engineVersion: job.engineVersion,
    catalogueVersion: job.catalogueVersion,
    paddock: job.paddock ?? null,
    ...ground,
    ...words,
    at: timeNow(),
  };
}

/**
 * The job that is handed to somebody; a contractor gets no prices.
 * @param sentTo a uid; null is whoever takes it first
 */
export const jobFor = (told: JobTold, sentTo: string | null, role: Role | undefined): FarmJob =>
  plannedJob(role === 'contractor' ? withoutPrices(told) : told, sentTo);
