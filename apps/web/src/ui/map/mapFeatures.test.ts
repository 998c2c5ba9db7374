import { expect, it } from 'vitest';
import { mapFeatures, MOST_CORNERS } from './mapFeatures.ts';
import { nearestPlace } from './nearestPlace.ts';

const at = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg });
const ring = [at(-40, 175), at(-40, 176), at(-41, 176)];
const ground = { key: 'a', ring, look: 'chosen' } as const;
const onCorner = () => undefined;

const geometries = (drawing: Parameters<typeof mapFeatures>[0]) =>
  mapFeatures(drawing).features.map(({ geometry, properties }) => ({
    coordinates: geometry.coordinates,
    ...properties,
  }));

it('closes each outline, longitude first, and draws what is left out and buffers as lines', () => {
  expect(
    geometries({
      grounds: [ground],
      hatched: [[ring.slice(0, 2)]],
      lines: [{ key: 'b', line: ring.slice(1), look: 'buffer' }],
    }),
  ).toEqual([
    {
      coordinates: [
        [175, -40],
        [176, -40],
        [176, -41],
        [175, -40],
      ],
    },
    {
      coordinates: [
        [175, -40],
        [176, -40],
        [175, -40],
      ],
    },
    {
      coordinates: [
        [176, -40],
        [176, -41],
      ],
    },
  ]);
});

it('draws the corners that are moved, the chosen one as such', () => {
  const corners = { ring, chosen: 1, onCorner };
  expect(geometries({ grounds: [], corners })).toEqual([
    { coordinates: [175, -40], isChosen: false },
    { coordinates: [176, -40], isChosen: true },
    { coordinates: [176, -41], isChosen: false },
  ]);
});

it('draws only the chosen corner of a walk with many', () => {
  const walked = Array.from({ length: MOST_CORNERS + 1 }, (_, place) => at(-40, 175 + place / 100));
  const corners = { ring: walked, chosen: 2, onCorner };
  expect(geometries({ grounds: [], corners })).toEqual([
    { coordinates: [175.02, -40], isChosen: true },
  ]);
});

it('takes the corner that is nearest to a finger', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 80 },
  ];
  expect(nearestPlace(places, { x: 70, y: 20 })).toBe(1);
  expect(nearestPlace([], { x: 1, y: 1 })).toBe(-1);
});
