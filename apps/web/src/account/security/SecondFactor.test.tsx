import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fakeSession, refusal } from '../../session/testing/fakeSession.ts';
import { CODE_NEEDED } from '../../session/Proof.ts';
import { drawAccount } from '../../session/testing/drawAccount.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const account = { uid: 'jo', name: 'Jo', email: 'jo@hillfarm.example', isEmailVerified: true };

const password = () => screen.findByLabelText('Current password');

it('sets up an app: password, picture and key, first code, recovery codes once', async () => {
  const fake = fakeSession();
  const user = drawAccount(<SecondFactor account={account} />, fake.session);
  await user.type(await password(), 'lime');
  await user.click(screen.getByRole('button', { name: 'Set it up' }));
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  expect(screen.getByText('MZXW 6')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  await screen.findByText('Enter the code.');
  fake.failures.set('enrol', refusal('auth/invalid-verification-code'));
  await user.type(screen.getByLabelText('Code that the app shows now'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  await screen.findByText(/The code is not right/);
  // The recovery codes fail to arrive, though the app is set up by then.
  fake.failures.set('makeRecoveryCodes', refusal('auth/network-request-failed'));
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  await screen.findByText(/no connection/);
  await user.click(screen.getByRole('button', { name: 'Turn it on' }));
  await screen.findByText('one');
  expect(fake.calls).toEqual([
    'hasSecondFactor',
    'refresh',
    'confirmPassword lime',
    'supersede hash of jo',
    'enrol 123456',
    'enrol 123456',
    'makeRecoveryCodes token of jo',
    'makeRecoveryCodes token of jo',
  ]);

  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await screen.findByText('On. Signing in asks for your password and a code.');
  expect(screen.queryByText('one')).toBeNull();
});

it('takes it off after the password and a code', async () => {
  const fake = fakeSession();
  fake.factor.isOn = true;
  const user = drawAccount(<SecondFactor account={account} />, fake.session);
  await screen.findByText('On. Signing in asks for your password and a code.');
  const fields = await screen.findAllByLabelText('Current password');
  fake.failures.set('confirmPassword', refusal(CODE_NEEDED));
  await user.type(fields.at(-1) ?? document.body, 'lime');
  const takeOff = () => screen.getByRole('button', { name: 'Sign in without a code' });
  await user.click(takeOff());
  const code = await screen.findByLabelText('Code of your authenticator app');
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.click(takeOff());
  await screen.findByText('Enter the code.');
  await user.type(code, '123456');
  await user.click(takeOff());
  await screen.findByText(/shows, such as/);
  expect(fake.factor.isOn).toBe(false);
  expect(fake.calls).toContain('confirmPassword lime 123456');
});

it('makes new recovery codes after the password', async () => {
  const fake = fakeSession();
  fake.factor.isOn = true;
  const user = drawAccount(<SecondFactor account={account} />, fake.session);
  const [field = document.body] = await screen.findAllByLabelText('Current password');
  await user.type(field, 'lime');
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  await screen.findByText('two');
  expect(fake.calls.slice(1)).toEqual([
    'refresh',
    'confirmPassword lime',
    'supersede hash of jo',
    'makeRecoveryCodes token of jo',
  ]);
});

it('asks for a confirmed address first', async () => {
  const unconfirmed = { ...account, isEmailVerified: false };
  drawAccount(<SecondFactor account={unconfirmed} />, fakeSession().session);
  await screen.findByText('Confirm your e-mail first, then come back.');
  expect(screen.queryByRole('button', { name: 'Set it up' })).toBeNull();
});

it('knows nothing without a signal, and says so without calling it an error', async () => {
  const fake = fakeSession();
  fake.failures.set('hasSecondFactor', refusal('auth/network-request-failed'));
  drawAccount(<SecondFactor account={account} />, fake.session);
  await screen.findByText('Only the server knows. It is asked when there is a signal.');
});
