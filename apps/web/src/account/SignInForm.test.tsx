import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { fakeSession, refusal } from '../session/testing/fakeSession.ts';
import { accountStore } from '../session/accountStore.ts';
import { CODE_NEEDED } from '../session/Proof.ts';
import { SignedOutView } from './SignedOutView.tsx';
import { drawAccount } from '../session/testing/drawAccount.tsx';

const view = <SignedOutView view="signIn" farewell={null} onRegistered={() => undefined} />;

const send = () => {
  const button = document.querySelector('form button[type=submit]');
  return button ?? document.body;
};

it('asks for the code once the password was right, and takes a recovery code for it', async () => {
  const fake = fakeSession();
  const user = drawAccount(view, fake.session);
  await user.type(await screen.findByLabelText('E-mail'), 'jo@hillfarm.example');
  await user.type(screen.getByLabelText('Password'), 'lime');
  fake.failures.set('signIn', refusal(CODE_NEEDED));
  await user.click(send());
  const code = await screen.findByLabelText('Code of your authenticator app');
  expect(code.getAttribute('inputmode')).toBe('numeric');
  expect(screen.queryByText(/Not signed in/)).toBeNull();
  await user.type(code, '123456');
  fake.failures.set('signIn', refusal('auth/invalid-verification-code'));
  await user.click(send());
  await screen.findByText(/The code is not right, or was used already/);

  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const recovery = screen.getByLabelText<HTMLInputElement>('Recovery code');
  expect(recovery.value).toBe('');
  expect(recovery.getAttribute('inputmode')).toBe('text');
  await user.type(recovery, '7k3m-7k3m-7k3m-7k3m');
  await user.click(send());
  await expect
    .poll(() => fake.calls)
    .toEqual([
      'signIn jo@hillfarm.example lime',
      'signIn jo@hillfarm.example lime 123456',
      'signIn jo@hillfarm.example lime 7k3m-7k3m-7k3m-7k3m',
      'followProfile jo',
    ]);
});

it.each([
  ['auth/too-many-requests-for-account', /Set a new password now, or try again tomorrow/],
  ['auth/unavailable', /Nothing was lost; try again in a minute/],
])('says %s in plain words', async (code, words) => {
  const fake = fakeSession();
  const user = drawAccount(view, fake.session);
  await user.type(await screen.findByLabelText('E-mail'), 'jo@hillfarm.example');
  await user.type(screen.getByLabelText('Password'), 'lime');
  fake.failures.set('signIn', refusal(code));
  await user.click(send());
  await screen.findByText(words);
});

it('says to somebody whose session ended by itself that what was not sent is kept', async () => {
  accountStore.setState({ wasEnded: true });
  drawAccount(view, fakeSession().session);
  await screen.findByText(
    /What was not sent yet stays on this device, and is sent once you sign in/,
  );
});
