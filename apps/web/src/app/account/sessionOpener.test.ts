// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Session } from '../../session/createSession.ts';
import { askWhoIsSignedIn } from './sessionOpener.ts';

it('asks who is signed in again with the signal, where the parts for it did not come', async () => {
  const openSession = vi
    .fn<() => Promise<Session>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({} as Session);
  askWhoIsSignedIn(openSession);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(openSession).toHaveBeenCalledTimes(2);
  });
  window.dispatchEvent(new Event('online'));
  expect(openSession).toHaveBeenCalledTimes(2);
});
