import { screen } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';

const link = `/join#hill.${'a'.repeat(27)}`;
const account = {
  uid: 'jo',
  name: 'Jo Marsh',
  email: 'jo@hillfarm.example',
  isEmailVerified: true,
};

const main = (): string => shownText(document.querySelector('main'));

it('asks the farm in the shape of the form that comes, and says when nobody answers', async () => {
  await openApp(link, { texts: { 'mix.account': JSON.stringify(account) } });
  const asking = await screen.findByText('Asking the farm');
  expect(asking.getAttribute('role')).toBe('status');
  expect(screen.queryByRole('textbox')).toBeNull();
  await screen.findByText(/^No answer\. It needs a signal/);
  expect(main()).not.toContain('Asking the farm');
});

it('says to whoever is not signed in that a link has ended, before they register for it', async () => {
  vi.doMock('../../sync/farm/askInvite.ts', () => ({
    askInvite: () => Promise.resolve({ is: 'ended' }),
  }));
  onTestFinished(() => {
    vi.doUnmock('../../sync/farm/askInvite.ts');
  });
  await openApp(link);
  await screen.findByText('This link has ended. Ask for a new one.');
  expect(main()).not.toContain('Sign in');
});

it('lets nothing lie over the form once somebody has signed in', async () => {
  const user = await openApp(link);
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  const { accountPanel } = await import('../../session/accountPanel.ts');
  expect(accountPanel.getState().view).toBe('signIn');
  const { setAccount } = await import('../../session/setAccount.ts');
  setAccount(account, false);
  await expect.poll(() => accountPanel.getState().view).toBeNull();
});

it('asks whoever is not signed in to do that first', async () => {
  await openApp(link);
  await screen.findByText(/^You are invited to a farm\./);
  expect(main()).not.toContain('Asking the farm');
});

it('leads on from a link that is not whole', async () => {
  await openApp('/join#hill');
  await screen.findByText(/^This link is not whole/);
  const way = [...document.querySelectorAll('main a')].filter(
    (a) => a.getAttribute('href') === '/',
  );
  expect(way).toHaveLength(1);
});
