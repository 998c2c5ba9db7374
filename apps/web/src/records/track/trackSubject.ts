import { sprayedPaddock, type FarmJob, type Paddock, type SprayedPaddock } from '@mix/documents';
import { type Machine, applyOverrides, countedLabel, type LabelCountry } from '@mix/engine';
import { lastStage } from '../../fill/job/lastStage.ts';
import type { Job } from '../../fill/job/Job.ts';
import type { TrackSubject } from './LiveTrack.ts';

/**
 * The ground that a job is done on: the paddock as it is kept here, else as the farm's job tells it
 * to somebody who reads no paddocks.
 */
export const groundOfJob = (
  paddock: Paddock | null,
  farmJob: Pick<FarmJob, 'told'> | null,
): SprayedPaddock | null =>
  paddock === null ? (farmJob?.told.ground ?? null) : sprayedPaddock(paddock);

/**
 * What a job's track is measured with, as far as it is known.
 * @param machines those of the catalogue; empty while it has not arrived
 */
export function trackSubject(
  job: Pick<Job, 'stages' | 'products'>,
  ground: SprayedPaddock | null,
  machines: readonly Machine[],
): TrackSubject {
  const { draft } = lastStage(job);
  const machine = machines.find(({ id }) => id === draft.machineId) ?? null;
  const booms = machine?.boomConfigurations ?? [];
  const boom =
    booms.find(({ id }) => id === draft.boomConfigurationId) ??
    // The only boom of a machine needs not be chosen.
    (booms.length === 1 ? booms[0] : undefined);
  return {
    ground,
    widthM: draft.swathWidthM ?? boom?.swathWidthM ?? null,
    machine: machine?.name ?? null,
    bufferM: labelBufferM(job),
  };
}

/**
 * The widest distance that a label of the job's products asks for downwind; null: none asks for one, or
 * none is known.
 */
function labelBufferM(job: Pick<Job, 'stages' | 'products'>): number | null {
  const { draft } = lastStage(job);
  const country: LabelCountry | null = draft.country ?? null;
  const widths = job.products.flatMap((product) => {
    const own = draft.products?.find(({ productId }) => productId === product.id)?.overrides;
    const label = countedLabel(applyOverrides(product, own ?? null), country);
    return label?.bufferM === undefined ? [] : [label.bufferM];
  });
  const widestM = Math.max(0, ...widths);
  return widestM > 0 ? widestM : null;
}
