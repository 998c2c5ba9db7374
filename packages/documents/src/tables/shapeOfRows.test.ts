import { describe, expect, it } from 'vitest';
import { figure, flag, list, measure, OVER_0, part, text, texts } from './FieldRow.ts';
import { isDocumentOf, isWholeOf, knownOf, partReader } from './shapeOfRows.ts';

const ALWAYS = { stored: 'always' } as const;
const stripRows = {
  name: text(null),
  widthM: figure('m', null, { ...ALWAYS, possible: OVER_0 }),
} as const;
const rows = {
  name: text(null, ALWAYS),
  lengthM: figure('m', [0, 10]),
  tags: texts(null, ALWAYS),
  isShut: flag({ stored: 'later' }),
  pack: measure(),
  strip: part(stripRows),
  strips: list(stripRows, { stored: 'later' }),
} as const;

const strip = { name: null, widthM: 3 };
const whole = {
  name: 'Hill',
  lengthM: 4,
  tags: ['wet'],
  isShut: true,
  pack: null,
  strip,
  strips: [strip],
};
const isDocument = isDocumentOf(rows);
const isWhole = isWholeOf(rows);

describe('a document of rows', () => {
  it.each([
    {},
    { lengthM: null, strip: null },
    // A limit is for what comes in: what is stored is read.
    { lengthM: 1e6 },
    { isShut: undefined, strips: undefined },
    { isShut: null, strips: null },
    { later: { of: 'another version' } },
  ])('is read with %j', (change) => {
    expect([isDocument({ ...whole, ...change }), isWhole({ ...whole, ...change })]).toEqual([
      true,
      true,
    ]);
  });

  it.each([
    { name: null },
    { lengthM: undefined },
    { lengthM: Infinity },
    { lengthM: '4' },
    { tags: [7] },
    { isShut: 'yes' },
    { pack: { unit: 'sack', value: 1 } },
    { strip: { ...strip, widthM: 0 } },
    { strips: [{ ...strip, widthM: -1 }] },
    { strips: [null] },
  ])('is none with %j', (change) => {
    expect([isDocument({ ...whole, ...change }), isWhole({ ...whole, ...change })]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    { strip: { name: null } },
    { strip: { name: null, widthM: null } },
    { strips: [{ widthM: 3 }] },
    { pack: { unit: 'kg' } },
  ])('may have %j only where its parts need not be whole', (change) => {
    expect([isDocument({ ...whole, ...change }), isWhole({ ...whole, ...change })]).toEqual([
      true,
      false,
    ]);
  });
});

it('knows the fields that have a row, in their order, and leaves out what says nothing', () => {
  const known = knownOf(rows, {
    later: 1,
    strips: [],
    isShut: null,
    tags: [],
    name: 'Hill',
    strip: null,
  });
  expect(Object.entries(known)).toEqual([
    ['name', 'Hill'],
    ['tags', []],
    ['strip', null],
  ]);
});

it('reads a part with null for what it may leave out, or not at all', () => {
  const read = partReader(stripRows);
  expect(read({ widthM: 3, colour: 'red' })).toEqual(strip);
  expect([read({ name: 'creek' }), read({ widthM: 0 }), read(null), read('creek')]).toEqual(
    Array(4).fill(null),
  );
});
