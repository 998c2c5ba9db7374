import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryValue } from '../../testing/arbitraryValues.ts';
import { RequestError } from '../RequestError.ts';
import { decodeFields, decodeValue } from './decodeValue.ts';
import { encodeValue } from './encodeValue.ts';

/** Through text, as on the wire and in the database. */
const roundTrip = (json: unknown): unknown =>
  JSON.parse(JSON.stringify(encodeValue(decodeValue(json))));

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof RequestError) return `${error.status} ${error.message}`;
    throw error;
  }
  return 'accepted';
}

test('what is encoded is decoded to the same value', () => {
  fc.assert(
    fc.property(arbitraryValue, (value) => {
      const json: unknown = JSON.parse(JSON.stringify(encodeValue(value)));
      expect(decodeValue(json)).toEqual(value);
    }),
    { numRuns: 500 },
  );
});

// The forms Google's emulator takes, and what it gives back for them.
test.each([
  [{ nullValue: null }, { nullValue: null }],
  [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [{ nullValue: 0 }, { nullValue: null }],
  [{ booleanValue: false }, { booleanValue: false }],
  [{ integerValue: 5 }, { integerValue: '5' }],
  [{ integerValue: '-9223372036854775808' }, { integerValue: '-9223372036854775808' }],
  [{ integerValue: '9223372036854775807' }, { integerValue: '9223372036854775807' }],
  [{ integerValue: '5', stringValue: null }, { integerValue: '5' }],
  [{ doubleValue: 5 }, { doubleValue: 5 }],
  [{ doubleValue: '1.5e3' }, { doubleValue: 1500 }],
  [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
  [{ doubleValue: '-Infinity' }, { doubleValue: '-Infinity' }],
  [{ doubleValue: '-0' }, { doubleValue: '-0' }],
  [{ timestampValue: '2026-01-01T00:00:00Z' }, { timestampValue: '2026-01-01T00:00:00Z' }],
  [{ timestampValue: '2026-01-01T00:00:00.1Z' }, { timestampValue: '2026-01-01T00:00:00.100Z' }],
  [
    { timestampValue: '2026-01-01T00:00:00.123456789Z' },
    { timestampValue: '2026-01-01T00:00:00.123456Z' },
  ],
  [{ timestampValue: '2026-01-01T00:00:00+02:00' }, { timestampValue: '2025-12-31T22:00:00Z' }],
  [{ timestampValue: '0001-01-01T00:00:00Z' }, { timestampValue: '0001-01-01T00:00:00Z' }],
  [
    { timestampValue: '9999-12-31T23:59:59.999999999Z' },
    { timestampValue: '9999-12-31T23:59:59.999999Z' },
  ],
  [
    { timestampValue: '1969-12-31T23:59:59.9999999Z' },
    { timestampValue: '1969-12-31T23:59:59.999999Z' },
  ],
  [{ stringValue: 'a\u0000b' }, { stringValue: 'a\u0000b' }],
  [{ stringValue: 'a\ud800' }, { stringValue: 'a\ufffd' }],
  [{ bytesValue: '_-8' }, { bytesValue: '/+8=' }],
  [{ bytesValue: '' }, { bytesValue: '' }],
  [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
  [
    { geoPointValue: { latitude: 90, longitude: -180 } },
    { geoPointValue: { latitude: 90, longitude: -180 } },
  ],
  [{ arrayValue: {} }, { arrayValue: {} }],
  [{ arrayValue: { values: [] } }, { arrayValue: {} }],
  [{ mapValue: { fields: {} } }, { mapValue: {} }],
])('%j comes back as %j', (json, expected) => {
  expect(roundTrip(json)).toEqual(expected);
});

const list = (...values: unknown[]): unknown => ({ arrayValue: { values } });
const map = (fields: object): unknown => ({ mapValue: { fields } });
const vector = (value: unknown): unknown => map({ __type__: { stringValue: '__vector__' }, value });

/** Maps in maps around an integer, `levels` of them. */
const nested = (levels: number): unknown =>
  levels === 0 ? { integerValue: '1' } : map({ a: nested(levels - 1) });

describe('refused', () => {
  test.each([
    [{}, 'type unset'],
    [{ doubleValue: null }, 'type unset'],
    [null, 'an object is missing'],
    [[], 'an object is missing'],
    [{ foo: 1 }, '"foo"'],
    [{ integerValue: '1', stringValue: 'a' }, '"integerValue"'],
    [{ nullValue: 'x' }, '"nullValue"'],
    [{ booleanValue: 1 }, 'true or false'],
    [{ integerValue: '9223372036854775808' }, '"integerValue"'],
    [{ integerValue: 5.5 }, '"integerValue"'],
    // JSON has rounded this one already: a wrong number would be stored.
    [{ integerValue: 2 ** 53 }, '"integerValue"'],
    [{ integerValue: '' }, '"integerValue"'],
    [{ integerValue: ' 5' }, '"integerValue"'],
    [{ doubleValue: 'inf' }, '"doubleValue"'],
    [{ doubleValue: '1e400' }, '"doubleValue"'],
    [{ doubleValue: true }, '"doubleValue"'],
    [{ timestampValue: '2026-01-01' }, 'timestamp'],
    [{ timestampValue: '2026-02-30T00:00:00Z' }, 'timestamp'],
    [{ timestampValue: '0000-12-31T23:59:59Z' }, 'timestamp'],
    [{ timestampValue: '0001-01-01T00:00:00+00:01' }, 'timestamp'],
    [{ timestampValue: 5 }, 'timestamp'],
    [{ stringValue: 5 }, '"stringValue"'],
    [{ bytesValue: '!!' }, '"bytesValue"'],
    [{ bytesValue: 'A' }, '"bytesValue"'],
    [{ referenceValue: 'x' }, 'Resource name "x" lacks "projects" at index 0.'],
    [{ referenceValue: 'projects/p/databases/d/documents/a' }, 'lacks "/" at index 34.'],
    [{ referenceValue: 'projects/p/databases/d/documents/a/__x__' }, 'because it is reserved'],
    [
      { geoPointValue: { latitude: 91 } },
      "Geo point latitude '91.0' outside permitted range -90.0 to 90.0.",
    ],
    [
      { geoPointValue: { longitude: -180.5 } },
      "Geo point longitude '-180.5' outside permitted range -180.0 to 180.0.",
    ],
    [{ geoPointValue: { latitude: 'NaN' } }, "latitude 'NaN' outside"],
    [{ geoPointValue: { latitude: 1, height: 2 } }, 'unknown "height"'],
    [list(list()), 'Cannot convert an array value in an array value.'],
    [list(null), 'an object is missing'],
    [map({ '': { nullValue: null } }), 'The property.name is the empty string.'],
    [map({ __x__: { nullValue: null } }), 'field name __x__ is reserved'],
    [map({ __type__: { stringValue: 'foo' } }), 'invalid nested entity'],
    [vector({ arrayValue: {} }), 'Cannot have a zero length vector.'],
    [vector(list({ integerValue: '1' })), "only contain values of type 'double'"],
    [vector(undefined), 'an object is missing'],
    [nested(21), 'contains an invalid nested entity'],
  ])('%j', (json, words) => {
    const refusal = refusalOf(() => decodeValue(json));
    expect(refusal).toMatch(/^INVALID_ARGUMENT /);
    expect(refusal).toContain(words);
  });

  test.each([
    ['', 'The property.name is the empty string.'],
    ['__name__', 'field name __name__ is reserved'],
    ['x'.repeat(1501), 'The property.name is longer than 1500 bytes.'],
    ['é'.repeat(751), 'The property.name is longer than 1500 bytes.'],
    ['\ud800', 'The property.name is not valid UTF-8.'],
  ])('a field called %j', (name, words) => {
    expect(refusalOf(() => decodeFields({ [name]: { nullValue: null } }))).toContain(words);
  });

  test('a text or bytes longer than a document may be, by its bytes', () => {
    const field = (stringValue: string): string =>
      refusalOf(() => decodeFields({ note: { stringValue } }));
    expect(field('x'.repeat(1_048_487))).toBe('accepted');
    expect(field('x'.repeat(1_048_488))).toContain(
      'The value of property "note" is longer than 1048487 bytes.',
    );
    expect(field('é'.repeat(524_244))).toContain('longer than 1048487 bytes.');
    const bytesValue = Buffer.alloc(1_048_488).toString('base64');
    expect(refusalOf(() => decodeValue({ bytesValue }))).toContain('longer than 1048487 bytes.');
  });
});

test('field names may hold any signs, 1500 bytes of them', () => {
  const names = ['a.b', '~', '*', '/', '[', ']', '`', '\\', '1', '\u0000', '__', 'x'.repeat(1500)];
  const fields = decodeFields(Object.fromEntries(names.map((name) => [name, nested(20)])));
  expect(new Set(fields.keys())).toEqual(new Set(names));
});
