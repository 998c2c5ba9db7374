import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fakeSession } from '../session/testing/fakeSession.ts';
import { AccountView } from './AccountView.tsx';
import { drawAccount } from '../session/testing/drawAccount.tsx';

const account = { uid: 'jo', name: 'Jo', email: 'jo@hillfarm.example', isEmailVerified: true };

const view = (
  <AccountView
    account={account}
    mailFailure={null}
    onLeaving={() => undefined}
    onLeft={() => undefined}
  />
);

const guards = ['A code for signing in', 'Where you are signed in'];

it('guards the account where the server is our own, and asks nothing before it is opened', async () => {
  const { session, calls } = fakeSession();
  drawAccount(view, session);
  await screen.findByText('Export my data');
  for (const guard of guards) expect(screen.queryByText(guard)).not.toBeNull();
  expect(calls).toEqual([]);
});

it('offers nothing that a hosted project has no call for', async () => {
  drawAccount(view, fakeSession().session, false);
  await screen.findByText('Export my data');
  for (const guard of guards) expect(screen.queryByText(guard)).toBeNull();
});
