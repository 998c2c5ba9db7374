import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { drawAccount } from '../session/testing/drawAccount.tsx';
import { fakeSession } from '../session/testing/fakeSession.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { ForgottenForm } from './ForgottenForm.tsx';

const wrong = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ type }) => type);

it('marks every field that cannot be taken, and tells all of it at once', async () => {
  const fake = fakeSession();
  const session = {
    ...fake.session,
    unmetRules: () => Promise.resolve([{ rule: 'minLength', count: 8 }] as const),
  };
  const user = drawAccount(
    <RegisterForm password="short" onPassword={() => undefined} onRegistered={() => undefined} />,
    session,
  );
  await user.type(await screen.findByLabelText(/^Name/), 'Pat');
  await user.type(screen.getByLabelText(/^E-mail/), 'pat.walk');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  const refusal = await screen.findByText(/This is not an e-mail address/);
  expect(refusal.closest('[role=alert]')?.textContent).toMatch(/The password/);
  expect(wrong()).toEqual(['email', 'password']);
  expect(fake.calls).toEqual([]);
});

it('is no longer the red act once the link was sent, until another address is typed', async () => {
  const fake = fakeSession();
  const user = drawAccount(<ForgottenForm onBack={() => undefined} />, fake.session);
  await user.type(await screen.findByLabelText('E-mail'), 'pat@hillfarm.example');
  const act = screen.getByRole('button', { name: 'Send a link' });
  const red = act.className;
  await user.click(act);
  await screen.findByText(/a link is on its way/);
  expect(act.className).not.toBe(red);
  await user.type(screen.getByLabelText('E-mail'), 'x');
  expect(act.className).toBe(red);
});
