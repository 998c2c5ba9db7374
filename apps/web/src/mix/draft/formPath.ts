/** A place in the form, as the engine's problems name it: `products.1.rate.value`. */
export type FormPath = string;

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What stands at a path; undefined where the form has no such place. */
export function valueAt(root: unknown, path: FormPath): unknown {
  let value = root;
  for (const key of path.split('.')) {
    if (!isBranch(value)) return undefined;
    value = value[key];
  }
  return value;
}

function replaced(branch: unknown, keys: readonly string[], value: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  const old = isBranch(branch) ? branch : {};
  const changed = replaced(old[key], rest, value);
  if (Array.isArray(old))
    return old.map((item: unknown, index) => (index === Number(key) ? changed : item));
  return { ...old, [key]: changed };
}

/** The same tree with one value replaced; branches that do not change keep their identity. */
export const withValueAt = <Root>(root: Root, path: FormPath, value: unknown): Root =>
  // The paths come from the screens' own fields, and what is stored is read by the engine again.
  replaced(root, path.split('.'), value) as Root;
