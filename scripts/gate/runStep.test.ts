import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot, scriptOf } from '../project.mjs';
import { readCounts, runStep } from './runStep.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mix-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const left = (passed: number, failed: number, skipped = 0): string => {
  const file = join(folder, `${passed}-${failed}-${skipped}.json`);
  writeFileSync(file, JSON.stringify({ passed, failed, skipped, flaky: [], missing: [] }));
  return file;
};

test.each([
  ['all green', left(12, 0), 0, { passed: 12, failed: 0 }],
  ['some red', left(10, 2), 1, { passed: 10, failed: 2 }],
  ['failed outside any test', left(12, 0), 1, { passed: 12, failed: 1 }],
  ['found no test', left(0, 0), 0, { passed: 0, failed: 1 }],
  ['died before it could count', join(folder, 'none.json'), 1, { passed: 0, failed: 1 }],
  ['said nothing at all', join(folder, 'none.json'), 0, { passed: 0, failed: 1 }],
])('a run that is %s', (_name, file, code, counts) => {
  expect(readCounts(file, code)).toMatchObject(counts);
});

test('tests are counted one by one, and what passes at its second try is told', async () => {
  const tests = `import { expect, test } from ${JSON.stringify(inRoot('node_modules/vitest/dist/index.js'))};
    let tries = 0;
    test('green', () => {});
    test('flakes', () => expect((tries += 1)).toBe(2));
    test('red', () => expect(1).toBe(2));
    test.skip('left out', () => {});
    test('elsewhere', ({ skip }) => skip('Gecko is not installed'));`;
  writeFileSync(join(folder, 'planted.test.mjs'), tests);
  const reporter = `--reporter=${inRoot('scripts/gate/countingReporter.mjs')}`;
  const outcome = await runStep({
    name: 'planted',
    commands: [[scriptOf('vitest'), 'run', '--retry=1', reporter, '--root', folder]],
    counts: true,
  });
  expect(outcome).toMatchObject({ passed: 2, failed: 1, skipped: 2 });
  expect(outcome.missing).toEqual(['Gecko is not installed']);
  expect(outcome.flaky).toEqual(['planted.test.mjs: flakes']);
});

test('the processor time of a step is counted with that of what it starts and leaves behind', async () => {
  // Its own processor time, not the clock's: on a busy machine it gets a part of that.
  const burn = 'while (process.cpuUsage().user < 300_000);';
  const left = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(burn)}], { stdio: 'inherit', detached: true }).unref();`;
  const { failed, processorSeconds } = await runStep({ name: 'leaves', commands: [['-e', left]] });
  expect(failed).toBe(0);
  // Where this system does not count, that is said and nothing guessed.
  if (processorSeconds !== null) expect(processorSeconds).toBeGreaterThan(0.3);
});
