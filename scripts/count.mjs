import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { prepare } from './prepare.mjs';
import { inRoot, ROOT } from './project.mjs';

/*
 * `npm run count` tells how large the repository is, of what Git knows: files and lines by kind, and what
 * makes it hard to hold. `npm run count -- <commit>` tells the same of a commit.
 */
await prepare(import.meta.url);
const [, , commit] = process.argv;
/** @param {readonly string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 });

const files = (commit === undefined ? git('ls-files') : git('ls-tree', '-r', '--name-only', commit))
  .split('\n')
  .filter((file) => file !== '' && file !== 'package-lock.json');
/** @param {string} file */
const textOf = (file) =>
  commit === undefined ? readFileSync(inRoot(file), 'utf8') : git('show', `${commit}:${file}`);

const CODE = /\.(?:tsx?|mjs|js|sql|rules|html)$/;
const TEST =
  /\.(?:test|e2e|engine|conformance|properties\.test)\.|\/(?:testing|test|e2e)\/|^conformance\//;
const WORDS =
  /^apps\/web\/src\/words\/(?:en|es|fr)\/|^packages\/messages\/src\/(?:en|es|fr)\/|\/letters\//;
const FACTS = /^packages\/catalogue\/src\/data\//;

/** @type {readonly [string, (file: string) => boolean][]} the first that fits has the file */
const KINDS = [
  ['data (CSV, JSON)', (file) => /\.(?:csv|json)$/.test(file)],
  ['documents', (file) => file.endsWith('.md')],
  ['styles', (file) => file.endsWith('.css')],
  ['tests', (file) => CODE.test(file) && TEST.test(file)],
  ['words in code', (file) => CODE.test(file) && WORDS.test(file)],
  ['facts in code', (file) => CODE.test(file) && FACTS.test(file)],
  ['other source', (file) => CODE.test(file)],
];

/** @type {Map<string, { file: string, lines: number, text: string }[]>} */
const found = new Map(KINDS.map(([kind]) => [kind, []]));
for (const file of files) {
  const kind = KINDS.find(([, fits]) => fits(file))?.[0];
  if (kind === undefined) continue;
  const text = textOf(file);
  found.get(kind)?.push({ file, text, lines: text.split('\n').length - 1 });
}

/** @param {readonly number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

console.log(`${files.length} files`);
for (const [kind, all] of found) {
  const lines = all.map((one) => one.lines).toSorted((a, b) => a - b);
  const sum = lines.reduce((total, one) => total + one, 0);
  console.log(
    `${kind}: ${all.length} files, ${sum} lines, median ${quantile(lines, 0.5)}, p95 ${quantile(lines, 0.95)}, longest ${lines.at(-1) ?? 0}`,
  );
}

const folders = Map.groupBy(files, (file) => file.slice(0, Math.max(0, file.lastIndexOf('/'))));
console.log(
  `folders: ${folders.size}, with one file ${[...folders.values()].filter((inside) => inside.length === 1).length}`,
);
console.log(`longest path: ${Math.max(...files.map((file) => file.length))} letters`);

// The files that import a file, by the paths in imports; exports of packages are not followed.
const sources = [...(found.get('other source') ?? []), ...(found.get('words in code') ?? [])];
/** @type {Map<string, Set<string>>} */
const importers = new Map();
for (const { file, text } of sources) {
  for (const [, path = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    const to = new URL(path, `file:///${file}`).pathname.slice(1);
    importers.set(to, (importers.get(to) ?? new Set()).add(file));
  }
}
const once = sources.filter(({ file }) => importers.get(file)?.size === 1);
const short = once.filter(({ lines }) => lines <= 40);
console.log(
  `files with one importer: ${once.length} of ${sources.length}, of 40 lines or fewer ${short.length}`,
);
