import { trackKind, type Track } from '@mix/documents';
import { isFields } from '@mix/engine';
import type { Fix } from '@mix/ground';
import { useStore } from 'zustand';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { openStretches, type LiveTrack } from './LiveTrack.ts';

interface Held {
  readonly track: LiveTrack | null;
}

const isFix = (fix: unknown): fix is Fix =>
  isFields(fix) &&
  ['latitudeDeg', 'longitudeDeg', 'accuracyM', 'atMs'].every((key) => Number.isFinite(fix[key]));

/** A time that is needed only so that a stored track can be read as a kept one is. */
const NO_TIME = '2026-01-01T00:00:00+00:00';

/** Reads a stored track through the check of a kept track. */
function readKnown(stored: Readonly<Record<string, unknown>>): Track | null {
  const { ground, widthM, machine, bufferM, toleranceM, closed } = stored;
  const track = trackKind.parse({
    ...{ schemaVersion: 1, startedAt: NO_TIME, endedAt: NO_TIME },
    ...{ accuracyM: 0, worstM: 0 },
    ...{ ground, widthM, machine, bufferM, toleranceM, stretches: closed },
  });
  return track !== null && openStretches(track.stretches) !== null ? track : null;
}

function readOpen(stored: unknown): LiveTrack['open'] | null {
  if (!isFields(stored) || !Array.isArray(stored['stretches'])) return null;
  const { heardAtMs, stretches } = stored;
  const read = stretches.map((stretch: unknown) => {
    if (!isFields(stretch) || typeof stretch['load'] !== 'number') return null;
    const { load, points } = stretch;
    const isAfterGap = stretch['isAfterGap'] === true;
    return Array.isArray(points) && points.every(isFix) ? { load, points, isAfterGap } : null;
  });
  if (!read.every((stretch) => stretch !== null)) return null;
  return { stretches: read, heardAtMs: typeof heardAtMs === 'number' ? heardAtMs : null };
}

function readLive(stored: unknown): LiveTrack | null {
  if (!isFields(stored) || typeof stored['jobId'] !== 'string') return null;
  const { jobId, load, isOn } = stored;
  const known = readKnown(stored);
  const open = readOpen(stored['open']);
  if (known === null || open === null || typeof load !== 'number') return null;
  const { startedAt: _start, endedAt: _end, accuracyM: _error, worstM: _worst, ...rest } = known;
  const { stretches: closed, jobId: _none, ...subject } = rest;
  return { ...subject, jobId, load, isOn: isOn === true, closed, open };
}

const store = createKeptValue<Held>(browserStorage(), {
  key: 'mix.track',
  schema: 1,
  empty: { track: null },
  read: (stored) => {
    if (!isFields(stored)) return null;
    if (stored['track'] === null) return { track: null };
    const track = readLive(stored['track']);
    return track && { track };
  },
});

const liveOf = ({ track }: Held, jobId: string): LiveTrack | null =>
  track?.jobId === jobId ? track : null;

/** A hook. The track of a job while it is made; null: none was begun. */
export const useLiveTrack = (jobId: string): LiveTrack | null =>
  useStore(store, ({ value }) => liveOf(value, jobId));

/** A hook. Whether the device would not keep the last change. */
export const useTrackRefused = (): boolean => useStore(store, ({ refused }) => refused);

export const liveTrack = (jobId: string): LiveTrack | null => liveOf(store.getState().value, jobId);

/** Writes the track to the device at once: a phone that goes dark or is closed loses nothing. */
export const setLiveTrack = (track: LiveTrack | null): void => {
  store.setState({ value: { track } });
};

export function changeLiveTrack(change: (track: LiveTrack) => LiveTrack): void {
  const { track } = store.getState().value;
  if (track === null) return;
  const next = change(track);
  if (next !== track) setLiveTrack(next);
}
