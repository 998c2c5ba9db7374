import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { scriptOf } from '../project.mjs';
import { type Outcome, runStep } from './runStep.mjs';
import type { Step } from './steps.mjs';
import { judge, tryAgain } from './tryAgain.mjs';

// Each starts Vitest twice.
vi.setConfig({ testTimeout: 120_000 });

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mix-flaky-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Real runs of Vitest, over files of their own. */
function stepOf(
  name: string,
  source: string,
  triesAgain: Exclude<Step['triesAgain'], undefined> = 'tests',
): Step {
  const root = realpathSync(mkdtempSync(join(folder, `${name}-`)));
  writeFileSync(join(root, 'one.test.mjs'), source);
  writeFileSync(join(root, 'vitest.config.mjs'), 'export default {};');
  return {
    name,
    commands: [[scriptOf('vitest'), 'run', '--globals', '--root', root]],
    counts: true,
    triesAgain,
  };
}

/** Fails the first time it is called in a folder. */
const FAILS_ONCE = `
import { existsSync, writeFileSync } from 'node:fs';
const failsOnce = (name) => {
  const mark = new URL(name, import.meta.url);
  if (existsSync(mark)) return;
  writeFileSync(mark, '');
  throw new Error('the first time');
};
`;

const GREEN = "test('green', () => {});";

test('what passes the second time is passed, and told by its name', async () => {
  const step = stepOf(
    'flaky',
    `${FAILS_ONCE}${GREEN} describe('two (of) a', () => test('costs 5 $?', () => failsOnce('a')));`,
  );
  const first = await runStep(step);
  expect(first).toMatchObject({ passed: 1, failed: 1 });
  const { outcome, flaky } = await tryAgain(step, first);
  expect(outcome).toMatchObject({ passed: 2, failed: 0, skipped: 0, failures: [] });
  expect(flaky).toEqual([expect.stringMatching(/one\.test\.mjs: two \(of\) a > costs 5 \$\?$/)]);
});

test('what fails twice is failed, beside what does not', async () => {
  const step = stepOf(
    'broken',
    `${FAILS_ONCE}${GREEN} test('flaky', () => failsOnce('a')); test('broken', () => expect(1).toBe(2));`,
  );
  const { outcome, flaky } = await tryAgain(step, await runStep(step));
  expect(outcome).toMatchObject({ passed: 1, failed: 2 });
  expect(flaky).toEqual([]);
});

test('where a test goes on from the one before, the whole file is tried again', async () => {
  const source = `${FAILS_ONCE} let stands = false; test('builds', () => { stands = true; });
    test('goes on', () => { failsOnce('a'); expect(stands).toBe(true); });`;
  const step = stepOf('files', source, 'files');
  const { outcome, flaky } = await tryAgain(step, await runStep(step));
  expect(outcome).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
  expect(flaky).toHaveLength(1);
});

test('a file that fails before its tests is tried again as a whole', async () => {
  const step = stepOf('before', `${FAILS_ONCE} beforeAll(() => failsOnce('a')); ${GREEN}`);
  const first = await runStep(step);
  expect(first).toMatchObject({ passed: 0, failed: 1 });
  const { outcome, flaky } = await tryAgain(step, first);
  expect(outcome).toMatchObject({ passed: 1, failed: 0, skipped: 0 });
  expect(flaky).toEqual([expect.stringMatching(/one\.test\.mjs$/)]);
});

const failing = (count: number): Outcome => ({
  passed: 0,
  failed: count,
  skipped: 0,
  failures: [{ file: '/a.e2e.ts', tests: Array.from({ length: count }, (_, n) => `test ${n}`) }],
  output: '',
});

test('many failures are no accident, and nothing is run again', async () => {
  const never: Step = { name: 'never', commands: [['/nowhere.mjs']], counts: true };
  expect(await tryAgain(never, failing(11))).toEqual({ outcome: failing(11), flaky: [] });
});

test('a run that died cannot be mended by a second try', () => {
  const died: Outcome = { passed: 3, failed: 1, skipped: 0, failures: [], output: '' };
  expect(judge(died, []).outcome.failed).toBe(1);
});

test('a second try that ran no test mends nothing', () => {
  const first = failing(1);
  const second: Outcome = { passed: 0, failed: 0, skipped: 4, failures: [], output: '' };
  const tries = first.failures.map((failure) => ({ failure, second }));
  expect(judge(first, tries)).toMatchObject({ flaky: [], outcome: { failed: 1 } });
});
