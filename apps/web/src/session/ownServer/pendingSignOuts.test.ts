import { expect, it } from 'vitest';
import { createPendingSignOuts, PENDING_SIGN_OUTS_KEY } from './pendingSignOuts.ts';

/** A device whose server is there or not, as the test says. */
function device(kept: string | null = null) {
  const stored = new Map(kept === null ? [] : [[PENDING_SIGN_OUTS_KEY, kept]]);
  const told: string[] = [];
  const waits: number[] = [];
  const state = { isReached: true, retry: () => {} };
  const owed = createPendingSignOuts({
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
      removeItem: (key) => void stored.delete(key),
    },
    end: (hash) => {
      told.push(hash);
      return Promise.resolve(state.isReached);
    },
    retryLater: (afterMs, work) => {
      waits.push(afterMs);
      state.retry = work;
      return () => undefined;
    },
  });
  return { owed, stored, told, waits, state };
}

const settled = () => new Promise((done) => setTimeout(done));

it('tells the server at once, and keeps nothing', async () => {
  const { owed, stored, told } = device();
  owed.add('one');
  await settled();
  expect(told).toEqual(['one']);
  expect(stored.size).toBe(0);
});

it('keeps what could not be told, and tells it when there is a signal', async () => {
  const { owed, stored, told, waits, state } = device();
  state.isReached = false;
  owed.add('one');
  await settled();
  expect(stored.get(PENDING_SIGN_OUTS_KEY)).toBe('["one"]');
  state.retry();
  await settled();
  expect(waits).toEqual([30_000, 60_000]);
  state.isReached = true;
  state.retry();
  await settled();
  expect(told).toEqual(['one', 'one', 'one']);
  expect(stored.size).toBe(0);
});

it('tells at the next start what an earlier page could not, and asks for nothing else', async () => {
  const { owed, stored, told } = device('["one","two"]');
  owed.send();
  await settled();
  expect(told).toEqual(['one', 'two']);
  expect(stored.size).toBe(0);
  owed.send();
  await settled();
  expect(told).toHaveLength(2);
});

it('loses none that is added while another is told', async () => {
  const { owed, stored, told } = device();
  owed.add('one');
  owed.add('two');
  await settled();
  expect(told).toEqual(['one', 'two']);
  expect(stored.size).toBe(0);
});

it.each(['', '{', '7', '{"a":1}', '[7]'])('reads damaged %j as nothing', async (kept) => {
  const { owed, told } = device(kept);
  owed.send();
  await settled();
  expect(told).toEqual([]);
});
