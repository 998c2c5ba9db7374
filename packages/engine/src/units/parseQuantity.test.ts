import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UnitId } from './displayUnits.ts';
import { formatNumber } from './formatQuantity.ts';
import { parseQuantity, type ParseOptions } from './parseQuantity.ts';

/** The outcome in a few words: the number, or the code with its readings. */
function outcome(text: string, options: ParseOptions): number | string {
  const result = parseQuantity(text, options);
  if (result.ok) return result.value.shown;
  const { error } = result;
  if (!('readings' in error)) return error.code;
  const meant = error.readings.map(({ shown, unit }) =>
    `${unit ?? ''} ${Number(shown.toPrecision(10))}`.trim(),
  );
  return `${error.code} ${meant.join(' ')}`.trim();
}

/** The list of bad input (60 strings and more), the same for every field but for its unit. */
const STRINGS: readonly (readonly [string, number | string])[] = [
  ['', 'empty'],
  [' ', 'empty'],
  ['\ufeff', 'empty'],
  ['0', 0],
  ['0.0', 0],
  ['1', 1],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1,500', 'ambiguous 1.5 1500'],
  ['1.500', 'ambiguous 1.5 1500'],
  ['12,345', 'ambiguous 12.345 12345'],
  ['0,500', 0.5],
  ['0.500', 0.5],
  [',500', 0.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1.234,500', 1234.5],
  ['1,234,567', 1234567],
  ['1.234.567', 1234567],
  ['1234,567', 1234.567],
  ['1234.567', 1234.567],
  ['1,23.5', 'notANumber'],
  ['1,2345', 1.2345],
  ['01,500', 1.5],
  ['1 500', 1500],
  ["1'500", 1500],
  ['1’500', 1500],
  ['1 500,5', 1500.5],
  ['1 500,500', 1500.5],
  ['1 234 567', 1234567],
  ['1 5', 'groupsUnclear'],
  ['0 500', 'groupsUnclear'],
  ["'5", 'groupsUnclear'],
  ["1 500'000", 'groupsUnclear'],
  ['.5', 0.5],
  ['5.', 5],
  [',5', 0.5],
  ['5,', 5],
  ['.', 'notANumber'],
  ['1..5', 'notANumber'],
  ['1,,5', 'notANumber'],
  ['1.5.2', 'notANumber'],
  ['1,500.5,5', 'notANumber'],
  ['1 .5,5', 'notANumber'],
  ['1e3', 'exponent'],
  ['1E-7', 'exponent'],
  ['1e400', 'exponent'],
  ['10^6', 'exponent'],
  ['0x1F', 'notANumber'],
  ['NaN', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['∞', 'forbiddenCharacter'],
  ['null', 'notANumber'],
  ['undefined', 'notANumber'],
  ['five', 'notANumber'],
  ['007', 7],
  ['1/2', 'fraction 0.5'],
  ['1 1/2', 'fraction 1.5'],
  ['½', 'fraction 0.5'],
  ['1½', 'fraction 1.5'],
  ['1/0', 'unknownUnit'],
  ['5-10', 'range 5 10'],
  ['5–10', 'range 5 10'],
  ['5 to 10', 'range 5 10'],
  ['1,5 - 2,5', 'range 1.5 2.5'],
  ['~5', 'forbiddenCharacter'],
  ['٣٫٥', 3.5],
  ['۳٫۵', 3.5],
  ['١٬٥٠٠', 1500],
  ['３.５', 3.5],
  ['５００', 500],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ['\u00a05\u2009', 5],
  ['\ufeff5', 5],
  ['1\u00a05', 'groupsUnclear'],
  ['\u200b5', 'forbiddenCharacter'],
  ['5\u202e', 'forbiddenCharacter'],
  ['5\n6', 'forbiddenCharacter'],
  ['5\t6', 'forbiddenCharacter'],
  ['5\u0000', 'forbiddenCharacter'],
  ['5²', 'forbiddenCharacter'],
  ['⑤', 'forbiddenCharacter'],
  ['५', 'forbiddenCharacter'],
  ['𝟓', 'forbiddenCharacter'],
  ['＄5', 'forbiddenCharacter'],
  ['<b>5', 'forbiddenCharacter'],
  ['=5+5', 'forbiddenCharacter'],
  ['0.1+0.2', 'notANumber'],
  ['"5"', 'forbiddenCharacter'],
  ['$5', 'forbiddenCharacter'],
  ['5€', 'forbiddenCharacter'],
  ['😀', 'forbiddenCharacter'],
  ['5 😀', 'forbiddenCharacter'],
  ['--5', 'notANumber'],
  ['+-5', 'notANumber'],
  ['-', 'notANumber'],
  ['+5', 5],
  ['5+', 'notANumber'],
  ['5-', 'notANumber'],
  ['9007199254740993', 'tooManyDigits'],
  ['999999999999999999', 'tooManyDigits'],
  ['123456789012', 123456789012],
  ['0.0000001', 'tooManyDecimals'],
  ['0.000001', 0.000001],
  ['1.1234567', 'tooManyDecimals'],
  ['5 apples', 'unknownUnit'],
  ['5 constructor', 'unknownUnit'],
  ['5 /', 'unknownUnit'],
  ['9'.repeat(65), 'notANumber'],
];

/** What differs from field to field: a minus, and units at the end. */
const FIELDS: readonly (readonly [ParseOptions, Readonly<Record<string, number | string>>])[] = [
  [
    { unit: 'ha' },
    {
      '5%': 'otherDimension',
      '5L': 'otherDimension',
      '5 ac': 'otherUnit ac 2.023428211',
      '2,5 hectares': 2.5,
      '5 m²': 'otherUnit m² 0.0005',
    },
  ],
  [
    { unit: 'L' },
    {
      '5%': 'otherDimension',
      '5L': 5,
      '5 l': 5,
      '5L/ha': 'otherDimension',
      '5 kg/ha': 'otherDimension',
      '400ml': 'otherUnit mL 0.4',
      '5 gal': 'otherUnit US gal 18.92705892 imp gal 22.73045',
      '5 ML': 'unknownUnit',
    },
  ],
  [
    { unit: 'US gal' },
    {
      '5 gal': 5,
      '5 imp gal': 'otherUnit imp gal 6.004749628',
      '5L': 'otherUnit L 1.320860262',
    },
  ],
  [
    { unit: 'kg' },
    {
      '5L': 'otherDimension',
      '5 kg': 5,
      '1,500 kg': 'ambiguous 1.5 1500',
      '500 g': 'otherUnit g 0.5',
    },
  ],
  [
    { unit: 'L/ha' },
    {
      '5%': 'otherDimension',
      '5L': 'otherDimension',
      '5 l': 'otherDimension',
      '5L/ha': 5,
      '2.5 L/ha': 2.5,
      '5 litres per hectare': 5,
      '5 kg/ha': 'otherDimension',
      '10 gal/ac': 'otherUnit US gal/ac 93.53956229 imp gal/ac 112.3363304',
      '400 mL/ha': 'otherUnit mL/ha 0.4',
      '5 L/load': 'otherDimension',
    },
  ],
  [
    { unit: 'kg/ha' },
    {
      '5L/ha': 'otherDimension',
      '5 kg/ha': 5,
      '5 kg per ha': 5,
      '5 kg N/ha': 'otherDimension',
      '5 lb/acre': 'otherUnit lb/ac 5.604255781',
      '5 kg/ha/yr': 'unknownUnit',
    },
  ],
  [
    { unit: 'kg N/ha' },
    {
      '5 kg N/ha': 5,
      '5 kg/ha': 'otherDimension',
      '5 lb N/ac': 'otherUnit lb N/ac 5.604255781',
    },
  ],
  [{ unit: '% v/v' }, { '5%': 5, '0.2 % v/v': 0.2, '5L': 'otherDimension' }],
  [
    { unit: 'mL/100 L' },
    { '5%': 'otherUnit % v/v 5000', '200 mL/100 L': 200, '0.2 L/100L': 'otherUnit L/100 L 200' },
  ],
  [{ unit: '%' }, { '5%': 5, '5 kg': 'otherDimension' }],
  [
    { unit: 'kg/L' },
    { '5%': 'otherDimension', '1.28 kg/L': 1.28, '1280 g/L': 'otherUnit g/L 1.28' },
  ],
  [{ unit: 'km/h' }, { '12 km/h': 12, '12 kmh': 12, '7.5 mph': 'otherUnit mph 12.07008' }],
  [
    { unit: 'bar' },
    { '2 bar': 2, '300 kPa': 'otherUnit kPa 3', '40 psi': 'otherUnit psi 2.757902917' },
  ],
  [
    { unit: 'L/min' },
    {
      '1.2 L/min': 1.2,
      '1.2 lpm': 1.2,
      '0.3 gpm': 'otherUnit US gal/min 1.135623535 imp gal/min 1.363827',
    },
  ],
  [
    { unit: 'm' },
    {
      '20 m': 20,
      '50cm': 'otherUnit cm 0.5',
      '20 in': 'otherUnit in 0.508',
      '5 m²': 'otherDimension',
    },
  ],
  [
    { unit: '°C', negativeAllowed: true },
    {
      '-1': -1,
      '−1': -1,
      '–1.5': -1.5,
      '-0': 0,
      '-1,500': 'ambiguous -1.5 -1500',
      '12 °C': 12,
      '12℃': 12,
      '54 °F': 'otherUnit °F 12.22222222',
    },
  ],
  [{ unit: '1' }, { '5%': 'otherDimension', '5L': 'otherDimension' }],
  [
    { unit: 'currency', maxDecimals: 2 },
    {
      '12.34': 12.34,
      '12.3456': 'tooManyDecimals',
      '12.345': 'ambiguous 12.345 12345',
      '5%': 'otherDimension',
    },
  ],
  [{ unit: 'min' }, { '30 min': 30, '1.5 h': 'otherUnit h 90' }],
];

/** A minus is refused wherever less than nothing means nothing. */
const MINUS: Readonly<Record<string, string>> = {
  '-1': 'negative 1',
  '−1': 'negative 1',
  '–1.5': 'negative 1.5',
  '-0': 'negative 0',
  '-1,500': 'negative 1.5 1500',
};

describe.each(FIELDS)('a field in %j', (options, own) => {
  it.each(Object.entries({ ...(options.negativeAllowed === true ? {} : MINUS), ...own }))(
    'reads %j as %j',
    (text, expected) => {
      expect(outcome(text, options)).toBe(expected);
    },
  );

  it('reads the list of bad input as every field does', () => {
    const full = options.maxDecimals === undefined;
    const strings = full ? STRINGS : STRINGS.filter(([text]) => !/[.,]\d{3}/.test(text));
    expect(strings.length).toBeGreaterThan(60);
    for (const [text, expected] of strings) {
      expect([text, outcome(text, options)]).toEqual([text, expected]);
    }
  });
});

describe('parseQuantity', () => {
  it('stores in the unit of the draft what is typed in the unit of the screen', () => {
    const options = { unit: 'US gal/ac', storedUnit: 'L/ha' } as const;
    expect(parseQuantity('20', options)).toEqual({
      ok: true,
      value: { shown: 20, value: 187.07912457912457 },
    });
  });

  it('offers both gallons with both figures', () => {
    expect(parseQuantity('10 gal/ac', { unit: 'L/ha' })).toEqual({
      ok: false,
      error: {
        code: 'otherUnit',
        readings: [
          { typed: 10, unit: 'US gal/ac', shown: 93.53956228956228, value: 93.53956228956228 },
          { typed: 10, unit: 'imp gal/ac', shown: 112.33633036340657, value: 112.33633036340657 },
        ],
      },
    });
  });

  it('says which character does not belong', () => {
    expect(parseQuantity('5²', { unit: 'L' })).toEqual({
      ok: false,
      error: { code: 'forbiddenCharacter', character: '²' },
    });
  });

  it('never throws, and never gives a number that is not finite', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[-+0-9.,' eLkgha/%½]{0,12}$/),
    );
    const units = fc.constantFrom<UnitId>('L/ha', 'kg N/ha', '°C', '% v/v');
    fc.assert(
      fc.property(text, units, (typed, unit) => {
        const result = parseQuantity(typed, { unit });
        expect(result.ok ? Number.isFinite(result.value.value) : true).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads back what is shown, in both styles of signs', () => {
    const values = fc.integer({ min: 0, max: 1e9 }).map((n) => n / 1000);
    const styles = [
      { decimal: '.', group: ',' },
      { decimal: ',', group: '.' },
      { decimal: ',', group: '\u202f' },
      { decimal: '.', group: '’' },
    ];
    fc.assert(
      fc.property(values, fc.constantFrom(...styles), (value, signs) => {
        const result = parseQuantity(formatNumber(value, { decimals: 3, signs }), { unit: 'L' });
        const readings = result.ok
          ? [result.value.value]
          : 'readings' in result.error
            ? result.error.readings.map((reading) => reading.value)
            : [];
        expect(readings).toContain(value);
      }),
    );
  });
});
