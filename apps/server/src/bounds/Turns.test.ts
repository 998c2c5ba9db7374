import { describe, expect, test } from 'vitest';
import { CrowdedError, Turns } from './Turns.ts';

const BOUNDS = { sliceMs: 5, mostPerAddress: 3, most: 5 };

test('one client with much work delays another by one piece', async () => {
  const turns = new Turns({ ...BOUNDS, mostPerAddress: 100, most: 100 }, () => 0);
  const done: string[] = [];
  const greedy = Array.from({ length: 9 }, () => turns.run('a', () => done.push('a')));
  await Promise.all([...greedy, turns.run('b', () => done.push('b'))]);
  expect(done.indexOf('b')).toBe(1);
  expect(done).toHaveLength(10);
});

test('after its slice of time everything else of the process has its turn', async () => {
  let now = 0;
  const turns = new Turns({ ...BOUNDS, mostPerAddress: 100, most: 100 }, () => now);
  const done: string[] = [];
  const slow = Array.from({ length: 4 }, () =>
    turns.run('a', () => {
      now += 3;
      done.push('work');
    }),
  );
  setImmediate(() => done.push('other'));
  await Promise.all(slow);
  expect(done.slice(0, 3)).toEqual(['work', 'work', 'other']);
});

test('so much may wait for an address, and for all, and no more', async () => {
  const turns = new Turns(BOUNDS, () => 0);
  const run = (address: string): Promise<string> =>
    turns.run(address, () => 'done').catch((error: unknown) => (error as Error).name);
  const answers = await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'b'].map(run));
  const { name } = new CrowdedError();
  expect(answers).toEqual(['done', 'done', 'done', name, 'done', 'done', name]);
  expect(await run('a')).toBe('done');
});

test('what work throws reaches who asked for it, and the others go on', async () => {
  const turns = new Turns(BOUNDS, () => 0);
  const failed = turns.run('a', () => {
    throw new TypeError('planted');
  });
  const next = turns.run('a', () => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('planted');
  expect(await next).toBe('next');
});

describe('while connections come', () => {
  /** Turns of the event loop until a piece of work is begun. */
  const turnsUntilDone = async (arrivals: number): Promise<number> => {
    let left = arrivals;
    const turns = new Turns(
      BOUNDS,
      () => 0,
      () => (left -= 1) >= 0,
    );
    let count = 0;
    const each = (): void => {
      count += 1;
      waiting = setImmediate(each);
    };
    let waiting = setImmediate(each);
    await turns.run('a', () => undefined);
    clearImmediate(waiting);
    return count;
  };

  test('work waits, one turn for each', async () => {
    expect(await turnsUntilDone(0)).toBe(1);
    expect(await turnsUntilDone(5)).toBe(6);
  });

  test('and goes on however many come', async () => {
    expect(await turnsUntilDone(100_000)).toBe(51);
  });
});
