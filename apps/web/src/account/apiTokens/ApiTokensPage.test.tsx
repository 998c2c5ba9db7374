import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { setAccount } from '../../session/setAccount.ts';
import { fakeSession, refusal, type FakeSession } from '../../session/testing/fakeSession.ts';
import { drawAccount } from '../../session/testing/drawAccount.tsx';
import { ApiTokensPage } from './ApiTokensPage.tsx';

const at = (day: number) => new Date(2026, 10, day, 8, 2);

function signedIn(): FakeSession {
  const fake = fakeSession();
  setAccount({ uid: 'jo', name: 'Jo', email: 'jo@example.org', isEmailVerified: true }, true);
  return fake;
}

function withTokens(): FakeSession {
  const fake = signedIn();
  const createdAt = at(1);
  fake.programs.push(
    {
      id: 'a',
      name: 'Office sheet',
      scopes: ['catalogue', 'plan'],
      createdAt,
      expiresAt: new Date(2099, 1, 24),
      lastUsedAt: at(24),
    },
    {
      id: 'b',
      name: 'Weather box',
      scopes: ['records'],
      createdAt: new Date(2020, 1, 1),
      expiresAt: new Date(2099, 7, 3),
      lastUsedAt: null,
    },
  );
  return fake;
}

it('says where a token reads, and as what', async () => {
  const { documentStore } = await import('../../sync/device/documentStore.ts');
  const { keepKnownRole } = await import('../../sync/workspace/knownRole.ts');
  const farms = [
    ['hill', 'Hill Farm'],
    ['flat', 'Flat Farm'],
  ] as const;
  await documentStore.change(
    farms.map(([id, name]) => ({
      key: { owner: 'jo', collection: 'farms', id },
      decide: () => ({
        owner: 'jo',
        collection: 'farms',
        id,
        fields: { name },
        createdAt: at(1),
        updatedAt: at(1),
        place: 'synced',
        revision: id,
        removed: false,
        refusal: null,
      }),
    })),
  );
  keepKnownRole('jo/hill', { role: 'manager', at: new Date() });
  drawAccount(<ApiTokensPage />, withTokens().session);
  await screen.findByText('Hill Farm: Manager');
  expect(screen.getByText('Flat Farm: as what you are there')).toBeDefined();
  expect(screen.getByText('On my own')).toBeDefined();
});

it('lists what each program may do, and when it was used', async () => {
  drawAccount(<ApiTokensPage />, withTokens().session);
  await screen.findByText('Office sheet');
  expect(screen.getByText('reads the catalogue, plans mixes')).toBeDefined();
  expect(screen.getByText(/^used .*24.*8:02/)).toBeDefined();
  expect(screen.getByText('not used yet')).toBeDefined();
  expect(screen.getByText(/^Not used for \d+ days$/)).toBeDefined();
});

it('ends a token', async () => {
  const fake = withTokens();
  const user = drawAccount(<ApiTokensPage />, fake.session);
  await user.click(await screen.findByRole('button', { name: 'End Weather box' }));
  await screen.findByText('Weather box has ended and works no more.');
  expect(fake.calls).toContain('endProgram token of jo b');
  expect(screen.queryByText('Weather box')).toBeNull();
});

it('says what was not ended, and keeps it in the list', async () => {
  const fake = withTokens();
  const user = drawAccount(<ApiTokensPage />, fake.session);
  await screen.findByText('Weather box');
  fake.failures.set('endProgram', refusal('auth/unavailable'));
  await user.click(screen.getByRole('button', { name: 'End Weather box' }));
  await screen.findByText(/The server cannot take this now/);
  expect(screen.getByText('Weather box')).toBeDefined();
});

it('makes a token with the password once more, and shows it once', async () => {
  const fake = signedIn();
  const user = drawAccount(<ApiTokensPage />, fake.session);
  await user.click(await screen.findByRole('button', { name: 'Make a token' }));
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  await screen.findByText('Say what the token is for.');
  await user.type(screen.getByLabelText('What for'), 'Office sheet');
  await user.click(screen.getByLabelText('Read records'));
  await user.type(screen.getByLabelText('Current password'), 'lime');
  await user.click(screen.getByRole('button', { name: 'Make a token' }));
  await screen.findByText('mix_secret');
  // The next thing is to copy the token: another one is not made before that.
  expect(screen.queryByRole('button', { name: 'Make a token' })).toBeNull();
  expect(fake.calls.filter((call) => /^(?:confirm|make)/.test(call))).toEqual([
    'confirmPassword lime',
    'makeProgram token of jo Office sheet catalogue,plan,records 92',
  ]);
  const write = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: write },
    configurable: true,
  });
  await user.click(screen.getByRole('button', { name: 'Copy it' }));
  await screen.findByText('Copied.');
  expect(write).toHaveBeenCalledWith('mix_secret');
  await user.click(screen.getByRole('button', { name: 'I have it' }));
  expect(screen.queryByText('mix_secret')).toBeNull();
  await screen.findByRole('button', { name: 'Make a token' });
});

it('says so where there is no such interface', async () => {
  drawAccount(<ApiTokensPage />, signedIn().session, false);
  await screen.findByText(/runs on a hosted service/);
  expect(screen.queryByRole('button', { name: 'Make a token' })).toBeNull();
});

it('needs an account', async () => {
  setAccount(null, true);
  drawAccount(<ApiTokensPage />, fakeSession().session);
  await screen.findByText(/A token belongs to an account/);
});
