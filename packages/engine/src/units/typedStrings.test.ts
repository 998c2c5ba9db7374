import { describe, expect, it } from 'vitest';
import { displayUnit, type UnitId } from './displayUnits.ts';
import { parseQuantity } from './parseQuantity.ts';
import { typedUnit } from './typedUnit.ts';
import { unitExamples } from './unitExamples.ts';
import { TYPED_STRINGS } from '../../test/typedStrings.ts';

/**
 * The amounts to choose from, in the unit of the field, and the code that says why nothing is read
 * at once.
 */
function outcome(text: string, unit: UnitId): { code: string; amounts: readonly number[] } {
  const result = parseQuantity(text, { unit });
  if (result.ok) return { code: 'read', amounts: [result.value.shown] };
  const { error } = result;
  const amounts = 'readings' in error ? error.readings.map(({ shown }) => shown) : [];
  return { code: error.code, amounts };
}

describe.each(TYPED_STRINGS)('in %s, %s', (field, code, amounts, texts) => {
  it.each(texts)('%j', (text) => {
    const read = outcome(text, field);
    expect([read.code, read.amounts.length], JSON.stringify(read)).toEqual([code, amounts.length]);
    for (const [place, amount] of amounts.entries()) {
      expect((read.amounts[place] ?? NaN) / amount).toBeCloseTo(1, 6);
    }
  });
});

it('more than 150 of them', () => {
  expect(TYPED_STRINGS.flatMap(([, , , texts]) => texts).length).toBeGreaterThan(150);
});

describe('rates of turf, as extension services print them', () => {
  const amount = (text: string, unit: UnitId): number => outcome(text, unit).amounts[0] ?? NaN;

  it('1 gal/A is 87 mL per 1,000 ft² (PNW handbooks, weights and measures)', () => {
    expect(amount('87 mL/1000 ft2', 'US gal/ac')).toBeCloseTo(1, 2);
  });

  it('1.5 fl oz per 1,000 ft² are 15.75 fl oz on 10,500 ft² (New Jersey core exam)', () => {
    const perHa = amount('1.5 US fl oz/1000 ft2', 'mL/ha');
    expect((perHa * amount('10500 sq ft', 'ha')) / 29.5735295625).toBeCloseTo(15.75, 9);
  });

  it('1 oz per 1,000 ft² is 2.72 lb to the acre: there are 43,560 ft² in it', () => {
    expect(amount('1 oz/1000 ft2', 'lb/ac')).toBeCloseTo(43.56 / 16, 9);
  });
});

describe('what a field says it reads', () => {
  it.each<UnitId>([
    'L/ha',
    'US gal/ac',
    'kg/ha',
    'kg N/ha',
    'lb SO3/ac',
    'g B/ha',
    'mL/100 L',
    'ha',
  ])('in %s is read there', (unit) => {
    const examples = unitExamples(unit);
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      const read = typedUnit(example, unit).map((id) => displayUnit(id).dimension);
      expect(read, example).toContain(displayUnit(unit).dimension);
    }
  });
});
