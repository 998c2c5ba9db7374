import { expect, test } from 'vitest';
import { QueueFullError, WorkQueue } from './WorkQueue.ts';

test('runs so many at a time, keeps so many waiting and refuses the rest', async () => {
  const queue = new WorkQueue({ running: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = async (): Promise<string> => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
    return 'done';
  };
  const results = Array.from({ length: 7 }, () =>
    queue.run(work).catch((error: unknown) => error instanceof QueueFullError),
  );
  await expect(Promise.all(results.slice(5))).resolves.toEqual([true, true]);
  for (let done = 0; done < 5; done += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
  }
  await expect(Promise.all(results.slice(0, 5))).resolves.toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
  await expect(queue.run(() => Promise.resolve('free again'))).resolves.toBe('free again');
});

test('work that fails gives its place back', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(() => Promise.resolve(1))).resolves.toBe(1);
});
