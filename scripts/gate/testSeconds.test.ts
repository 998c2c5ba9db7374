import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../project.mjs';
import { noteTestSeconds, testSeconds } from './testSeconds.mjs';

test('what a file takes is kept beside those that did not run, also past a busy hour and a file cut off', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mix-seconds-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const report = join(folder, 'report.json');
  const kept = join(folder, 'cache/seconds.json');
  const run = (file: string, seconds: number) => {
    const times = { startTime: 1000.5, endTime: 1000.5 + seconds * 1000 };
    writeFileSync(report, JSON.stringify({ testResults: [{ name: inRoot(file), ...times }] }));
    noteTestSeconds(report, kept);
  };

  expect(testSeconds(kept)).toEqual({});
  run('apps/a.test.ts', 3);
  run('apps/b.test.ts', 0.25);
  run('apps/a.test.ts', 2);
  noteTestSeconds(join(folder, 'of a run that died.json'), kept);
  expect(testSeconds(kept)).toEqual({ 'apps/a.test.ts': 2, 'apps/b.test.ts': 0.25 });

  run('apps/b.test.ts', 9);
  expect(testSeconds(kept)['apps/b.test.ts']).toBeCloseTo(0.325);

  writeFileSync(kept, '{"apps/a.te');
  expect(testSeconds(kept)).toEqual({});
  run('apps/b.test.ts', 1);
  expect(testSeconds(kept)).toEqual({ 'apps/b.test.ts': 1 });
});
