import { localTime, type Track } from '@mix/documents';
import type { OffsetAt } from '../../device/clock/deviceOffset.ts';
import { allStretches, openStretches, type LiveTrack } from './LiveTrack.ts';

/** A track as it is kept beside the record of its job; null where nothing was driven. */
export function trackOf(live: LiveTrack, offsetAt: OffsetAt, farmJobId?: string): Track | null {
  const stretches = allStretches(live);
  const points = (openStretches(stretches) ?? []).flatMap((stretch) => stretch.points);
  const times = points.map(({ atMs }) => atMs).toSorted((a, b) => a - b);
  const accuracies = points.map(({ accuracyM }) => accuracyM).toSorted((a, b) => a - b);
  const [startMs] = times;
  const endMs = times.at(-1);
  const worstM = accuracies.at(-1);
  const accuracyM = accuracies[Math.floor(accuracies.length / 2)];
  if (startMs === undefined || endMs === undefined) return null;
  if (worstM === undefined || accuracyM === undefined) return null;
  const { ground, widthM, machine, bufferM, toleranceM } = live;
  const at = (ms: number) => localTime(new Date(ms), offsetAt(ms));
  return {
    startedAt: at(startMs),
    endedAt: at(endMs),
    widthM,
    machine,
    toleranceM,
    accuracyM,
    worstM,
    bufferM,
    ground,
    stretches,
    ...(farmJobId !== undefined && { jobId: farmJobId }),
  };
}
