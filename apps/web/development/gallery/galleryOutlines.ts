import type { HeldDocument } from './FrameContent.ts';

type Kept = Pick<HeldDocument, 'id' | 'value'>;

const corner = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });

/** A walk along two sides of the paddock; over their corner the phone gave no position. */
export const walkedSilent = ({ id, value }: Kept) => ({
  paddockId: id,
  value,
  closed: null,
  walk: {
    target: 'outline',
    startedAtMs: Date.UTC(2026, 10, 21, 0, 40),
    isPaused: true,
    straightTo: [],
    isResumed: false,
    fixes: [
      [corner(-40.3002, 175.6), 0],
      [corner(-40.3004, 175.601), 8],
      [corner(-40.3005, 175.602), 16],
      [corner(-40.3012, 175.605), 216],
      [corner(-40.302, 175.6053), 224],
      [corner(-40.303, 175.605), 232],
    ].map(([place, second]) => ({
      ...(place as ReturnType<typeof corner>),
      accuracyM: 4,
      atMs: Date.UTC(2026, 10, 21, 0, 40, Number(second)),
    })),
  },
});

/** A paddock with four corners set on the sheet. */
export const drawnHalf = ({ id, value }: Kept) => ({
  paddockId: id,
  value: {
    ...value,
    outline: [
      corner(-40.3002, 175.609),
      corner(-40.3, 175.6118),
      corner(-40.3022, 175.6122),
      corner(-40.3026, 175.6095),
    ],
    outlineOrigin: { how: 'drawn', on: '2026-11-23', accuracyM: null },
  },
  walk: null,
  closed: null,
  sheet: { middle: corner(-40.3014, 175.6085), halfM: 400 },
});
