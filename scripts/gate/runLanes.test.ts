import { expect, test } from 'vitest';
import { runLanes } from './runLanes.mjs';
import type { Step } from './steps.mjs';

const tests = (...names: string[]): Step[] => names.map((name) => ({ name, commands: [] }));
const checks = (...names: string[]): Step[] =>
  names.map((name) => ({ name, commands: [], onlyComputes: true }));

/** Runs steps that end when they are told to. */
function begin(steps: readonly Step[]) {
  const running = new Map<string, () => void>();
  const done = runLanes(
    steps,
    ({ name }) => new Promise<void>((resolve) => running.set(name, resolve)),
  );
  const end = async (name: string): Promise<void> => {
    running.get(name)?.();
    running.delete(name);
    await new Promise(setImmediate);
  };
  return { done, end, running: () => [...running.keys()].sort() };
}

test('two tests run at a time, and one step that computes beside them', async () => {
  const { done, end, running } = begin([
    ...checks('lint', 'types'),
    ...tests('browser', 'unit', 'move'),
  ]);
  expect(running()).toEqual(['browser', 'lint', 'unit']);
  await end('unit');
  expect(running()).toEqual(['browser', 'lint', 'move']);
  await end('lint');
  expect(running()).toEqual(['browser', 'move', 'types']);
  for (const name of ['browser', 'move', 'types']) await end(name);
  await done;
});

test('where no test is left to begin, its lane computes', async () => {
  const { done, end, running } = begin([...tests('browser'), ...checks('lint', 'types', 'arrows')]);
  expect(running()).toEqual(['browser', 'lint', 'types']);
  await end('browser');
  expect(running()).toEqual(['arrows', 'lint', 'types']);
  for (const name of ['lint', 'types', 'arrows']) await end(name);
  await done;
});
