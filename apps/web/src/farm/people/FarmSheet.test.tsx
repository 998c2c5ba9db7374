import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';

const account = {
  uid: 'jo',
  name: 'Jo Marsh',
  email: 'jo@hillfarm.example',
  isEmailVerified: true,
};

const knownAs = (role: string) => ({
  'mix.account': JSON.stringify(account),
  'mix.place': JSON.stringify({ uid: 'jo', farmId: 'hill', farmName: 'Hill Farm' }),
  'mix.role.jo/hill': JSON.stringify({ role, at: new Date() }),
});
const documents = [
  { collection: 'members', id: 'jo', value: { role: 'owner', name: 'Jo Marsh', invite: null } },
  { collection: 'members', id: 'tama', value: { role: 'manager', name: 'Tama', invite: null } },
] as const;

const calls: unknown[] = [];
let closedAt: Date | null = null;

beforeEach(() => {
  calls.length = 0;
  closedAt = null;
  vi.doMock('../../sync/farm/farmCalls.ts', () => ({
    farmCalls: {
      settings: () => Promise.resolve({ name: 'Hill Farm', successor: null, closedAt }),
      rename: (farm: unknown) => Promise.resolve(void calls.push(['rename', farm])),
      nameSuccessor: (...given: readonly unknown[]) =>
        Promise.resolve(void calls.push(['successor', ...given])),
      close: (_farm: unknown, isClosed: boolean) =>
        Promise.resolve(void calls.push(['close', isClosed])),
      followInvites: () => Promise.resolve(),
    },
  }));
  onTestFinished(() => {
    vi.doUnmock('../../sync/farm/farmCalls.ts');
  });
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('lets an owner rename the farm and name a successor among those who are no owners', async () => {
  const user = await openApp('/farm', { texts: knownAs('owner'), documents });
  await user.click(await button(/^Farm settings/));
  const name = await screen.findByLabelText('Name of the farm');
  await user.clear(name);
  await user.type(name, 'Hill and River');
  await user.click(await button('Rename'));
  const group = await screen.findByRole('group', { name: 'Successor' });
  expect(within(group).queryByRole('button', { name: 'Jo Marsh' })).toBeNull();
  await user.click(within(group).getByRole('button', { name: 'Tama' }));
  await user.click(await button('Keep'));
  expect(calls).toMatchObject([
    ['rename', { farmId: 'hill', farmName: 'Hill and River' }],
    ['successor', 'hill', 'tama'],
  ]);
});

it('closes a farm only where its name is typed, and offers a backup first', async () => {
  const user = await openApp('/farm', { texts: knownAs('owner'), documents });
  await user.click(await button(/^Farm settings/));
  await screen.findByRole('link', { name: 'Save a backup' });
  await user.click(await button('Close the farm'));
  const typeIt = 'Type the name of the farm to close it';
  // The message stands at its field, and as the reason of the refusal.
  await expect.poll(() => screen.getAllByText(typeIt).length, { timeout: 3000 }).toBe(2);
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText(typeIt), 'Hill Farm');
  await user.click(await button('Close the farm'));
  expect(calls).toEqual([['close', true]]);
});

it('says to everybody there when a closed farm is erased; only its owners open it again', async () => {
  const closing = JSON.stringify({ schema: 1, value: { 'jo/hill': '2026-12-27T12:00:00.000Z' } });
  await openApp('/farm', {
    texts: { ...knownAs('manager'), 'mix.closingFarms': closing },
    documents,
  });
  await screen.findByText(/This farm was closed by its owner, and is erased on 27 Dec 2026/);
  expect(screen.queryByRole('button', { name: /^Farm settings/ })).toBeNull();
});
