import { localPlane, packStretch, writeTrack, type Ring } from '@mix/ground';
import type { SprayedPaddock, Track } from '@mix/documents';
import { describe, expect, it } from 'vitest';
import { openStretches } from './LiveTrack.ts';
import { trackFacts, trackNotes, trackWarnings } from './trackFacts.ts';
import { trackFigures } from './trackFigures.ts';

const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
const line = (...places: readonly (readonly [number, number])[]): Ring =>
  places.map(([eastM, northM]) => toGround({ eastM, northM }));
const START_MS = Date.UTC(2026, 10, 21);
const pass = (northM: number, isAfterGap = false) => ({
  load: 1,
  ...(isAfterGap && { isAfterGap: true as const }),
  points: packStretch(
    line([0, northM], [400, northM]).map((point, index) => ({
      ...point,
      atMs: START_MS + index * 100_000,
      accuracyM: 3,
    })),
  ),
});
const ground: SprayedPaddock = {
  outline: line([0, 0], [400, 0], [400, 300], [0, 300]),
  leftOut: [{ name: 'Pond', outline: line([180, 130], [220, 130], [220, 170], [180, 170]) }],
  buffers: [{ name: null, line: line([0, 300], [400, 300]), widthM: 10 }],
};
const track: Track = {
  startedAt: '2026-11-21T12:40:00+13:00',
  endedAt: '2026-11-21T15:20:00+13:00',
  widthM: 20,
  machine: 'Trailed 1000',
  toleranceM: 0.5,
  accuracyM: 3,
  worstM: 6.2,
  bufferM: null,
  ground,
  stretches: [pass(10), pass(25), pass(90.5, true)],
};
const figuresOf = (of: Track) => trackFigures(of, openStretches(of.stretches) ?? []);

describe('what a track says', () => {
  it('share, twice, how near to what is left out, gaps', () => {
    const figures = figuresOf(track);
    const { coverage } = figures;
    expect((coverage?.coveredM2 ?? 0) / 10_000).toBeCloseTo(2.2, 1);
    expect((coverage?.twiceM2 ?? 0) / 10_000).toBeCloseTo(0.2, 1);
    expect(figures.gaps).toBe(1);
    const facts = new Map(trackFacts(track, figures, 'Twice'));
    expect(facts.get('Nearest to Pond')).toBe('29\u00a0m');
    expect(facts.get('Nearest to buffer 1')).toBe('199\u00a0m');
    expect(trackWarnings(track, figures)).toEqual([]);
    expect(trackNotes(track, figures).join(' ')).toMatch(
      /1 gap.*± 3\sm, worst ± 7\sm, 12:40 to 15:20.*Boom 20\sm, Trailed 1000/,
    );
  });

  it('warns of what was nearer than was to be kept, the error of the position included', () => {
    const near = { ...track, stretches: [pass(278)] };
    expect(trackWarnings(near, figuresOf(near))).toEqual([
      'Nearer to buffer 1 than was to be kept, or too near to tell with ± 3\u00a0m.',
    ]);
    const just = { ...track, stretches: [pass(276)] };
    expect(trackWarnings(just, figuresOf(just))).toEqual([]);
    const asked = { ...track, bufferM: 30, stretches: [pass(90)] };
    expect(trackWarnings(asked, figuresOf(asked)).map((text) => text.slice(0, 19))).toEqual([
      'Nearer to the outli',
      'Nearer to Pond than',
    ]);
  });

  it('tells no share that it does not know', () => {
    const bare = { ...track, widthM: null };
    expect(figuresOf(bare)).toMatchObject({ coverage: null, nearest: [] });
    expect(trackNotes(bare, figuresOf(bare)).join(' ')).toContain('no share is told');
    expect(figuresOf({ ...track, ground: null }).coverage).toBeNull();
  });

  it('leaves as GeoJSON, its stretches apart', () => {
    const text = writeTrack(
      {
        name: 'Hill',
        widthM: 20,
        startedAt: track.startedAt,
        endedAt: track.endedAt,
        outline: ground.outline,
      },
      openStretches(track.stretches) ?? [],
    );
    const { features } = JSON.parse(text) as {
      readonly features: readonly {
        readonly geometry: { readonly type: string; readonly coordinates: readonly unknown[] };
        readonly properties: Readonly<Record<string, unknown>>;
      }[];
    };
    expect(features.map(({ geometry }) => geometry.type)).toEqual([
      'Polygon',
      'LineString',
      'LineString',
      'LineString',
    ]);
    expect(features[1]?.geometry.coordinates[0]).toEqual([175.6, expect.closeTo(-40.29991, 5)]);
    expect(features[3]?.properties).toMatchObject({ load: 1, widthM: 20, isAfterGap: true });
  });
});
