import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../../app/testing/openApp.tsx';
import { urea } from '../../../mix/testing/exampleMixes.ts';

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
  const { deviceHealth } = await import('../../../documents/deviceHealth.ts');
  const { syncState } = await import('../../../documents/syncState.ts');
  await screen.findByText('Continue this mix');
  syncState.setState({ waiting, refused: 0, syncedAt: new Date(2026, 10, 21), broken: false });
  deviceHealth.setState({ lasting: false, unreadable: 1 });
  await screen.findByText(/saved by a newer version/);
  await waitFor(() => expect(screen.queryByText(MAY_CLEAR) !== null).toBe(isTold));
});
