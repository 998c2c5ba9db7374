import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fakeSession, refusal, type FakeSession } from '../../session/testing/fakeSession.ts';
import { drawAccount } from '../../session/testing/drawAccount.tsx';
import { SessionList } from './SessionList.tsx';

const at = (day: number) => new Date(2026, 10, day, 7, 42);

/** Signed in with a phone, which this is, in the office and on something else. */
function threeDevices(): FakeSession {
  const fake = fakeSession();
  fake.sessions.push(
    { id: 'a', device: 'Chrome, Android', lastUsedAt: at(21), isCurrent: true },
    { id: 'b', device: 'Firefox, Windows', lastUsedAt: at(20), isCurrent: false },
    { id: 'c', device: null, lastUsedAt: at(2), isCurrent: false },
  );
  return fake;
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('names each device and when it was last used, and this one', async () => {
  drawAccount(<SessionList />, threeDevices().session);
  await screen.findByText('Firefox, Windows');
  const [here, office, other] = rows();
  expect(here).toBe('Chrome, AndroidThis device');
  expect(office).toMatch(/^Firefox, WindowsLast used .*20.*7:42/);
  expect(other).toMatch(/^A device that is not knownLast used .*2.*7:42/);
  // This device is signed out further down, where the page says what goes with it.
  expect(screen.queryByRole('button', { name: 'Sign out Chrome, Android' })).toBeNull();
});

it('signs one of them out', async () => {
  const fake = threeDevices();
  const user = drawAccount(<SessionList />, fake.session);
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox, Windows' }));
  await screen.findByText('Firefox, Windows is signed out.');
  expect(fake.calls).toEqual(['listSessions', 'endSession token of jo b']);
  expect(rows()).toHaveLength(2);
});

it('signs all others out', async () => {
  const fake = threeDevices();
  const user = drawAccount(<SessionList />, fake.session);
  await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  await screen.findByText('Every other device is signed out.');
  expect(fake.calls.slice(1)).toEqual(['endSession token of jo b', 'endSession token of jo c']);
  expect(rows()).toEqual(['Chrome, AndroidThis device']);
});

it('says what was not ended, and keeps it in the list', async () => {
  const fake = threeDevices();
  const user = drawAccount(<SessionList />, fake.session);
  await screen.findByText('Firefox, Windows');
  fake.failures.set('endSession', refusal('auth/unavailable'));
  await user.click(screen.getByRole('button', { name: 'Sign out Firefox, Windows' }));
  await screen.findByText(/The server cannot take this now/);
  expect(rows()).toHaveLength(3);
});

it('waits for a signal without calling it an error, then asks again', async () => {
  const fake = threeDevices();
  fake.failures.set('listSessions', refusal('auth/network-request-failed'));
  drawAccount(<SessionList />, fake.session);
  await screen.findByText('Only the server knows. It is asked when there is a signal.');
  expect(screen.queryByRole('alert')).toBeNull();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(rows()).toHaveLength(3));
});
