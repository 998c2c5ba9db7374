import { isFields } from '@mix/engine';

/**
 * The shape of a stored value. It may also be null or absent, except an `id` and a value whose own
 * check (`is`) says otherwise.
 */
export type Shape =
  | 'figure'
  | 'text'
  | 'flag'
  | 'id'
  | { readonly is: (value: unknown) => boolean }
  | { readonly list: Shape }
  | { readonly oneOf: readonly string[] }
  | { readonly fields: Readonly<Record<string, Shape>> };

/** What counts as a figure: a stored document has numbers, a form may still hold typed text. */
type IsFigure = (value: unknown) => boolean;

/** How strictly a value is looked at. */
export interface ShapeRules {
  readonly isFigure?: IsFigure;
  /**
   * An unknown field is refused; without this it is taken to be of a later version, and left alone.
   */
  readonly isClosed?: boolean;
}

/** Whether a value has a shape. */
export function hasShape(value: unknown, shape: Shape, rules: ShapeRules = {}): boolean {
  if (shape === 'id') return typeof value === 'string';
  if (value === null || value === undefined) {
    return typeof shape === 'string' || !('is' in shape) || shape.is(value);
  }
  if (typeof shape !== 'string') return hasPartsOf(value, shape, rules);
  if (shape === 'figure') return (rules.isFigure ?? Number.isFinite)(value);
  return typeof value === (shape === 'text' ? 'string' : 'boolean');
}

type Composed = Exclude<Shape, string>;

function hasPartsOf(value: unknown, shape: Composed, rules: ShapeRules): boolean {
  if ('oneOf' in shape) return typeof value === 'string' && shape.oneOf.includes(value);
  if ('is' in shape) return shape.is(value);
  if ('list' in shape) {
    const { list } = shape;
    return (
      Array.isArray(value) && value.every((item) => item !== null && hasShape(item, list, rules))
    );
  }
  if (!isFields(value)) return false;
  const { shapes, ids } = tableOf(shape.fields);
  // Thousands of records are checked for one list, so only the fields that a value has are visited.
  // `ids` are the fields that must not be missing.
  for (const key of Object.keys(value)) {
    const own = shapes.get(key);
    if (own === undefined ? rules.isClosed === true : !hasShape(value[key], own, rules))
      return false;
  }
  return ids.every((key) => Object.hasOwn(value, key));
}

interface FieldTable {
  readonly shapes: ReadonlyMap<string, Shape>;
  /** The fields that may not be missing. */
  readonly ids: readonly string[];
}

const tables = new WeakMap<object, FieldTable>();

/** Fields of a shape as a table for lookup, cached. */
function tableOf(fields: Readonly<Record<string, Shape>>): FieldTable {
  const known = tables.get(fields);
  if (known !== undefined) return known;
  const shapes = new Map(Object.entries(fields));
  const ids = [...shapes].filter(([, shape]) => !hasShape(undefined, shape)).map(([key]) => key);
  tables.set(fields, { shapes, ids });
  return { shapes, ids };
}
