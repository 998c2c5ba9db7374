import { describe, expect, it } from 'vitest';
import { isCalled } from './isCalled.ts';
import { paddockKind, renamedPaddock, type Paddock } from './Paddock.ts';

const hill: Paddock = {
  name: 'Hill',
  areaHa: 6.4,
  landUse: 'pasture',
  outline: null,
  earlierNames: [],
  retired: false,
};
const read = (changes: object) => paddockKind.parse({ ...paddockKind.serialise(hill), ...changes });

describe('a stored paddock', () => {
  it('is read as it was kept', () => {
    const changed = { ...renamedPaddock(hill, 'Hill north'), retired: true };
    expect(paddockKind.parse(paddockKind.serialise(changed))).toEqual(changed);
  });

  it('is read from before names and deletion were kept', () => {
    expect(read({ earlierNames: undefined, retired: undefined })).toEqual(hill);
  });

  it('is not lost for names that cannot be read', () => {
    expect(read({ earlierNames: [7] })).toEqual(hill);
    expect(read({ earlierNames: 'Hill' })).toEqual(hill);
  });

  it.each([{ areaHa: 0 }, { areaHa: '6.4' }, { name: null }, { landUse: 4 }, { schemaVersion: 2 }])(
    'is not read with %j',
    (changes) => {
      expect(read(changes)).toBeNull();
    },
  );
});

describe('what is left out of an outline', () => {
  const ring = [
    { latitudeDeg: -40, longitudeDeg: 175 },
    { latitudeDeg: -40, longitudeDeg: 175.01 },
    { latitudeDeg: -40.01, longitudeDeg: 175 },
  ];
  const outlined: Paddock = {
    ...hill,
    outline: ring,
    leftOut: [{ name: 'pond', outline: ring }],
    buffers: [{ name: null, line: ring.slice(0, 2), widthM: 10 }],
    outlineOrigin: { how: 'walked', on: '2026-11-23', accuracyM: 5 },
  };

  it('is read as it was kept', () => {
    expect(paddockKind.parse(paddockKind.serialise(outlined))).toEqual(outlined);
  });

  it.each([
    { leftOut: [{ name: null, outline: null }] },
    { leftOut: 'pond' },
    { buffers: [{ name: null, line: ring, widthM: 0 }] },
    { buffers: [{ name: null, line: [{ latitudeDeg: 91, longitudeDeg: 0 }], widthM: 10 }] },
  ])('is never dropped in silence: not read with %j', (changes) => {
    expect(paddockKind.parse({ ...paddockKind.serialise(outlined), ...changes })).toBeNull();
  });

  it('matters more than who walked it', () => {
    const fields = { ...paddockKind.serialise(outlined), outlineOrigin: { how: 'flown' } };
    expect(paddockKind.parse(fields)).toEqual({ ...outlined, outlineOrigin: undefined });
  });
});

describe('the names of a paddock', () => {
  it('are the one it has and those it had', () => {
    const twice = renamedPaddock(renamedPaddock(hill, 'Top'), 'Hill north');
    expect(twice).toEqual({ ...hill, name: 'Hill north', earlierNames: ['Hill', 'Top'] });
    expect(['hill ', 'TOP', 'Hill north'].every((words) => isCalled(twice, words))).toBe(true);
    expect(isCalled(twice, 'Flat')).toBe(false);
  });

  it('stand there once, also after it got an old one back', () => {
    const back = renamedPaddock(renamedPaddock(hill, 'Top'), 'hill');
    expect(back).toEqual({ ...hill, name: 'hill', earlierNames: ['Top'] });
  });
});

describe('several rates over an outline', () => {
  const outline = [
    { latitudeDeg: -40, longitudeDeg: 175 },
    { latitudeDeg: -40, longitudeDeg: 175.01 },
    { latitudeDeg: -40.01, longitudeDeg: 175 },
  ];
  const prescription = {
    zones: [
      { name: 'Ridge', rateLPerHa: 150, pieces: [{ outline, leftOut: [{ outline }] }] },
      { name: null, rateLPerHa: null, pieces: [] },
    ],
    restLPerHa: 0,
  };

  it('are read as they were kept', () => {
    const zoned: Paddock = { ...hill, outline, prescription };
    expect(paddockKind.parse(paddockKind.serialise(zoned))).toEqual(zoned);
  });

  it.each([
    { ...prescription, restLPerHa: -1 },
    { ...prescription, restLPerHa: 'much' },
    { zones: prescription.zones },
    { ...prescription, zones: [{ name: null, rateLPerHa: 1, pieces: [{ outline: 'hill' }] }] },
    { ...prescription, zones: [{ name: null, rateLPerHa: 1 }] },
  ])('are not passed over where they cannot be read: %j', (damaged) => {
    expect(read({ prescription: damaged })).toBeNull();
  });
});
