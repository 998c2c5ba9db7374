import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { FarmJob, Role } from '@mix/documents';
import { flushSync } from 'react-dom';
import { openApp } from '../../app/testing/openApp.tsx';
import { filling, planned, taken, told as toldOf } from '../../fill/testing/exampleFarmJobs.ts';

const account = {
  uid: 'jo',
  name: 'Jo Marsh',
  email: 'jo@hillfarm.example',
  isEmailVerified: true,
};
const signedIn = { 'mix.account': JSON.stringify(account) };
const place = JSON.stringify({ uid: 'jo', farmId: 'hill', farmName: 'Hill Farm' });

const farm = (id: string, name: string) => ({ collection: 'farms', id, value: { name } }) as const;
const member = (id: string, role: Role, name: string | null) =>
  ({ collection: 'members', id, value: { role, name, invite: null } }) as const;

const knownAs = (role: Role | null) => ({
  ...signedIn,
  'mix.place': place,
  'mix.role.jo/hill': JSON.stringify({ role, at: new Date() }),
});

const people = [
  member('sam', 'operator', 'Sam Pike'),
  member('jo', 'owner', 'Jo Marsh'),
  member('lin', 'adviser', null),
];

const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('asks whoever is not signed in to sign in, and shows nobody', async () => {
  await openApp('/people');
  await screen.findByText(/Sign in to work with others/);
  expect(screen.queryByRole('button', { name: 'New farm' })).toBeNull();
});

it('lists the places somebody works at, and goes to another', async () => {
  const user = await openApp('/farm', {
    texts: signedIn,
    documents: [farm('river', 'River Station'), farm('hill', 'Hill Farm')],
  });
  await user.click(await button('Change farm'));
  const places = within(await screen.findByRole('region', { name: 'Where I work' }));
  await places.findByText('River Station');
  const words = () => places.getAllByRole('listitem').map((item) => item.textContent);
  expect(words()).toEqual([
    'On my ownhere now',
    'Hill FarmChange to it',
    'River StationChange to it',
  ]);
  await user.click(places.getByText('Hill Farm'));
  await waitFor(() => expect(words()[1]).toBe('Hill Farmhere now'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'Hill Farm' });
  expect(localStorage.getItem('mix.place')).toBe(place);
  // Every screen names the workspace in use.
  await button('Hill Farm');
  // The role is not known here and is not guessed.
  await screen.findByText(/not known on this device yet/);
  await user.click(screen.getByRole('link', { name: /^People/ }));
  await screen.findByText(/not known on this device yet/);
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
});

it('shows the people of the farm without a signal, owners first', async () => {
  const user = await openApp('/people', { texts: knownAs('owner'), documents: people });
  await button(/^Jo Marsh \(you\)/);
  // The heading stands also before the account's list of farms is here.
  screen.getByRole('heading', { name: 'Hill Farm' });
  const region = screen.getAllByRole('list')[0] ?? document.body;
  const names = within(region)
    .getAllByRole('button')
    .map((row) => row.textContent);
  expect(names).toEqual([
    'Jo Marsh (you)everythingOwner',
    'Sam Piketakes, fills, recordsOperator',
    'No nameplans and readsAdviser',
  ]);
  await button('Invite someone');
  await user.click(await button(/^Sam Pike/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sam Pike' }));
  expect(sheet.getByRole('button', { name: 'Operator', pressed: true })).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Owner' })).toBeTruthy();
  // Removing asks once more.
  await user.click(sheet.getByRole('button', { name: 'Remove from the farm' }));
  await sheet.findByText(/Remove Sam Pike\?/);
  await user.click(sheet.getByRole('button', { name: 'Cancel' }));
  expect(sheet.queryByText(/Remove Sam Pike\?/)).toBeNull();
});

it.each<[Role, boolean]>([
  ['manager', true],
  ['operator', false],
  ['adviser', false],
])('offers to a %s what the role may do', async (role, runs) => {
  const user = await openApp('/people', {
    texts: knownAs(role),
    documents: [member('jo', role, 'Jo Marsh'), member('mere', 'owner', 'Mere')],
  });
  await user.click(await button(/^Mere/));
  const owner = within(await screen.findByRole('dialog', { name: 'Mere' }));
  expect(owner.queryByRole('button', { name: 'Remove from the farm' })).toBeNull();
  expect(owner.queryByRole('button', { name: 'Change the role' })).toBeNull();
  await user.click(owner.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Invite someone' }) !== null).toBe(runs);
  await user.click(await button(/^Jo Marsh \(you\)/));
  const own = within(await screen.findByRole('dialog', { name: 'Jo Marsh' }));
  own.getByRole('button', { name: 'Leave this farm' });
  if (!runs) return;
  // No manager makes an owner, of anybody.
  expect(own.queryByRole('button', { name: 'Owner' })).toBeNull();
  await user.click(own.getByRole('button', { name: 'Close' }));
  await user.click(await button('Invite someone'));
  const invite = within(await screen.findByRole('dialog', { name: 'Invite someone' }));
  expect(invite.queryByRole('button', { name: 'Owner' })).toBeNull();
  invite.getByRole('button', { name: 'Manager' });
});

it('takes somebody off the farm without a signal, and says from when it holds', async () => {
  const user = await openApp('/people', { texts: knownAs('owner'), documents: people });
  await user.click(await button(/^Sam Pike/));
  const sheet = within(await screen.findByRole('dialog', { name: 'Sam Pike' }));
  await user.click(sheet.getByRole('button', { name: 'Remove from the farm' }));
  await sheet.findByText(/It holds from when there is a signal/);
  await user.click(sheet.getByRole('button', { name: 'Remove from the farm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('goes as soon as there is a signal');
  expect(screen.queryByRole('button', { name: /^Sam Pike/ })).toBeNull();
  // The only owner cannot leave, and is told so at once.
  await user.click(await button(/^Jo Marsh \(you\)/));
  const own = within(await screen.findByRole('dialog', { name: 'Jo Marsh' }));
  await user.click(own.getByRole('button', { name: 'Leave this farm' }));
  await user.click(own.getByRole('button', { name: 'Leave this farm' }));
  await own.findByText(/You are the only owner/);
});

it('leaves a farm without a signal, and is at home at once', async () => {
  const user = await openApp('/people', {
    texts: knownAs('operator'),
    documents: [member('jo', 'operator', 'Jo Marsh'), member('mere', 'owner', 'Mere')],
  });
  await user.click(await button(/^Jo Marsh \(you\)/));
  const own = within(await screen.findByRole('dialog', { name: 'Jo Marsh' }));
  await user.click(own.getByRole('button', { name: 'Leave this farm' }));
  await user.click(own.getByRole('button', { name: 'Leave this farm' }));
  await waitFor(() => expect(localStorage.getItem('mix.place')).toBeNull());
  const { documentStore } = await import('../../sync/device/documentStore.ts');
  const waiting = await documentStore.entriesAt('jo/hill', 'waiting');
  expect(waiting.filter(({ removed }) => removed)).toMatchObject([
    { collection: 'members', id: 'jo' },
  ]);
});

it('tells a contractor what they see, and a role what it may do', async () => {
  const user = await openApp('/people', { texts: knownAs('contractor') });
  await screen.findByText(/You see the jobs sent to you/);
  await user.click(await button('Roles'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Roles' }));
  const part = (name: string) =>
    within(sheet.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  await user.click(sheet.getByRole('button', { name: 'Contractor' }));
  expect(part('May')).toEqual(['take, fill and record jobs']);
  expect(part('May not')).toContain('see money');
  await user.click(sheet.getByRole('button', { name: 'Owner' }));
  expect(sheet.queryByRole('region', { name: 'May not' })).toBeNull();
});

it('says beside what a role may do who has it', async () => {
  const user = await openApp('/people', { texts: knownAs('owner'), documents: people });
  await button(/^Sam Pike/);
  await user.click(await button('Roles'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Roles' }));
  await sheet.findByRole('region', { name: 'May Sam Pike' });
  await user.click(sheet.getByRole('button', { name: 'Manager' }));
  await sheet.findByRole('region', { name: 'May' });
});

it.each([
  ['/join', 'This link is not whole'],
  ['/join#hill', 'This link is not whole'],
  ['/join#hill.short', 'This link is not whole'],
  ['/join#hill.k7Qm2tVx9RpAeJ4wB6nZ8sDfL1x', 'You are invited to a farm'],
])('opens the link %s for whoever is signed out', async (address, words) => {
  await openApp(address);
  await screen.findByText(new RegExp(words));
});

it('makes a link in two taps, and sends it with the third', async () => {
  const made: unknown[] = [];
  const told: ((invites: readonly unknown[]) => void)[] = [];
  vi.doMock('./loadFarmCalls.ts', () => ({
    loadFarmCalls: () =>
      Promise.resolve({
        invite: (_farm: unknown, to: unknown) => {
          made.push(to);
          return Promise.resolve({
            farmId: 'hill',
            secret: 'k7Qm2tVx9RpAeJ4wB6nZ8sDfL1x',
            id: 'A1',
          });
        },
        followInvites: (_farm: unknown, tell: (invites: readonly unknown[]) => void) => {
          told.push(tell);
          return Promise.resolve();
        },
      }),
  }));
  onTestFinished(() => {
    vi.doUnmock('./loadFarmCalls.ts');
  });
  const sent: unknown[] = [];
  Object.defineProperty(navigator, 'share', {
    value: (what: unknown) => {
      sent.push(what);
      return Promise.resolve();
    },
    configurable: true,
  });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  const user = await openApp('/people', { texts: knownAs('manager'), documents: people });
  await user.click(await button('Invite someone'));
  await user.click(await button('Adviser'));
  await user.click(await button('Send the link'));
  expect(made).toEqual([{ role: 'adviser', name: null }]);
  const link = `${location.origin}/join#hill.k7Qm2tVx9RpAeJ4wB6nZ8sDfL1x`;
  expect(sent).toMatchObject([{ text: link }]);
  // The sheet says what the link is for, and until when once the farm has told it.
  const sheet = within(await screen.findByRole('dialog', { name: 'Anybody, Adviser' }));
  sheet.getByText(/^Works once, for 72 hours\./);
  const facts = () => [...document.querySelectorAll('dialog dd')].map((fact) => fact.textContent);
  expect(facts()[0]).toContain('see money');
  expect(facts()[1]).toContain('take, fill and record jobs');
  const invite = { id: 'A1', role: 'adviser', name: null, endsAt: new Date(2026, 10, 26, 10, 40) };
  const tell = (usedBy: string | null) => {
    flushSync(() => {
      for (const one of told) one([{ ...invite, usedBy }]);
    });
  };
  tell(null);
  sheet.getByText(/^Works once, until 26 Nov 2026/);
  tell('lin');
  sheet.getByText(/^The link was used/);
  expect(sheet.queryByRole('button', { name: 'Send the link' })).toBeNull();
});

it('says what each does just now, as far as this device has heard', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T08:10:00+13:00'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const job = (id: string, value: FarmJob) => ({ collection: 'jobs', id, value }) as const;
  const shed = { ...planned, sentTo: 'lin', told: { ...toldOf, day: '2026-11-27' } };
  await openApp('/people', {
    texts: knownAs('owner'),
    documents: [
      ...people,
      member('tama', 'operator', 'Tama'),
      job('top', { ...filling, takenBy: 'sam' }),
      job('flat', { ...taken, takenBy: 'tama' }),
      job('shed', shed),
    ],
  });
  await screen.findByText('filling Top terrace');
  const rows = within(screen.getByRole('region', { name: 'Hill Farm' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent.replace(/\d\d:\d\d/, 'HH:MM'))).toEqual([
    'Jo Marsh (you)everythingOwner',
    'Sam Pikefilling Top terraceOperatorseen HH:MM',
    'Tamatook Top terraceOperatorHH:MM',
    'No name1 job to take: Top terrace, 27\u00a0NovAdviser',
  ]);
});

it('says why a role stays where the code for it does not come', async () => {
  vi.doMock('../../sync/farm/farmCalls.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => {
    vi.doUnmock('../../sync/farm/farmCalls.ts');
  });
  const user = await openApp('/people', { texts: knownAs('owner'), documents: people });
  await user.click(await button(/^Sam Pike/));
  await user.click(await button('Manager'));
  await user.click(await button('Change the role'));
  await screen.findByText('No answer. It needs a signal: try again when there is one.');
  await button('Change the role');
});
