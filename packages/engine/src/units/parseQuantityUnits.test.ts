import { describe, expect, it } from 'vitest';
import type { UnitId } from './displayUnits.ts';
import { parseQuantity } from './parseQuantity.ts';

/** Typed numbers and everything each may mean. */
const NUMBERS: readonly (readonly [string, readonly number[]])[] = [
  ['400', [400]],
  ['1.5', [1.5]],
  ['1,5', [1.5]],
  ['1,500', [1.5, 1500]],
  ['1.500', [1.5, 1500]],
  ['12.345', [12.345, 12345]],
  ['0,500', [0.5]],
  ['1 500', [1500]],
  ["1'500", [1500]],
  ['1,234.5', [1234.5]],
  ['1.234,5', [1234.5]],
];

/** A minus is never taken off without a question. */
const SIGNS = ['', '+', '-', '\u2212'] as const;

/**
 * What one of a typed unit comes to in the field's unit, worked out by hand; none where it does not
 * fit.
 */
const UNITS_BY_FIELD: readonly (readonly [
  UnitId,
  readonly (readonly [string, readonly number[]])[],
])[] = [
  [
    'L/ha',
    [
      ['', [1]],
      [' L/ha', [1]],
      [' mL/ha', [0.001]],
      [' gal/ac', [9.353956, 11.233633]],
      [' kg', []],
      [' g/ha', []],
    ],
  ],
  [
    'kg/ha',
    [
      [' kg/ha', [1]],
      ['g/ha', [0.001]],
      [' lb/ac', [1.120851]],
      [' L/ha', []],
    ],
  ],
  [
    'ha',
    [
      ['ha', [1]],
      [' ac', [0.40468564]],
      [' L', []],
    ],
  ],
  [
    'bar',
    [
      [' psi', [0.068947573]],
      [' kPa', [0.01]],
      [' mm', []],
    ],
  ],
  ['L', [[' gal', [3.78541178, 4.54609]]]],
];

const CASES = UNITS_BY_FIELD.flatMap(([field, units]) =>
  units.flatMap(([unit, factors]) =>
    NUMBERS.flatMap(([number, numbers]) =>
      SIGNS.map((sign) => ({ text: `${sign}${number}${unit}`, field, sign, numbers, factors })),
    ),
  ),
);

/** Every amount the operator could get from the text, in the field's unit, with at most one tap. */
function amounts(text: string, unit: UnitId): readonly number[] {
  const result = parseQuantity(text, { unit });
  if (result.ok) return [result.value.shown];
  return 'readings' in result.error ? result.error.readings.map(({ shown }) => shown) : [];
}

const code = (text: string, unit: UnitId): string => {
  const result = parseQuantity(text, { unit });
  return result.ok ? 'read' : result.error.code;
};

describe('a typed unit is never dropped', () => {
  it('in more than 700 texts of number, separator, sign, unit and field', () => {
    expect(CASES.length).toBeGreaterThan(700);
    for (const { text, field, numbers, factors } of CASES) {
      const expected = numbers.flatMap((number) => factors.map((factor) => number * factor));
      const got = amounts(text, field);
      expect([text, field, got.length]).toEqual([text, field, expected.length]);
      for (const [index, amount] of got.entries()) {
        expect(amount / (expected[index] ?? NaN), `${text} in ${field}`).toBeCloseTo(1, 6);
      }
    }
  });

  it('and what is not the one thing it can only be is asked about', () => {
    for (const { text, field, sign, numbers, factors } of CASES) {
      const minus = sign === '-' || sign === '\u2212';
      const asked =
        factors.length === 0
          ? 'otherDimension'
          : minus
            ? 'negative'
            : numbers.length > 1
              ? 'ambiguous'
              : factors.length > 1 || factors[0] !== 1
                ? 'otherUnit'
                : 'read';
      expect([text, field, code(text, field)]).toEqual([text, field, asked]);
    }
  });

  it('tells sulphur from a plural', () => {
    expect(amounts('5 kg S/ha', 'kg S/ha')).toEqual([5]);
    expect(code('5 kg S/ha', 'kg/ha')).toBe('otherDimension');
    expect(amounts('5 kgs/ha', 'kg/ha')).toEqual([5]);
    expect(code('5 lbs/ac', 'kg S/ha')).toBe('otherDimension');
  });

  it.each([
    ['1,500 mL/ha', 'L/ha', [0.0015, 1.5]],
    ['-400 g/ha', 'kg/ha', [0.4]],
    ['1.500 g/ha', 'kg/ha', [0.0015, 1.5]],
    ['1/2 gal', 'L', [1.892705892, 2.273045]],
    ['1½ L', 'mL/ha', []],
    ['5-10 mL/ha', 'L/ha', [0.005, 0.01]],
    ['1,500-2,000 mL/ha', 'L/ha', [0.0015, 1.5, 0.002, 2]],
    ['5 to 10 kg', 'L/ha', []],
    ['-1,500', 'ha', [1.5, 1500]],
  ] as const)('%j in %s may mean %j', (text, unit, expected) => {
    const got = amounts(text, unit);
    expect(got).toHaveLength(expected.length);
    for (const [index, amount] of expected.entries()) expect(got[index]).toBeCloseTo(amount, 9);
  });

  it.each([
    ['1,234 L', 'ha', 'L'],
    ['1,500 kg', 'L/ha', 'kg'],
    ['-5 L', 'ha', 'L'],
    ['5-10 L', 'ha', 'L'],
    ['½ L', 'ha', 'L'],
  ] as const)('%j in %s is refused by the name of its unit, %s', (text, unit, typedUnit) => {
    const error = { code: 'otherDimension', text: typedUnit, unit };
    expect(parseQuantity(text, { unit })).toEqual({ ok: false, error });
  });

  it('offers no reading that the field would refuse', () => {
    expect(parseQuantity('-5 °F', { unit: '°C' })).toEqual({
      ok: false,
      error: { code: 'negative', readings: [] },
    });
    expect(code('10 °F', '°C')).toBe('negative');
    expect(amounts('50 °F', '°C')).toEqual([10]);
    expect(parseQuantity('10 °F', { unit: '°C', negativeAllowed: true })).toMatchObject({
      error: { code: 'otherUnit' },
    });
  });
});
