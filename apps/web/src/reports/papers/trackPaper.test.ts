import { localPlane, packStretch } from '@mix/ground';
import { expect, it } from 'vitest';
import { trackPaper } from './trackPaper.ts';

const { toGround } = localPlane({ latitudeDeg: -40.3, longitudeDeg: 175.6 });
const line = (...places: readonly (readonly [number, number])[]) =>
  places.map(([eastM, northM]) => toGround({ eastM, northM }));
const pass = (northM: number) => ({
  load: 1,
  points: packStretch(
    line([0, northM], [400, northM]).map((point) => ({ ...point, atMs: 0, accuracyM: 3 })),
  ),
});
const track = {
  startedAt: '2026-11-21T12:40:00+13:00',
  endedAt: '2026-11-21T15:20:00+13:00',
  widthM: 20,
  machine: null,
  toleranceM: 0.5,
  accuracyM: 3,
  worstM: 6,
  bufferM: null,
  ground: {
    outline: line([0, 0], [400, 0], [400, 300], [0, 300]),
    leftOut: [],
    buffers: [],
  },
  stretches: [pass(10), pass(25)],
};

it('a track on paper has its picture, the share and what it rests on', () => {
  const [picture, facts, text] = trackPaper(track);
  if (picture?.kind !== 'picture' || facts?.kind !== 'facts' || text?.kind !== 'text') {
    throw new Error('another paper');
  }
  const [once, twice] = picture.areas;
  const heights = (boxes: typeof once) => (boxes?.boxes ?? []).map(({ height }) => height);
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  // 35 m and 5 m of 300 m, which are 78 mm high.
  expect(sum(heights(once))).toBeCloseTo((35 / 300) * 78, 0);
  expect(sum(heights(twice))).toBeCloseTo((5 / 300) * 78, 0);
  const inside = [...(once?.boxes ?? [])].every(
    ({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= 180 && y + height <= 90,
  );
  expect(inside).toBe(true);
  expect(Object.fromEntries(facts.facts)).toMatchObject({
    Covered: '12\u00a0%',
    'Once or more': '1.4\u00a0ha of 12\u00a0ha',
    // A strip 5 m wide on a grid of 0.35 m.
    'Twice, printed darker': expect.stringMatching(/^0\.2[01]?\sha$/) as unknown,
  });
  expect(text.lines.join(' ')).toMatch(/± 3\sm, worst ± 6\sm, 12:40 to 15:20\. Boom 20\sm\./);
});

it('one that cannot be read says so', () => {
  const [text] = trackPaper({ ...track, stretches: [{ load: 1, points: '!' }] });
  expect(text).toMatchObject({ kind: 'text', lines: ['This version cannot read the track.'] });
});
