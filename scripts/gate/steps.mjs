import { forRehearsal } from '../findEmulators.mjs';
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
 * @property {readonly string[]} [missing] programs that it needs and this machine has not
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
const types = () => ({ name: 'types', commands: PROGRAMS.map(compile) });

/** @param {readonly string[]} places */
const lint = (places) => [scriptOf('oxlint'), '--deny-warnings', ...places];

/** @param {readonly string[]} places */
const format = (places) => [
  scriptOf('oxfmt'),
  '--list-different',
  '--no-error-on-unmatched-pattern',
  ...places,
];

/** What fails is tried once more: what passes then is told as flaky. */
const COUNTED = [
  ...['--retry=1', '--reporter=dot'],
  `--reporter=${inRoot('scripts/gate/countingReporter.mjs')}`,
];
/** @param {readonly string[]} args */
const vitest = (...args) => [scriptOf('vitest'), 'run', ...COUNTED, ...args];
const browser = () => vitest('-c', 'apps/web/e2e/vitest.config.ts');
const engines = () => vitest('-c', 'apps/web/e2e/engines/vitest.config.ts');
const spreadsheets = () => vitest('-c', 'apps/web/e2e/libreOffice/vitest.config.ts');
const conformance = () => vitest('-c', 'conformance/vitest.config.ts');
/**
 * Most objects of a mix are thrown away at once: with more room fewer of them are carried along.
 */
const MIXES = ['--max-semi-space-size=64', inRoot('packages/catalogue/test/millionCases.ts')];
/** One seed, so that the same sources give the same answer. */
const MIXES_SEED = '20261121';
const SIMULATION = inRoot('simulation/main.ts');

/** @param {string} folder */
const trial = (folder) => inRoot('scripts', folder, 'main.ts');

/**
 * A simulator that finds no planted fault proves nothing. On one thread it ends where it finds it.
 * @param {readonly string[]} faults
 */
const plant = (...faults) =>
  faults.map((fault) => [SIMULATION, '--seeds', '1000', '--threads', '1', '--fault', fault]);

const build = { name: 'build', commands: [[inRoot('scripts/build/build.mjs')]] };
const tested = { counts: true, needsBrowser: true };
const afterBuild = { after: ['build'] };

/**
 * The gate: every kind of check there is, at the size that a change needs. A step stands after what it
 * needs, and what takes longest comes early.
 * @returns {readonly Step[]}
 */
export const gateSteps = () => [
  build,
  { name: 'unit', commands: [vitest('--maxWorkers=3')], counts: true },
  { name: 'lint', commands: [lint([])] },
  { name: 'browser', commands: [browser()], isSample: true, ...tested, ...afterBuild },
  { name: 'conformance', commands: [conformance()], isSample: true, ...tested },
  types(),
  { name: 'durability', commands: [[trial('durability'), '--short']], ...afterBuild },
  { name: 'siege', commands: [[trial('siege'), '--short']], ...afterBuild },
  { name: 'move', commands: [[trial('moveTrial'), '--short']] },
  { name: 'million', commands: [[...MIXES, '20000', MIXES_SEED]] },
  {
    name: 'simulation',
    commands: [[SIMULATION, '--seeds', '300'], ...plant('rule', 'form')],
  },
  { name: 'unused', commands: [[scriptOf('knip')]] },
  {
    name: 'arrows',
    commands: [[scriptOf('dependency-cruiser', 'depcruise'), 'packages', 'apps', 'bench']],
  },
  { name: 'format', commands: [format(['.'])] },
];

const ENGINE = ['packages/engine', 'packages/catalogue', 'package-lock.json'];
const SERVER = ['apps/server', 'packages', 'firestore.rules', 'package-lock.json'];
const APP = [...SERVER, 'apps/web'];
const FAULTS = [
  'rule',
  'mergeBase',
  'acknowledgement',
  'revision',
  'deviceSync',
  'session',
  'form',
];

/**
 * The proof: the long forms, for which nobody waits after a change.
 * @returns {readonly (Step & { readonly inputs: readonly string[] })[]}
 */
export const proofSteps = () => [
  { ...build, inputs: APP },
  {
    name: 'journeys',
    commands: [[...browser(), '--exclude=**/screens/**']],
    ...tested,
    ...afterBuild,
    inputs: APP,
  },
  {
    name: 'rehearsal',
    commands: [[inRoot('scripts/rehearse.mjs'), ...COUNTED]],
    ...tested,
    ...afterBuild,
    missing: forRehearsal().missing,
    inputs: [...APP, 'apps/cli', 'firebase.json', 'firestore.indexes.json', 'scripts/build'],
  },
  { name: 'million', commands: [[...MIXES, '1000000', MIXES_SEED]], inputs: ENGINE },
  {
    name: 'screens',
    commands: [[...browser(), 'screens/']],
    ...tested,
    ...afterBuild,
    inputs: APP,
  },
  {
    // Firefox and WebKitGTK, where they are installed: what is not is told, and never green.
    name: 'engines',
    commands: [engines()],
    ...tested,
    ...afterBuild,
    inputs: APP,
  },
  {
    // LibreOffice, where it is installed.
    name: 'spreadsheets',
    commands: [spreadsheets()],
    counts: true,
    inputs: APP,
  },
  {
    name: 'simulation',
    commands: [[SIMULATION, '--seeds', '10000'], ...plant(...FAULTS)],
    inputs: ['simulation', ...APP],
  },
  {
    name: 'conformance',
    commands: [conformance()],
    ...tested,
    inputs: ['conformance', ...SERVER],
  },
  {
    name: 'durability',
    commands: [[trial('durability')]],
    ...afterBuild,
    inputs: ['scripts/durability', ...APP],
  },
  {
    name: 'siege',
    commands: [[trial('siege')]],
    ...afterBuild,
    inputs: ['scripts/siege', ...APP],
  },
  {
    // Against a stand-in; `npm run move-trial` goes to Google's emulators of both services.
    name: 'move',
    commands: [
      [trial('moveTrial'), '--short', '--accounts=1000', '--documents=100000', '--kills=10'],
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
