import { describe, expect, it } from 'vitest';
import { paddockTexts, readPaddock } from './paddockTexts.ts';

const hill = { name: 'Hill', areaHa: 6.4, landUse: 'pasture' };
const texts = paddockTexts(hill);

describe('the fields of a paddock', () => {
  it('say what the paddock is', () => {
    expect(texts).toEqual({ name: 'Hill', area: '6.4', landUse: 'pasture' });
    expect(readPaddock(texts, ['Flat'], hill)).toEqual({ ok: true, value: hill });
  });

  it('leave an area exact that nobody touched', () => {
    const exact = { ...hill, areaHa: 6.123456789 };
    const read = readPaddock({ ...paddockTexts(exact), name: 'Top' }, [], exact);
    expect(read).toEqual({ ok: true, value: { ...exact, name: 'Top' } });
  });

  it('take an empty area as not known, an empty land use as not said', () => {
    expect(readPaddock({ name: ' Hill ', area: '', landUse: '  ' }, [], hill)).toEqual({
      ok: true,
      value: { name: 'Hill', areaHa: null, landUse: null },
    });
    expect(readPaddock({ ...texts, area: '6,2' }, [], hill)).toMatchObject({
      value: { areaHa: 6.2 },
    });
  });

  it.each([
    [{ name: '  ' }, { code: 'nameMissing' }],
    [{ name: 'flat ' }, { code: 'nameTaken', name: 'Flat' }],
    [{ area: 'six' }, { code: 'areaUnread' }],
    [{ area: '0' }, { code: 'areaOutside' }],
    [{ area: '100001' }, { code: 'areaOutside' }],
  ])('are not kept with %j', (changes, error) => {
    expect(readPaddock({ ...texts, ...changes }, ['Flat'], hill)).toEqual({ ok: false, error });
  });
});
