import {
  draftFieldAt,
  type DraftPath,
  type NumberPath,
  type ProductContainer,
  type ProductMeasure,
  type RateUnit,
} from '@mix/engine';
import type { MixForm } from './MixForm.ts';

/** Where a figure stands in the form: `products.1.rate.value`. All but the loads are the draft's. */
export type FigurePath = NumberPath | 'linked.loadCount';

/**
 * A figure of the form on a screen: its path, and its unit where that is chosen beside it or follows
 * from the product. Any other unit is the table's, and naming one does not compile.
 */
export type FigureAt =
  | { readonly path: NumberPath<'table'> | 'linked.loadCount'; readonly unit?: never }
  | { readonly path: Extract<NumberPath<'beside'>, `${string}.value`>; readonly unit: RateUnit }
  | {
      readonly path: Extract<NumberPath<'beside'>, `${string}.size`>;
      readonly unit: ProductContainer['unit'];
    }
  | {
      readonly path: NumberPath<'product'>;
      readonly unit: ProductMeasure['unit'] | `${ProductMeasure['unit']}/ha`;
    };

/** The line of a product. */
export type ProductPath = `products.${number}`;

/** A place in the form, as the engine's problems name it. */
export type FormPath = DraftPath | FigurePath | Exclude<keyof MixForm, symbol>;

/** Whether a path that was put together of keys leads to a figure. */
export const isFigurePath = (path: string): path is FigurePath =>
  path === 'linked.loadCount' || draftFieldAt(path)?.kind === 'number';

/** The type at a path of a value. */
type At<Value, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? At<Inside<Value, Key>, Rest>
  : Inside<Value, Path>;

type Inside<Value, Key extends string> =
  NonNullable<Value> extends readonly (infer Entry)[]
    ? Entry
    : Key extends keyof NonNullable<Value>
      ? NonNullable<Value>[Key]
      : never;

/** The type at a path of the form. */
export type FormValue<Path extends FormPath> = At<MixForm, Path>;

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function standingAt(root: unknown, path: string): unknown {
  let value = root;
  for (const key of path.split('.')) {
    if (!isBranch(value)) return undefined;
    value = value[key];
  }
  return value;
}

/** What stands at a path; undefined where the form has no such place. */
export const valueAt = <Path extends FormPath>(
  form: MixForm,
  path: Path,
): FormValue<Path> | undefined =>
  // A form has at each place what its type says.
  standingAt(form, path) as FormValue<Path> | undefined;

function replaced(branch: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const old = isBranch(branch) ? branch : {};
  const changed = replaced(old[key], rest, value);
  if (Array.isArray(old))
    return old.map((item: unknown, index) => (index === Number(key) ? changed : item));
  return { ...old, [key]: changed };
}

/** The same form with one value replaced; branches that do not change keep their identity. */
export const withValueAt = <Path extends FormPath>(
  form: MixForm,
  path: Path,
  value: FormValue<Path>,
): MixForm =>
  // Path and value fit each other by their types, so what comes out is a form again.
  replaced(form, path.split('.'), value) as MixForm;

/** What the group of a figure needs with its first text: the unit of a rate. */
export type Beside = Readonly<Record<string, string>>;

/** What stands beside a figure in its group. */
export const besideAt = (form: MixForm, path: FigurePath, key: string): unknown =>
  standingAt(form, [...path.split('.').slice(0, -1), key].join('.'));

/** The form with `beside` set in the group of a figure, where the group does not have it yet. */
export function withBeside(form: MixForm, path: FigurePath, beside: Beside): MixForm {
  const group = path.split('.').slice(0, -1);
  const missing = Object.entries(beside).filter(([key]) => besideAt(form, path, key) == null);
  return missing.reduce(
    (changed, [key, value]) => replaced(changed, [...group, key], value) as MixForm,
    form,
  );
}
