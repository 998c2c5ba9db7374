import { describe, expect, it } from 'vitest';
import { LONGEST_TRACK, trackKind, type Track } from './Track.ts';

const corner = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });
const track: Track = {
  startedAt: '2026-11-21T12:40:00+13:00',
  endedAt: '2026-11-21T15:20:00+13:00',
  widthM: 20,
  machine: 'Trailed 1000',
  toleranceM: 0.5,
  accuracyM: 3,
  worstM: 6.5,
  bufferM: null,
  ground: {
    outline: [corner(-40, 175), corner(-40, 175.01), corner(-40.01, 175)],
    leftOut: [{ name: 'Pond', outline: [corner(-40.001, 175.001)] }],
    buffers: [{ name: null, line: [corner(-40, 175)], widthM: 10 }],
  },
  stretches: [
    { load: 1, points: 'gAAA' },
    { load: 1, isAfterGap: true, points: 'gAAA' },
  ],
};
const stored = { ...trackKind.serialise(track) };
const stamped = { ...stored, createdBy: 'ann', createdAt: new Date(), updatedAt: new Date() };

describe('a kept track', () => {
  it('comes back as it was, with the stamps of an account or without', () => {
    expect(trackKind.parse(stored)).toEqual(track);
    expect(trackKind.parse(stamped)).toEqual(track);
    const { ground: _ground, widthM: _width, ...bare } = stored;
    expect(trackKind.parse(bare)).toEqual({ ...track, ground: null, widthM: null });
    expect(trackKind.parse({ ...stored, jobId: 'j1' })?.jobId).toBe('j1');
  });

  it.each([
    ['another version', { schemaVersion: 2 }],
    ['no width that is one', { widthM: 0 }],
    ['a time that is none', { startedAt: 'noon' }],
    ['a buffer of less than nothing', { bufferM: -1 }],
    ['an accuracy that is not said', { accuracyM: null }],
    ['a load 0', { stretches: [{ load: 0, points: '' }] }],
    ['no stretches', { stretches: null }],
    [
      'more than a document holds',
      { stretches: [{ load: 1, points: 'A'.repeat(LONGEST_TRACK + 1) }] },
    ],
    [
      'too many stretches',
      { stretches: Array.from({ length: 2001 }, () => ({ load: 1, points: '' })) },
    ],
    ['a ground that cannot be read', { ground: { outline: [corner(-91, 0)] } }],
  ])('is not read with %s', (_, change) => {
    expect(trackKind.parse({ ...stored, ...change })).toBeNull();
  });
});
