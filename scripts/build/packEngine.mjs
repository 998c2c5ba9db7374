import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { prepare } from '../prepare.mjs';
import { inRoot, say, scriptOf } from '../project.mjs';

// Writes the engine as a package that any other program can install: JavaScript with its types, no
// dependency. `node scripts/build/packEngine.mjs <folder>`; then `npm pack` there. It is published nowhere.
await prepare(import.meta.url);
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  say('Name the folder: node scripts/build/packEngine.mjs <folder>');
  process.exit(2);
}
const target = resolve(folder);
const source = inRoot('packages/engine');
rmSync(join(target, 'dist'), { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [
    scriptOf('typescript-7', 'tsc'),
    '-p',
    join(source, 'tsconfig.package.json'),
    '--outDir',
    join(target, 'dist'),
  ],
  { stdio: ['ignore', 2, 2] },
);
if (status !== 0) process.exit(1);

// The compiler rewrites the names of files in JavaScript and leaves them in the types.
for (const file of readdirSync(join(target, 'dist'), { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(target, 'dist', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/(['"])(\.{1,2}\/[^'"]+)\.ts\1/g, '$1$2.js$1'));
}

/** @type {(file: string) => Readonly<Record<'name' | 'version' | 'license' | 'description', string>>} */
const readManifest = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { name, version } = readManifest(join(source, 'package.json'));
const { license, description } = readManifest(inRoot('package.json'));
const manifest = {
  name,
  version,
  description: `${description}: the engine`,
  license,
  private: true,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  files: ['dist'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
};
writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(join(target, 'README.md'), readFileSync(join(source, 'README.md')));
say(`${name} ${version} stands in ${target}.`);
