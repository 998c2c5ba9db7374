import { inRoot, scriptOf } from '../project.mjs';

/**
 * One thing `npm test` does.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly (readonly string[])[]} commands arguments to our own Node, run one after another
 * @property {readonly string[]} [after] steps that must have passed before
 * @property {boolean} [counts] its command is a Vitest run whose tests are counted one by one
 * @property {'tests' | 'files'} [triesAgain] its tests wait for a browser, a server or a timer: what fails
 *   is tried again and alone; the whole file, where a test goes on from the one before
 * @property {boolean} [needsBrowser]
 * @property {boolean} [onlyComputes] waits for no timer, page or server: it runs beside the others at a
 *   lower priority
 */

/**
 * What is compiled as one program each. Folders with the same options are in one, so that what several of
 * them import is looked at once.
 */
export const PROGRAMS = [
  'tsconfig.node.json',
  'tsconfig.asked.json',
  'apps/web/tsconfig.json',
  'scripts/tsconfig.json',
  'simulation/tsconfig.json',
];

/**
 * The compiler notes what it has seen, so that the next run looks at what changed. Its threads would each
 * look at the same types of others.
 * @param {string} program
 */
const compile = (program) => [
  scriptOf('typescript-7', 'tsc'),
  ...['-p', inRoot(program), '--singleThreaded', '--incremental', '--tsBuildInfoFile'],
  inRoot('node_modules/.cache/types', `${program.replaceAll('/', '-')}.tsbuildinfo`),
];

/** @returns {Step} */
const types = () => ({
  name: 'types',
  commands: PROGRAMS.map(compile),
  onlyComputes: true,
});

/** @param {readonly string[]} places */
const lint = (places) => [scriptOf('oxlint'), '--deny-warnings', ...places];

/** @param {readonly string[]} places */
const format = (places) => [
  scriptOf('oxfmt'),
  '--list-different',
  '--no-error-on-unmatched-pattern',
  ...places,
];

const vitest = () => [scriptOf('vitest'), 'run'];

/**
 * Every check there is. Two run at a time, and beside them one that only computes, in this order: a step
 * stands after what it needs. The browser and the conformance suites come early, because they take longest,
 * and so does the million, which one thread computes.
 * @returns {readonly Step[]}
 */
export const allSteps = () => [
  { name: 'build', commands: [[inRoot('scripts/build/build.mjs')]] },
  { name: 'lint', commands: [lint([])], onlyComputes: true },
  {
    name: 'conformance',
    commands: [[...vitest(), '-c', 'conformance/vitest.config.ts']],
    counts: true,
    triesAgain: 'files',
    needsBrowser: true,
  },
  {
    name: 'browser',
    commands: [[...vitest(), '-c', 'apps/web/e2e/vitest.config.ts']],
    after: ['build'],
    counts: true,
    triesAgain: 'tests',
    needsBrowser: true,
  },
  types(),
  { name: 'unit', commands: [vitest()], counts: true, triesAgain: 'tests' },
  {
    name: 'durability',
    commands: [[inRoot('scripts/durability/main.ts'), '--short']],
    after: ['build'],
  },
  {
    name: 'siege',
    commands: [[inRoot('scripts/siege/main.ts'), '--short']],
    after: ['build'],
  },
  { name: 'move', commands: [[inRoot('scripts/moveTrial/main.ts'), '--short']] },
  // One seed here, so that the same sources give the same answer; without one each run starts elsewhere.
  {
    name: 'million',
    // Most of what it makes is thrown away at once: in more room less of it is carried along.
    commands: [
      [
        '--max-semi-space-size=64',
        inRoot('packages/catalogue/test/millionCases.ts'),
        '1000000',
        '20261121',
      ],
    ],
    onlyComputes: true,
  },
  {
    name: 'simulation',
    commands: [
      [inRoot('simulation/main.ts'), '--seeds', '10000'],
      // A simulator that finds no planted fault proves nothing. On one thread it ends where it finds it.
      ...['rule', 'mergeBase', 'acknowledgement', 'revision', 'deviceSync', 'session', 'form'].map(
        (fault) => [
          inRoot('simulation/main.ts'),
          ...['--seeds', '1000', '--threads', '1', '--fault', fault],
        ],
      ),
    ],
    onlyComputes: true,
  },
  { name: 'unused', commands: [[scriptOf('knip')]], onlyComputes: true },
  {
    name: 'arrows',
    commands: [[scriptOf('dependency-cruiser', 'depcruise'), 'packages', 'apps', 'bench']],
    onlyComputes: true,
  },
  { name: 'format', commands: [format(['.'])], onlyComputes: true },
];

/**
 * What is worth a look after a change: all types, and of the rest what the change can have touched.
 * @param {readonly string[]} files that differ from a commit, without those that are gone
 * @param {readonly string[]} tests files of unit tests
 * @returns {readonly Step[]}
 */
export function checkSteps(files, tests) {
  const steps = [types()];
  if (tests.length > 0) {
    // Nothing else waits for a processor here: by itself Vitest leaves one of them free.
    const command = [...vitest(), '--maxWorkers=100%', ...tests];
    steps.push({ name: 'unit', commands: [command], counts: true });
  }
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  if (sources.length > 0) steps.push({ name: 'lint', commands: [lint(sources)], counts: false });
  if (files.length > 0) steps.push({ name: 'format', commands: [format(files)], counts: false });
  return steps;
}
