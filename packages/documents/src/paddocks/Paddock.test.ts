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
