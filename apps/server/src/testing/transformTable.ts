import { double, int, list, nothing, text, type WireJson } from './wireValues.ts';

/** A field, a transform of it, and the field afterwards; null: the document has no such field. */
export type TransformCase = readonly [
  base: WireJson | null,
  transform: Readonly<Record<string, unknown>>,
  after: WireJson,
];

const MAX = '9223372036854775807';
const MIN = '-9223372036854775808';
const NAN = double('NaN');
const MIXED = list(int(1), double(1), int(2), text('a'));

const add = (increment: WireJson): TransformCase[1] => ({ increment });
const atLeast = (maximum: WireJson): TransformCase[1] => ({ maximum });
const atMost = (minimum: WireJson): TransformCase[1] => ({ minimum });
const append = (...values: WireJson[]): TransformCase[1] => ({ appendMissingElements: { values } });
const remove = (...values: WireJson[]): TransformCase[1] => ({ removeAllFromArray: { values } });

export const TRANSFORM_CASES: readonly TransformCase[] = [
  [int(5), add(int(1)), int(6)],
  [int(MAX), add(int(1)), int(MAX)],
  [int(MIN), add(int(-1)), int(MIN)],
  [double(1.5), add(int(1)), double(2.5)],
  [int(5), add(double(0.5)), double(5.5)],
  [NAN, add(int(1)), NAN],
  [double('Infinity'), add(double('-Infinity')), NAN],
  [text('x'), add(int(1)), int(1)],
  [nothing, add(double(0.5)), double(0.5)],
  [MIXED, add(int(1)), int(1)],
  [null, add(int(1)), int(1)],
  [double('-0'), add(int(1)), double(1)],

  [int(5), atLeast(int(3)), int(5)],
  [int(5), atLeast(double(7.5)), double(7.5)],
  [int(5), atLeast(double(5)), int(5)],
  [double(5), atLeast(int(5)), double(5)],
  [int(5), atLeast(NAN), NAN],
  [NAN, atLeast(int(3)), NAN],
  [int(MAX), atLeast(double(2 ** 62)), int(MAX)],
  [text('x'), atLeast(int(3)), int(3)],
  [null, atLeast(int(3)), int(3)],

  [int(5), atMost(int(3)), int(3)],
  [int(5), atMost(double(5)), int(5)],
  [int(MAX), atMost(double(5)), double(5)],
  [int(0), atMost(double('-0')), int(0)],
  [int(5), atMost(NAN), NAN],
  [double('Infinity'), atMost(int(3)), int(3)],
  [nothing, atMost(int(3)), int(3)],

  [
    MIXED,
    append(int(1), text('a'), text('b'), text('b'), NAN, NAN),
    list(int(1), double(1), int(2), text('a'), text('b'), NAN),
  ],
  [MIXED, append(double(2)), MIXED],
  [list(NAN), append(NAN, nothing), list(NAN, nothing)],
  [int(5), append(int(1)), list(int(1))],
  [null, append(int(1)), list(int(1))],
  [null, append(), { arrayValue: {} }],

  [MIXED, remove(int(1)), list(int(2), text('a'))],
  [MIXED, remove(), MIXED],
  [int(5), remove(int(1)), { arrayValue: {} }],
  [null, remove(int(1)), { arrayValue: {} }],
];
