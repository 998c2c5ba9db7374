import { convertUnit, shownUnit, UNIT_SYSTEMS, type UnitId } from '@mix/engine';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { reader } from '../../i18n/preferences/reader.ts';
import { readTyped } from './readTyped.ts';
import { typedText } from './typedText.ts';

vi.mock(import('../../i18n/preferences/reader.ts'), async (original) => {
  const { reader: found, ...rest } = await original();
  return { ...rest, reader: { ...found } };
});
const read: { system: string; signs: { decimal: string; group: string } } = reader;
afterEach(() => {
  Object.assign(read, { system: 'metric', signs: { decimal: '.', group: ',' } });
});

const UNITS: readonly UnitId[] = ['kg', 'g', 'L', 'mL', 'ha', '°C', 'km/h', '%'];

it('writes what its field reads back, to six figures and six decimals, in any units and signs', () => {
  const value = fc.oneof(
    fc.double({ min: 0, max: 100_000, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
  );
  fc.assert(
    fc.property(
      value,
      fc.constantFrom(...UNITS),
      fc.constantFrom(...UNIT_SYSTEMS),
      fc.constantFrom({ decimal: '.', group: ',' }, { decimal: ',', group: '.' }),
      (stored, unit, system, signs) => {
        Object.assign(read, { system, signs });
        const { value: back, message } = readTyped(typedText(stored, unit), unit);
        expect(message).toBeNull();
        const own = shownUnit(unit, system);
        const shown = convertUnit(stored, unit, own);
        const off = Math.abs(convertUnit(back ?? -1, unit, own) - shown);
        expect(off).toBeLessThanOrEqual(Math.max(0.51e-6, Math.abs(shown) * 0.51e-5));
      },
    ),
    { numRuns: 1000 },
  );
});
