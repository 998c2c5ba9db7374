import { paddockKind, type Paddock } from '@mix/documents';
import { isFields } from '@mix/engine';
import type { Fix } from '@mix/ground';
import { useStore } from 'zustand';
import { browserStorage } from '../device/storage/deviceStorage.ts';
import { createKeptValue } from '../device/storage/keptValue.ts';
import type { SheetView } from './draw/sheetView.ts';
import type { Walk, WalkedRing } from './walk/Walk.ts';

/** An outline that is being made: it outlives a locked phone, a call and a page that is loaded anew. */
export interface OutlineDraft {
  readonly paddockId: string;
  /** The paddock as it would be kept with this outline. */
  readonly value: Paddock;
  /** The walk in progress; null: none. */
  readonly walk: Walk | null;
  /** Figures of the walk that was closed last; null: none was closed. */
  readonly closed: Omit<WalkedRing, 'ring'> | null;
  /** Where a new outline is drawn corner by corner; absent: it was walked, or is a kept one. */
  readonly sheet?: SheetView;
}

const isFix = (fix: unknown): fix is Fix =>
  isFields(fix) &&
  ['latitudeDeg', 'longitudeDeg', 'accuracyM', 'atMs'].every((key) => Number.isFinite(fix[key]));

function readWalk(stored: unknown): Walk | null {
  if (!isFields(stored)) return null;
  const { target, fixes, startedAtMs, isPaused, isResumed, straightTo } = stored;
  if (target !== 'outline' && target !== 'part') return null;
  if (!Array.isArray(fixes) || !fixes.every(isFix) || typeof startedAtMs !== 'number') return null;
  return {
    target,
    fixes,
    startedAtMs,
    isPaused: isPaused === true,
    isResumed: isResumed === true,
    // Walks kept by earlier versions have no `straightTo`.
    straightTo: Array.isArray(straightTo)
      ? straightTo.filter((atMs): atMs is number => Number.isFinite(atMs))
      : [],
  };
}

function readClosed(stored: unknown): OutlineDraft['closed'] {
  if (!isFields(stored)) return null;
  const { gapM, lengthM, minutes, accuracyM, worstM } = stored;
  const isNumber = (value: unknown): value is number => Number.isFinite(value);
  if (!isNumber(gapM) || !isNumber(lengthM) || !isNumber(minutes)) return null;
  if (!isNumber(accuracyM) || !isNumber(worstM)) return null;
  return { gapM, lengthM, minutes, accuracyM, worstM };
}

function readSheet(stored: unknown): SheetView | null {
  if (!isFields(stored) || !isFields(stored['middle'])) return null;
  const { latitudeDeg, longitudeDeg } = stored['middle'];
  const { halfM } = stored;
  if (typeof latitudeDeg !== 'number' || typeof longitudeDeg !== 'number') return null;
  if (typeof halfM !== 'number' || !(halfM > 0)) return null;
  const isOnEarth = Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180;
  return isOnEarth ? { middle: { latitudeDeg, longitudeDeg }, halfM } : null;
}

function read(stored: unknown): OutlineDraft | null {
  if (!isFields(stored) || typeof stored['paddockId'] !== 'string') return null;
  // The draft holds a paddock without its schema version, which the check of a stored one needs.
  const value = isFields(stored['value'])
    ? paddockKind.parse({ ...stored['value'], schemaVersion: 1 })
    : null;
  const walk = stored['walk'] === null ? null : readWalk(stored['walk']);
  if (value === null || (walk === null && stored['walk'] !== null)) return null;
  const sheet = readSheet(stored['sheet']);
  return {
    paddockId: stored['paddockId'],
    value,
    walk,
    closed: readClosed(stored['closed']),
    ...(sheet !== null && { sheet }),
  };
}

interface Held {
  readonly draft: OutlineDraft | null;
}

const store = createKeptValue<Held>(browserStorage(), {
  key: 'ground.outline',
  schema: 1,
  empty: { draft: null },
  read: (stored) => {
    if (!isFields(stored)) return null;
    if (stored['draft'] === null) return { draft: null };
    const draft = read(stored['draft']);
    return draft && { draft };
  },
});

/** A hook. The outline in work on this device, whichever paddock it is of. */
export const useOutlineDraft = () => useStore(store, ({ value }) => value.draft);

/** Whether the device would not keep the last change. */
export const useDraftRefused = () => useStore(store, ({ refused }) => refused);

export const setOutlineDraft = (draft: OutlineDraft | null): void => {
  store.setState({ value: { draft } });
};

export function changeOutlineDraft(change: (draft: OutlineDraft) => OutlineDraft): void {
  const { draft } = store.getState().value;
  if (draft !== null) setOutlineDraft(change(draft));
}
