import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names for the classes of CSS modules: a few letters for the file and a count within it. The style
 * sheet travels inside every page, and names of the usual kind are an eighth of it. The same object
 * must name the classes for the client and for the drawing.
 */
export function shortClassNames(root: string): (local: string, file: string) => string {
  const names = new Map<string, Map<string, string>>();
  const prefixes = new Set<string>();

  const prefixOf = (file: string): string => {
    // Letters and digits of the path's hash: stable when other files come and go.
    const hash = BigInt(`0x${createHash('sha256').update(file).digest('hex')}`).toString(36);
    for (let length = 2; ; length += 1) {
      const prefix = `_${hash.slice(0, length)}`;
      if (prefixes.has(prefix)) continue;
      prefixes.add(prefix);
      return prefix;
    }
  };

  return (local, path) => {
    const file = relative(root, path.replace(/\?.*$/, '')).replaceAll('\\', '/');
    const known = names.get(file) ?? new Map([['', prefixOf(file)]]);
    names.set(file, known);
    const name = known.get(local) ?? `${known.get('') ?? ''}-${(known.size - 1).toString(36)}`;
    known.set(local, name);
    return name;
  };
}
