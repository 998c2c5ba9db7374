import { expect, it } from 'vitest';
import { paddockKind, withinLimits, type Paddock } from './index.ts';

const outline = [0, 1, 2].map((corner) => ({
  latitudeDeg: -40 - corner / 1000,
  longitudeDeg: 175 + (corner % 2) / 1000,
}));
const zone = { name: 'Ridge', pieces: [{ outline, leftOut: [] }] };
const hill: Paddock = {
  name: 'Hill',
  areaHa: 6.4,
  landUse: null,
  outline,
  prescription: { zones: [{ ...zone, rateLPerHa: 150 }], restLPerHa: 0 },
  earlierNames: [],
  retired: false,
};

it('leaves a paddock alone whose figures a form would take', () => {
  expect(withinLimits(paddockKind, hill)).toBe(hill);
  const bare = { ...hill, areaHa: null };
  expect(withinLimits(paddockKind, bare)).toBe(bare);
});

it('takes an area and rates that no form takes for not known, which are read where they stand', () => {
  const prescription = { zones: [{ ...zone, rateLPerHa: 150_000 }], restLPerHa: 5001 };
  const beyond: Paddock = { ...hill, areaHa: 640_000, prescription };
  expect(paddockKind.parse(paddockKind.serialise(beyond))).toEqual(beyond);
  expect(withinLimits(paddockKind, beyond)).toEqual({
    ...hill,
    areaHa: null,
    prescription: { zones: [{ ...zone, rateLPerHa: null }], restLPerHa: null },
  });
});
