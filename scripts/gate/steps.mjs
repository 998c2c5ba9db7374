import { inRoot, scriptOf } from '../project.mjs';

/**
 * One thing that `npm test` or `npm run prove` does.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly (readonly string[])[]} commands arguments to our own Node, run one after another
 * @property {boolean} [isSample] its tests look at some of many alike, as they are told by MIX_SAMPLE
 * @property {readonly string[]} [after] steps that must have passed before
 * @property {boolean} [counts] its command is a Vitest run whose tests are counted one by one
 * @property {boolean} [needsBrowser]
 * @property {boolean} [onlyComputes] waits for no timer, page or server: it runs beside the others at a
 *   lower priority
 * @property {readonly string[]} [inputs] folders and files that decide what comes of it
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
const types = () => ({ name: 'types', commands: PROGRAMS.map(compile), onlyComputes: true });

/** @param {readonly string[]} places */
const lint = (places) => [scriptOf('oxlint'), '--deny-warnings', ...places];

/** @param {readonly string[]} places */
const format = (places) => [
  scriptOf('oxfmt'),
  '--list-different',
  '--no-error-on-unmatched-pattern',
  ...places,
];

/** What fails is tried once more: what passes then is told as flaky. @param {readonly string[]} args */
const vitest = (...args) => [
  scriptOf('vitest'),
  ...[
    'run',
    '--retry=1',
    '--reporter=dot',
    `--reporter=${inRoot('scripts/gate/countingReporter.mjs')}`,
  ],
  ...args,
];

/** @param {string} folder @param {readonly string[]} args */
const trial = (folder, ...args) => [inRoot(`scripts/${folder}/main.ts`), ...args];

/** Most of what the million makes is thrown away at once: in more room less of it is carried along. */
const ROOMY = '--max-semi-space-size=64';

/** @param {number} cases @param {readonly string[]} seed none: the run chooses one, and tells it */
const mixes = (cases, ...seed) => [
  ROOMY,
  inRoot('packages/catalogue/test/millionCases.ts'),
  String(cases),
  ...seed,
];

/** @param {readonly string[]} args */
const simulate = (...args) => [inRoot('simulation/main.ts'), ...args];

/**
 * A simulator that finds no planted fault proves nothing. On one thread it ends where it finds it.
 * @param {string} fault
 */
const plant = (fault) => simulate('--seeds', '1000', '--threads', '1', '--fault', fault);

const PLANTED = [
  'rule',
  'mergeBase',
  'acknowledgement',
  'revision',
  'deviceSync',
  'session',
  'form',
];

const conformance = () => vitest('-c', 'conformance/vitest.config.ts');
const browser = () => vitest('-c', 'apps/web/e2e/vitest.config.ts');
const build = () => ({ name: 'build', commands: [[inRoot('scripts/build/build.mjs')]] });

/**
 * The gate: every kind of check there is, each at a size that a change needs. Two steps run at a time, and
 * beside them one that only computes, in this order: a step stands after what it needs, and what takes
 * longest comes early.
 * @returns {readonly Step[]}
 */
export const gateSteps = () => [
  build(),
  { name: 'unit', commands: [vitest()], counts: true },
  { name: 'lint', commands: [lint([])], onlyComputes: true },
  {
    name: 'browser',
    commands: [browser()],
    isSample: true,
    after: ['build'],
    counts: true,
    needsBrowser: true,
  },
  {
    name: 'conformance',
    commands: [conformance()],
    isSample: true,
    counts: true,
    needsBrowser: true,
  },
  types(),
  { name: 'durability', commands: [trial('durability', '--short')], after: ['build'] },
  { name: 'siege', commands: [trial('siege', '--short')], after: ['build'] },
  { name: 'move', commands: [trial('moveTrial', '--short')] },
  // One seed here, so that the same sources give the same answer.
  { name: 'million', commands: [mixes(20_000, '20261121')], onlyComputes: true },
  {
    name: 'simulation',
    commands: [simulate('--seeds', '300'), plant('rule'), plant('form')],
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

const ENGINE = ['packages/engine', 'packages/catalogue', 'package-lock.json'];
const SERVER = ['apps/server', 'packages', 'firestore.rules', 'package-lock.json'];
const ALL_SOURCES = ['apps', 'packages', 'firestore.rules', 'package-lock.json'];

/**
 * The proof: the long forms, which nobody waits for after a change. Each says what decides its outcome.
 * @returns {readonly (Step & { readonly inputs: readonly string[] })[]}
 */
export const proofSteps = () => [
  { ...build(), inputs: ALL_SOURCES },
  {
    name: 'journeys',
    commands: [[...browser(), '--exclude=**/screens/**']],
    after: ['build'],
    counts: true,
    needsBrowser: true,
    inputs: ALL_SOURCES,
  },
  {
    name: 'million',
    commands: [mixes(1_000_000, '20261121')],
    onlyComputes: true,
    inputs: ENGINE,
  },
  {
    name: 'screens',
    commands: [[...browser(), 'screens/']],
    after: ['build'],
    counts: true,
    needsBrowser: true,
    inputs: ALL_SOURCES,
  },
  {
    name: 'simulation',
    commands: [simulate('--seeds', '10000'), ...PLANTED.map(plant)],
    onlyComputes: true,
    inputs: ['simulation', ...ALL_SOURCES],
  },
  {
    name: 'conformance',
    commands: [conformance()],
    counts: true,
    needsBrowser: true,
    inputs: ['conformance', ...SERVER],
  },
  {
    name: 'durability',
    commands: [trial('durability')],
    after: ['build'],
    inputs: ['scripts/durability', ...SERVER],
  },
  {
    name: 'siege',
    commands: [trial('siege')],
    after: ['build'],
    inputs: ['scripts/siege', ...SERVER],
  },
  {
    name: 'move',
    commands: [
      trial('moveTrial', '--short', '--accounts', '1000', '--documents', '100000', '--kills', '10'),
    ],
    inputs: ['scripts/moveTrial', ...SERVER],
  },
];

/**
 * What is worth a look after a change: all types, and of the rest what the change can have touched.
 * @param {readonly string[]} files that differ from a commit, without those that are gone
 * @param {readonly string[]} tests places of unit tests
 * @returns {readonly Step[]}
 */
export function checkSteps(files, tests) {
  const steps = [types()];
  if (tests.length > 0) {
    // Nothing else waits for a processor here: by itself Vitest leaves one of them free.
    steps.push({
      name: 'unit',
      commands: [vitest('--maxWorkers=100%', ...tests)],
      counts: true,
    });
  }
  const sources = files.filter((file) => /\.(tsx?|mjs)$/.test(file));
  if (sources.length > 0) steps.push({ name: 'lint', commands: [lint(sources)] });
  if (files.length > 0) steps.push({ name: 'format', commands: [format(files)] });
  return steps;
}
