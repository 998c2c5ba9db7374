import { thinLine, type Stretch } from '@mix/ground';
import { useMemo } from 'react';
import { openStretches, type LiveTrack } from './LiveTrack.ts';

const none: readonly Stretch[] = [];

/** A hook. The stretches of a track in work as they will be kept; what was packed is opened once. */
export function useLiveStretches(track: LiveTrack | null): readonly Stretch[] {
  const closed = track?.closed;
  const open = track?.open.stretches;
  const toleranceM = track?.toleranceM ?? 0;
  const before = useMemo(
    () => (closed === undefined ? none : (openStretches(closed) ?? none)),
    [closed],
  );
  return useMemo(
    () =>
      open === undefined
        ? before
        : [
            ...before,
            ...open.map((stretch) => ({
              ...stretch,
              points: thinLine(stretch.points, toleranceM),
            })),
          ],
    [before, open, toleranceM],
  );
}
