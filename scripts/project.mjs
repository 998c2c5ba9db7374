import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {readonly string[]} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/**
 * The script behind a tool's command, to be run with our own Node on every system.
 * @param {string} tool name of the package
 * @param {string} [command] where it differs from the package's name
 */
export function scriptOf(tool, command = tool) {
  const folder = inRoot('node_modules', tool);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Progress goes to stderr: the standard output of a command is its answer. @param {string} line */
export const say = (line) => process.stderr.write(`${line}\n`);
