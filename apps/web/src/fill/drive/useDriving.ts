import type { Coverage, Fix, Stretch } from '@mix/ground';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePosition, type DeviceFix } from '../../device/position/usePosition.ts';
import { loadsBefore } from '../job/loadCounts.ts';
import type { Job } from '../job/Job.ts';
import {
  beginTrack,
  isFull,
  shutOff,
  withPlace,
  type TrackSubject,
} from '../../records/track/LiveTrack.ts';
import {
  changeLiveTrack,
  setLiveTrack,
  useLiveTrack,
  useTrackRefused,
} from '../../records/track/liveTracks.ts';
import { coverageOf, limitsOf } from '../../records/track/sprayedGround.ts';
import { useLiveStretches } from '../../records/track/useLiveStretches.ts';
import { fillOf } from '../fillOf.ts';
import { driveState, headingOf, speedOf, withPlaceOfWay, type DriveState } from './driveState.ts';
import { allowSound } from './useDriveAlarm.ts';
import { useTrackSubject } from './useTrackSubject.ts';

export interface Driving {
  readonly subject: TrackSubject;
  /** The load that is in the tank, as the operator counts them. */
  readonly load: number;
  readonly said: DriveState;
  /** Whether the sprayer is on: positions are taken only then. */
  readonly isOn: boolean;
  readonly isBegun: boolean;
  /** Whether the device keeps the track. */
  readonly isKept: boolean;
  readonly fix: DeviceFix | null;
  readonly heading: number | null;
  readonly speedMPerS: number | null;
  readonly stretches: readonly Stretch[];
  readonly coverage: Coverage | null;
  /** Begins or goes on with the track. To be called from a press, which allows sounds. */
  readonly spray: () => void;
  readonly stop: () => void;
}

/** A hook. Where the sprayer is, what it has covered, and what is ahead. */
export function useDriving(job: Job): Driving {
  const [way, setWay] = useState<readonly Fix[]>([]);
  const subject = useTrackSubject(job);
  const track = useLiveTrack(job.id);
  const isRefused = useTrackRefused();
  const [note] = useState(() => (fix: DeviceFix) => {
    setWay((before) => withPlaceOfWay(before, fix));
    changeLiveTrack((live) => (live.jobId === job.id ? withPlace(live, fix) : live));
  });
  const { fix, state } = usePosition(true, note);
  const { ground, widthM, bufferM } = subject;
  const stretches = useDeferredValue(useLiveStretches(track));
  const coverage = useMemo(
    () => coverageOf(ground, widthM, stretches),
    [ground, widthM, stretches],
  );
  const limits = useMemo(
    () => (ground === null ? [] : limitsOf(ground, bufferM)),
    [ground, bufferM],
  );
  const load = sprayedLoad(job);
  return {
    subject,
    load,
    said: driveState({ state, fix, way, limits, widthM }),
    isOn: track?.isOn ?? false,
    isBegun: track !== null,
    isKept: !isRefused && (track === null || !isFull(track)),
    fix,
    heading: fix === null ? null : headingOf(way, fix.atMs),
    speedMPerS: fix === null ? null : speedOf(way, fix),
    stretches,
    coverage,
    spray: () => {
      allowSound();
      setLiveTrack(beginTrack(track, job.id, load, subject));
    },
    stop: () => {
      changeLiveTrack(shutOff);
    },
  };
}

function sprayedLoad(job: Job): number {
  const { lastFull, loadsBefore: before, load } = fillOf(job);
  return lastFull === null
    ? before + load.load.number
    : loadsBefore(job, lastFull.stage) + lastFull.load.number;
}
