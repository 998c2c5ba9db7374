import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureRing } from './geodesicArea.ts';
import { netArea } from './netArea.ts';
import { box, placesAt } from '../testing/testPlane.ts';

const middle = { latitudeDeg: -40.3, longitudeDeg: 175.6 };
const paddock = box(0, 0, 400, 300);

it('is the outline where nothing is left out', () => {
  expect(netArea(paddock, [])?.netM2).toBe(measureRing(paddock).areaM2);
});

it('takes ponds and a strip along a side away, each ground once and only within', () => {
  const net = netArea(paddock, [
    { kind: 'part', ring: box(100, 100, 150, 140) },
    // Half of this part lies in the first one.
    { kind: 'part', ring: box(125, 100, 175, 140) },
    // Half of this part lies outside the outline.
    { kind: 'part', ring: box(-50, 200, 50, 220) },
    { kind: 'buffer', line: placesAt([0, 0], [400, 0]), widthM: 10 },
  ]);
  const [first = 0, second = 0, third = 0, strip = 0] = net?.partsM2 ?? [];
  // A plane's metres are the ellipsoid's to a few in a million at this size.
  expect(first).toBeCloseTo(2000, 0);
  expect(second).toBeCloseTo(1000, 0);
  expect(third).toBeCloseTo(1000, 0);
  // The buffer is wider by a two-thousandth at most: its polygon is drawn round the circle.
  expect(strip / 4000).toBeGreaterThan(1);
  expect(strip / 4000).toBeLessThan(1.0025);
  expect(net?.netM2).toBeCloseTo((net?.outlineM2 ?? 0) - first - second - third - strip, 6);
});

it('leaves nothing where all is left out, and a ring round an island', () => {
  expect(netArea(paddock, [{ kind: 'part', ring: box(-1, -1, 401, 301) }])?.netM2).toBeCloseTo(
    0,
    3,
  );
  const round = netArea(paddock, [
    { kind: 'buffer', line: [...paddock, ...paddock.slice(0, 1)], widthM: 10 },
  ]);
  expect(round?.netM2).toBeCloseTo(380 * 280, -2);
});

it('is never more than the outline and never negative, whatever is left out', () => {
  const metres = fc.integer({ min: -500, max: 900 });
  const part = fc
    .tuple(metres, metres, metres, metres)
    .map(([a, b, c, d]) =>
      box(Math.min(a, c), Math.min(b, d), Math.max(a, c) + 1, Math.max(b, d) + 1),
    );
  const strip = fc.record({
    line: fc.array(
      fc
        .tuple(metres, metres)
        .map((point) => placesAt(point))
        .map(([one]) => one ?? middle),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    widthM: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 4 }),
      fc.array(strip, { maxLength: 2 }),
      (parts, strips) => {
        const net = netArea(paddock, [
          ...parts.map((ring) => ({ kind: 'part' as const, ring })),
          ...strips.map((one) => ({ kind: 'buffer' as const, ...one })),
        ]);
        if (net === null) throw new Error('not worked out');
        const gone = net.partsM2.reduce((sum, one) => sum + one, 0);
        expect(Math.min(...net.partsM2, 0)).toBeGreaterThanOrEqual(-1e-6);
        expect(gone).toBeLessThanOrEqual(net.outlineM2 * (1 + 1e-6));
        expect(net.netM2).toBeCloseTo(Math.max(0, net.outlineM2 - gone), 3);
      },
    ),
    { numRuns: 60, seed: 1 },
  );
});
