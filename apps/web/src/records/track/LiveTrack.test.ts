import { LONGEST_TRACK } from '@mix/documents';
import { localPlane, packStretch, type Fix } from '@mix/ground';
import { describe, expect, it } from 'vitest';
import {
  allStretches,
  beginTrack,
  openStretches,
  shutOff,
  withPlace,
  type LiveTrack,
} from './LiveTrack.ts';
import { trackOf } from './trackOf.ts';

const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
const START_MS = Date.UTC(2026, 10, 21);
/** A position for each second, 3 m further on, with the wobble of a phone. */
const place = (second: number): Fix => ({
  ...toGround({ eastM: second * 3, northM: Math.sin(second) * 0.2 }),
  accuracyM: second % 10 === 0 ? 6 : 3,
  atMs: START_MS + second * 1000,
});
const subject = { ground: null, widthM: 20, machine: 'Trailed 1000', bufferM: null };
const drive = (from: LiveTrack, fromSecond: number, toSecond: number): LiveTrack => {
  let track = from;
  for (let second = fromSecond; second <= toSecond; second += 1)
    track = withPlace(track, place(second));
  return track;
};
const begun = beginTrack(null, 'job-1', 1, subject);
const ends = (track: LiveTrack) =>
  (openStretches(allStretches(track)) ?? []).map(({ load, points }) => [
    load,
    ...[points[0], points.at(-1)].map((point) => ((point?.atMs ?? 0) - START_MS) / 1000),
  ]);

describe('the track of a job in work', () => {
  it('takes nothing while the sprayer is off, and bridges nothing', () => {
    const first = shutOff(drive(begun, 0, 50));
    const idle = drive(first, 51, 90);
    expect(idle).toBe(first);
    const second = drive(beginTrack(idle, 'job-1', 2, subject), 91, 120);
    expect(ends(second)).toEqual([
      [1, 0, 50],
      [2, 91, 120],
    ]);
  });

  it('goes on from the very place where a long part ended', () => {
    const long = ends(drive(begun, 0, 1000));
    expect(long.length).toBeGreaterThan(2);
    for (const [index, [, start]] of long.entries()) {
      if (index > 0) expect(start).toBe(long[index - 1]?.[2]);
    }
    expect(long.at(-1)?.[2]).toBe(1000);
  });

  it('shows a sleep of the phone as a gap', () => {
    expect(ends(drive(drive(begun, 0, 20), 60, 80))).toEqual([
      [1, 0, 20],
      [1, 60, 80],
    ]);
  });

  it('stays small, and is thinned more before a document would be too long', () => {
    const straight = trackOf(drive(begun, 0, 2000), () => 0);
    expect(straight?.stretches.reduce((sum, { points }) => sum + points.length, 0)).toBeLessThan(
      1000,
    );
    // A day between trees: each position is a metre to the other side of the path.
    const points = packStretch(
      Array.from({ length: 290 }, (_, index) => ({
        ...toGround({ eastM: index * 3, northM: index % 2 === 0 ? 0.8 : -0.8 }),
        accuracyM: 3,
        atMs: START_MS + index * 1000,
      })),
    );
    const most = LONGEST_TRACK - 12_000;
    const count = Math.floor(most / points.length);
    const rest = 'AAAA'.repeat((most - count * points.length) / 4);
    const closed = [...Array.from({ length: count }, () => points), rest];
    const filled = { ...begun, closed: closed.map((text) => ({ load: 1, points: text })) };
    const bounded = drive(filled, 0, 1000);
    expect(bounded.toleranceM).toBeGreaterThan(0.5);
    expect(allStretches(bounded).reduce((sum, one) => sum + one.points.length, 0)).toBeLessThan(
      LONGEST_TRACK,
    );
    expect(ends(bounded).at(-1)?.[2]).toBe(1000);
  });

  it('another job begins another track', () => {
    expect(ends(beginTrack(drive(begun, 0, 20), 'job-2', 1, subject))).toEqual([]);
  });
});

it('is kept with its times, how certain it was, and what it was measured with', () => {
  const track = trackOf(drive(begun, 0, 60), () => 780, 'farm-job');
  expect(track).toMatchObject({
    startedAt: '2026-11-21T13:00:00+13:00',
    endedAt: '2026-11-21T13:01:00+13:00',
    widthM: 20,
    machine: 'Trailed 1000',
    worstM: 6,
    toleranceM: 0.5,
    jobId: 'farm-job',
  });
  expect(trackOf(begun, () => 780)).toBeNull();
});
