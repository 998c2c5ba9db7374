import { existsSync, readdirSync } from 'node:fs';
import { inRoot, scriptOf } from './project.mjs';

/**
 * One thing `npm test` does.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly (readonly string[])[]} commands arguments to our own Node, run one after another
 * @property {readonly string[]} [after] steps that must have passed before
 * @property {boolean} [counts] its commands are Vitest runs whose tests are counted one by one
 * @property {boolean} [alone] needs the machine to itself
 * @property {boolean} [needsBrowser]
 */

/** Folders with a TypeScript project in which there is something to compile. */
const typedFolders = () =>
  // This file is read before our own Node takes over, so it keeps to what Node 20 has.
  ['packages', 'apps']
    .flatMap((parent) => readdirSync(inRoot(parent)).map((folder) => `${parent}/${folder}`))
    .concat('bench', 'conformance', 'scripts')
    .filter((folder) => existsSync(inRoot(folder, 'tsconfig.json')))
    .filter((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).some((file) =>
        /\.tsx?$/.test(file),
      ),
    )
    .sort();

const BROWSER_TESTS = 'apps/web/e2e/vitest.config.ts';

/** Every check there is; long ones first, and after what they need. @returns {readonly Step[]} */
export const allSteps = () => [
  { name: 'lint', commands: [[scriptOf('eslint'), '.', '--max-warnings=0']] },
  { name: 'unit', commands: [[scriptOf('vitest'), 'run']], counts: true },
  // One seed here, so that the same sources give the same answer; without one each run starts elsewhere.
  {
    name: 'million',
    commands: [[inRoot('packages/catalogue/test/millionCases.ts'), '1000000', '20261121']],
  },
  {
    name: 'types',
    commands: typedFolders().map((folder) => [scriptOf('typescript', 'tsc'), '-p', inRoot(folder)]),
  },
  { name: 'build', commands: [[inRoot('scripts/build.mjs')]] },
  { name: 'size', commands: [[inRoot('apps/web/measureSize.ts')]], after: ['build'] },
  { name: 'unused', commands: [[scriptOf('knip')]] },
  {
    name: 'arrows',
    commands: [[scriptOf('dependency-cruiser', 'depcruise'), 'packages', 'apps', 'bench']],
  },
  { name: 'format', commands: [[scriptOf('prettier'), '--check', '--log-level=warn', '.']] },
  {
    name: 'durability',
    commands: [[inRoot('scripts/durability/main.ts'), '--short']],
    after: ['build'],
    alone: true,
  },
  {
    name: 'siege',
    commands: [[inRoot('scripts/siege/main.ts'), '--short']],
    after: ['build'],
    alone: true,
  },
  {
    name: 'conformance',
    commands: [[scriptOf('vitest'), 'run', '-c', 'conformance/vitest.config.ts']],
    counts: true,
    alone: true,
    needsBrowser: true,
  },
  {
    name: 'browser',
    commands: [[scriptOf('vitest'), 'run', '-c', BROWSER_TESTS]],
    after: ['build'],
    counts: true,
    alone: true,
    needsBrowser: true,
  },
];
