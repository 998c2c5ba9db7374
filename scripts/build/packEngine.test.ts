import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptOf } from '../project.mjs';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'mix-engine-'));
const consumer = join(folder, 'consumer');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const npm = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd,
    encoding: 'utf8',
    // Its notices are not the answer.
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });

/** Packs the engine and installs the file elsewhere, as anybody would. */
beforeAll(() => {
  const packed = join(folder, 'engine');
  execFileSync(process.execPath, [join(root, 'scripts/build/packEngine.mjs'), packed], {
    stdio: 'ignore',
  });
  npm(packed, 'pack', '--pack-destination', folder);
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{"name":"consumer","type":"module"}');
  npm(consumer, 'install', join(folder, file));
}, 120_000);

const blocks = [
  ...readFileSync(join(root, 'packages/engine/README.md'), 'utf8').matchAll(
    /```js\n([^`]*)```\n\n```text\n([^`]*)```/g,
  ),
].map(([, code = '', output = '']) => ({ code, output }));

it('has examples', () => {
  expect(blocks.length).toBeGreaterThan(1);
});

it.each(blocks.map(({ code, output }, place) => ({ place, code, output })))(
  'runs example $place of its README where it is installed',
  ({ place, code, output }) => {
    const file = join(consumer, `example${String(place)}.js`);
    writeFileSync(file, code);
    const said = execFileSync(process.execPath, [file], { encoding: 'utf8' });
    expect(said).toBe(output);
  },
);

it('brings its types, and nothing of ours but them and the code', () => {
  const installed = join(consumer, 'node_modules/@mix/engine');
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'dist', 'package.json']);
  const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /\.test|(?<!\.d)\.ts$/.test(name))).toEqual([]);
  writeFileSync(
    join(consumer, 'typed.ts'),
    `import { calculateMix, type MixResult } from '@mix/engine';
     declare const catalogue: Parameters<typeof calculateMix>[1];
     const result: MixResult = calculateMix({}, catalogue);
     // @ts-expect-error a plan may be missing
     export const loads: number = result.plan.loadCount;\n`,
  );
  const tsc = scriptOf('typescript-7', 'tsc');
  const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024'];
  const run = execFileSync(process.execPath, [tsc, ...flags, 'typed.ts'], {
    cwd: consumer,
    encoding: 'utf8',
  });
  expect(run).toBe('');
});
