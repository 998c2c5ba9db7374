import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport, runStep } from './runStep.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mix-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (passed: number, failed: number, pending = 0, todo = 0): string => {
  const file = join(folder, `${passed}-${failed}-${pending}-${todo}.json`);
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: pending,
      numTodoTests: todo,
      testResults: [
        {
          name: '/a.e2e.ts',
          status: failed > 0 ? 'failed' : 'passed',
          assertionResults: [
            { status: 'passed', ancestorTitles: [], title: 'green' },
            ...Array.from({ length: failed }, (_, n) => ({
              status: 'failed',
              ancestorTitles: ['a', 'b'],
              title: `red ${n}`,
            })),
          ],
        },
        { name: '/b.e2e.ts', status: 'passed', assertionResults: [] },
      ],
    }),
  );
  return file;
};

test.each([
  ['all green', report(12, 0), 0, { passed: 12, failed: 0, skipped: 0 }],
  ['some red', report(10, 2), 1, { passed: 10, failed: 2, skipped: 0 }],
  ['left out', report(10, 0, 1, 2), 0, { passed: 10, failed: 0, skipped: 3 }],
  ['failed outside any test', report(12, 0), 1, { passed: 12, failed: 1, skipped: 0 }],
  [
    'died before it could report',
    join(folder, 'none.json'),
    1,
    { passed: 0, failed: 1, skipped: 0 },
  ],
  ['said nothing at all', join(folder, 'none.json'), 0, { passed: 0, failed: 1, skipped: 0 }],
])('a run that is %s', (_name, file, code, counts) => {
  expect(readReport(file, code)).toMatchObject(counts);
});

test('what failed is known by file and name', () => {
  const { failures } = readReport(report(10, 2), 1);
  expect(failures).toEqual([{ file: '/a.e2e.ts', tests: ['a > b > red 0', 'a > b > red 1'] }]);
});

// At the lowest priority a linter had done nothing after half an hour beside four busy processes.
test('a step that only computes gives way, and is not starved by others of the machine', async () => {
  const onceGivenWay =
    "const { getPriority } = require('node:os'); const look = () => getPriority() === 0 ? setTimeout(look, 10) : console.log(getPriority()); look();";
  const { output } = await runStep({
    name: 'computes',
    commands: [['-e', onceGivenWay]],
    onlyComputes: true,
  });
  expect(Number(output)).toBeGreaterThan(0);
  expect(Number(output)).toBeLessThan(10);
});
