import type { StorageFigures } from '@mix/documents';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setAccount } from '../../session/setAccount.ts';
import { syncState } from '../../sync/syncState.ts';
import { watchStorage } from './watchStorage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  setAccount(null, false);
});

const ann = { uid: 'u1', name: 'Ann', email: 'ann@example.org', isEmailVerified: true };

it('tells the larger of what is used of the bytes and of the documents, and asks again now and then', async () => {
  let use: StorageFigures = { bytes: 10, mostBytes: 100, documents: 85, mostDocuments: 100 };
  const asked: (string | null)[] = [];
  setAccount(ann, false);
  watchStorage({
    storageOf: (farmId) => {
      asked.push(farmId);
      return Promise.resolve({ found: use });
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(syncState.getState().storageUsed).toBe(0.85);
  use = { ...use, bytes: 100 };
  await vi.advanceTimersByTimeAsync(6 * 3_600_000);
  expect(syncState.getState().storageUsed).toBe(1);
  // A document that found no room, or found room again, is a reason to ask at once.
  use = { ...use, bytes: 50, documents: 5 };
  syncState.setState({ full: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(syncState.getState().storageUsed).toBe(0.5);
  expect(asked).toEqual([null, null, null]);
});
