import { readdirSync } from 'node:fs';
import { inRoot } from '../project.mjs';

/** Made by tools, or kept by them. */
const NOT_OURS = new Set(['node_modules', 'dist', 'failures', 'hosted', 'maps']);

/** A folder of the repository, by its path from the root, with the names of the files in it. */
export interface Folder {
  readonly path: string;
  readonly files: readonly string[];
}

/** Every folder that is ours, from this one down; those whose name begins with a dot are left out. */
export function foldersBelow(path = '.'): readonly Folder[] {
  const entries = readdirSync(inRoot(path), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('.') && !NOT_OURS.has(name))
    .flatMap((name) => foldersBelow(path === '.' ? name : `${path}/${name}`));
  return [{ path, files }, ...below];
}
