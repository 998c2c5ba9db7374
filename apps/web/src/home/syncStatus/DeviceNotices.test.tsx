import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { urea } from '../../plan/testing/exampleMixes.ts';

const MAY_CLEAR = 'This browser may clear your work';
const signedIn = { uid: 'a', name: null, email: 'a@example.nz', isEmailVerified: true };

it.each([
  ['nobody is signed in', false, 0, true],
  ['something waits for the account', true, 2, true],
  ['the account holds everything', true, 0, false],
])('says that work may be cleared away where %s', async (_where, isSignedIn, waiting, isTold) => {
  await openApp('/', {
    kept: { 'mix.draft': urea },
    texts: isSignedIn ? { 'mix.account': JSON.stringify(signedIn) } : {},
  });
  // The same stores as those of the app that is open now.
  const { deviceHealth } = await import('../../sync/deviceHealth.ts');
  const { syncState } = await import('../../sync/syncState.ts');
  await screen.findByText('Continue this mix');
  syncState.setState({ waiting, refused: 0, syncedAt: new Date(2026, 10, 21), broken: false });
  deviceHealth.setState({ lasting: false, unreadable: 1 });
  await screen.findByText(/1 thing cannot be read/);
  await waitFor(() => expect(screen.queryByText(MAY_CLEAR) !== null).toBe(isTold));
});

it('tells of what cannot be read until it is understood, and again when there is more', async () => {
  const user = await openApp('/', { kept: { 'mix.draft': urea } });
  const { deviceHealth } = await import('../../sync/deviceHealth.ts');
  await screen.findByText('Continue this mix');
  deviceHealth.setState({ unreadable: 2 });
  await screen.findByText('2 things cannot be read by this version');
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText(/cannot be read/)).toBeNull();
  deviceHealth.setState({ unreadable: 3 });
  await screen.findByText('3 things cannot be read by this version');
});
