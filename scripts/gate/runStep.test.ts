import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot, scriptOf } from '../project.mjs';
import { readCounts, runStep } from './runStep.mjs';
import { inLanes } from './runSteps.mjs';
import type { Step } from './steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mix-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const left = (passed: number, failed: number, skipped = 0): string => {
  const file = join(folder, `${passed}-${failed}-${skipped}.json`);
  writeFileSync(file, JSON.stringify({ passed, failed, skipped, flaky: [] }));
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
    test.skip('left out', () => {});`;
  writeFileSync(join(folder, 'planted.test.mjs'), tests);
  const reporter = `--reporter=${inRoot('scripts/gate/countingReporter.mjs')}`;
  const outcome = await runStep({
    name: 'planted',
    commands: [[scriptOf('vitest'), 'run', '--retry=1', reporter, '--root', folder]],
    counts: true,
  });
  expect(outcome).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  expect(outcome.flaky).toEqual(['planted.test.mjs: flakes']);
});

// At the lowest priority a linter had done nothing after half an hour beside four busy processes.
test('a step that only computes gives way, and is not starved by others of the machine', async () => {
  const onceGivenWay =
    "const { getPriority } = require('node:os'); const look = () => getPriority() === 0 ? setTimeout(look, 10) : console.log(getPriority()); look();";
  const { output, processorSeconds } = await runStep({
    name: 'computes',
    commands: [['-e', onceGivenWay]],
    onlyComputes: true,
  });
  expect(Number(output)).toBeGreaterThan(0);
  expect(Number(output)).toBeLessThan(10);
  if (processorSeconds !== null) expect(processorSeconds).toBeGreaterThan(0);
});

test('two tests run at a time and one step that computes beside them; a lane without tests computes', async () => {
  const ends = new Map<string, () => void>();
  const step = (name: string, onlyComputes: boolean): Step => ({
    name,
    commands: [],
    onlyComputes,
  });
  const steps = [
    ...['lint', 'types', 'arrows'].map((name) => step(name, true)),
    ...['browser', 'unit', 'move'].map((name) => step(name, false)),
  ];
  const done = inLanes(steps, ({ name }) => new Promise<void>((end) => ends.set(name, end)));
  const after = async (name: string): Promise<string[]> => {
    ends.get(name)?.();
    ends.delete(name);
    await new Promise(setImmediate);
    return [...ends.keys()].sort();
  };
  expect(await after('none')).toEqual(['browser', 'lint', 'unit']);
  expect(await after('unit')).toEqual(['browser', 'lint', 'move']);
  expect(await after('move')).toEqual(['browser', 'lint', 'types']);
  for (const name of ['lint', 'types', 'browser', 'arrows']) await after(name);
  await done;
});
