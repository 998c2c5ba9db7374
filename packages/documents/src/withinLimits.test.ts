import { expect, it } from 'vitest';
import { exampleProduct } from '../../engine/test/exampleInputs.ts';
import { testCatalogue } from '../../engine/test/testCatalogue.ts';
import {
  ownProductKind,
  paddockKind,
  withinLimits,
  type OwnProduct,
  type Paddock,
} from './index.ts';

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

const brew: OwnProduct = {
  ...exampleProduct({
    id: 'own-1',
    saltTable: { saltId: 'urea', anhydrousFraction: 0.98 as never },
    solubility: [
      { temperatureC: 0, gPerKgWater: 670 },
      { temperatureC: 20, gPerKgWater: 1080 },
    ],
    displacementLPerKg: 0.75 as never,
    nutrientsPct: { N: 46, S: 1 },
    rate: { min: 10, max: 60, unit: 'kg/ha', fromLabel: false },
    saltIndex: 75,
    label: { country: null, entryH: 24, bufferM: 30 },
  }),
  container: { size: 25, unit: 'kg', kind: 'bag' },
  price: { amountCents: 98, per: 'kg' },
};

it('leaves a product alone whose facts its editor would take, as are all of a catalogue', () => {
  for (const facts of [brew, ...testCatalogue.products]) {
    const product: OwnProduct = { container: null, price: null, ...facts };
    expect(withinLimits(ownProductKind, product)).toBe(product);
  }
});

it('takes facts that no product can have for not known, and a half of what says something whole', () => {
  const beyond: OwnProduct = {
    ...brew,
    displacementLPerKg: 750 as never,
    saltTable: { saltId: 'urea', anhydrousFraction: 98 as never },
    solubility: [
      { temperatureC: 0, gPerKgWater: 670 },
      { temperatureC: 2000, gPerKgWater: 1080 },
    ],
    nutrientsPct: { N: 460, S: 1 },
    rate: { min: 10, max: 60_000, unit: 'kg/ha', fromLabel: false },
    saltIndex: 7500,
    label: { country: null, entryH: 24, bufferM: 30_000 },
    container: { size: 0, unit: 'kg', kind: 'bag' },
    price: { amountCents: 1e12, per: 'kg' },
  };
  expect(ownProductKind.parse(ownProductKind.serialise(beyond))).toEqual(beyond);
  const { saltIndex: _left, ...known } = brew;
  expect(withinLimits(ownProductKind, beyond)).toStrictEqual({
    ...known,
    displacementLPerKg: null,
    saltTable: null,
    solubility: [],
    nutrientsPct: null,
    rate: null,
    label: { country: null, entryH: 24 },
    container: null,
    price: null,
  });
});

it('takes half of a rate, which a stored product may have, for none', () => {
  const half = ownProductKind.parse({
    ...ownProductKind.serialise(brew),
    rate: { min: 10, max: 60 },
  });
  if (half === null) throw new Error('not read');
  expect(withinLimits(ownProductKind, half).rate).toBeNull();
});
