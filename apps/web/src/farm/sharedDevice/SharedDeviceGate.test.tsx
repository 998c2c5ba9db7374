import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { plannedJob, type JobTold, type Member, type Role } from '@mix/documents';
import { expect, it, vi } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import type { SharedDeviceSettings } from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import { exampleJob } from '../../fill/testing/exampleJob.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

const NOW = new Date('2026-11-24T08:00:00+13:00');
const account = {
  uid: 'phone',
  name: 'Shed phone',
  email: 'shed@x.example',
  isEmailVerified: true,
};
const member = (id: string, role: Role, name: string) =>
  ({ collection: 'members', id, value: { role, name, invite: null } }) as const;
const people = [
  member('phone', 'manager', 'Shed phone'),
  member('sam', 'operator', 'Sam Pike'),
  member('mere', 'manager', 'Mere Tamihana'),
  member('kereru', 'contractor', 'Kererū Contracting'),
];

const { stages, products, engineVersion, catalogueVersion } = exampleJob();
const [{ draft, plan }] = stages;
const told: JobTold = {
  draft,
  plan,
  products,
  engineVersion,
  catalogueVersion,
  paddock: { id: null, name: 'Top terrace', landUse: null },
  day: null,
  note: null,
  by: 'Mere Tamihana',
  at: '2026-11-24T07:30:00+13:00',
};

const shed: SharedDeviceSettings = {
  uid: 'phone',
  farmId: 'hill',
  usesPin: false,
  askAfterMin: 10,
  askEachJob: false,
  leftOut: ['phone'],
  pins: {},
  mayChoose: [],
  usedLeave: {},
  tries: {},
};

interface Shared {
  readonly settings?: Partial<SharedDeviceSettings>;
  readonly role?: Role;
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly members?: readonly { readonly collection: 'members'; id: string; value: Member }[];
}

const open = (
  address: string,
  { settings = {}, role = 'manager', kept = {}, members = people }: Shared = {},
) =>
  openApp(address, {
    now: NOW,
    kept: { 'mix.shed': { shed: { ...shed, ...settings }, person: null }, ...kept },
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'phone', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.phone/hill': JSON.stringify({ role, at: NOW }),
    },
    documents: [...members, { collection: 'jobs', id: 'top', value: plannedJob(told, 'sam') }],
  });

const gate = () => screen.findByRole('dialog', { name: 'Who are you?' });
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const names = async (): Promise<(string | null)[]> =>
  (await within(await gate()).findAllByRole('listitem')).map(({ textContent }) => textContent);
const tap = async (user: UserEvent, name: RegExp) =>
  user.click(await within(await gate()).findByRole('button', { name }));
const type = async (user: UserEvent, figures: string) => {
  for (const figure of figures) await press(user, figure);
};

it('knows each person by a tap, and what they take carries their name', async () => {
  const user = await open('/');
  // Left out: a member who does not use this device, and a contractor, who would see all of the
  // farm here. Jobs are counted once they are read.
  await waitFor(async () =>
    expect(await names()).toEqual(['Mere Tamihana', 'Sam Pike1 job for you']),
  );
  await tap(user, /^Sam Pike/);
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(user, 'Sam Pike');
  await screen.findByText('Sam Pike, on a shared device');
  // A user of a shared device cannot sign the account out.
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  await press(user, 'Close');
  await press(user, 'Take the job');
  await screen.findByText(/^Yours since/);
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  const [job] = soFar(await farmJobs.all());
  expect(job?.value).toMatchObject({
    takenBy: 'phone',
    takenFor: { uid: 'sam', name: 'Sam Pike' },
  });
  const { defaultOperator } = await import('../../records/defaultOperator.ts');
  expect(defaultOperator()).toBe('Sam Pike');
  // The job is Sam's and not that of the next user.
  await press(user, 'Sam Pike');
  await press(user, 'Someone else');
  await within(await gate()).findByText('took Top terrace');
  await tap(user, /^Mere/);
  expect(screen.queryByText(/^Yours since/)).toBeNull();
  await press(user, /^Top terrace.*Sam Pike/);
  await screen.findByText(/^Sam Pike, on the device of Shed phone/);
});

it.each<[Role, string, boolean]>([
  ['manager', 'Mere', true],
  ['manager', 'Sam', false],
  ['operator', 'Mere', false],
])('lets nobody do more than the account, a %s, and than %s', async (role, name, is) => {
  const user = await open('/people', { role });
  await tap(user, new RegExp(`^${name}`));
  await screen.findByText('This device');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Invite someone' }) !== null).toBe(is),
  );
  // How the device is shared is changed by whoever runs the farm, and by no other user of it.
  const settles = screen.queryByRole('button', { name: 'Share it no more' }) !== null;
  expect(settles).toBe(name === 'Mere');
});

it('opens a name with the PIN that was chosen for it, and waits after five that are wrong', async () => {
  const user = await open('/', { settings: { usesPin: true, mayChoose: ['sam'] } });
  await tap(user, /^Sam Pike/);
  await screen.findByText('Choose a PIN');
  await type(user, '4711');
  await screen.findByText('The same once more');
  await type(user, '4712');
  await screen.findByText(/two different PINs/);
  await type(user, '4711');
  await screen.findByText('The same once more');
  await type(user, '4711');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('mix.shed')).not.toContain('4711');
  await press(user, 'Sam Pike');
  await press(user, 'Someone else');
  await tap(user, /^Sam Pike/);
  await type(user, '0000');
  await screen.findByText(/4 tries left/);
  for (const left of ['3 tries', '2 tries', '1 try']) {
    await type(user, '0000');
    await screen.findByText(new RegExp(`${left} left`));
  }
  await type(user, '0000');
  await screen.findByText(/Wait 60 s/);
  // A reload gives no new try.
  expect(JSON.parse(localStorage.getItem('mix.shed') ?? '')).toMatchObject({
    value: { shed: { tries: { sam: { wrong: 5 } } } },
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '1' }).disabled).toBe(true);
  vi.setSystemTime(NOW.getTime() + 61_000);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '1' }).disabled).toBe(false),
  );
  await type(user, '4711');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks again after ten minutes untouched', async () => {
  const user = await open('/people');
  await tap(user, /^Sam Pike/);
  await press(user, 'Roles');
  vi.setSystemTime(NOW.getTime() + 9 * 60_000);
  await press(user, 'Close');
  vi.setSystemTime(NOW.getTime() + 18 * 60_000);
  await press(user, 'Roles');
  expect(screen.queryByRole('dialog', { name: 'Who are you?' })).toBeNull();
  vi.setSystemTime(NOW.getTime() + 29 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await gate();
});

it('asks when a job is recorded, and never over a filling', async () => {
  const sam = { uid: 'sam', name: 'Sam Pike', role: 'operator', touchedAtMs: 0 };
  const user = await open('/result?fill', {
    kept: {
      'mix.job': { job: exampleJob(), rests: [] },
      'mix.shed': { shed: { ...shed, askEachJob: true }, person: sam },
    },
  });
  // The device lay untouched for years, and the tank is half full.
  await screen.findByText('The label wins over this app.');
  await user.click(await screen.findByRole('button', { name: 'Start filling' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const { defaultOperator } = await import('../../records/defaultOperator.ts');
  expect(defaultOperator()).toBe('Sam Pike');
  const { jobStore } = await import('../../fill/job/jobStore.ts');
  jobStore.finish(null, null);
  await gate();
});

it('takes away whoever is removed from the farm', async () => {
  const user = await open('/');
  await tap(user, /^Sam Pike/);
  const { members } = await import('../../sync/members.ts');
  await members.remove('sam');
  const items = await within(await gate()).findAllByRole('listitem');
  const names = items.map((item) => item.textContent);
  expect(names).toEqual(['Mere Tamihana']);
});

it.each([
  [
    ['phone', 'sam', 'mere'],
    ['Mere Tamihana', 'Sam Pike1 job for you', 'Shed phone'],
  ],
  [['sam'], ['Mere Tamihana', 'Shed phone']],
])('locks nobody out, with %j left out', async (leftOut, expected) => {
  await open('/', { settings: { leftOut } });
  await waitFor(async () => expect(await names()).toEqual(expected));
});

it('is shared, and no more, by whoever has the account', async () => {
  const user = await openApp('/people', {
    texts: {
      'mix.account': JSON.stringify({ ...account, uid: 'mere' }),
      'mix.place': JSON.stringify({ uid: 'mere', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.mere/hill': JSON.stringify({ role: 'manager', at: new Date() }),
    },
    documents: people,
  });
  await press(user, 'Share this device in the shed');
  await screen.findByText(/Nobody can do more on it than this account: Manager/);
  await press(user, 'with a tap');
  await press(user, 'Share it');
  await tap(user, /^Mere/);
  await press(user, 'Share it no more');
  await press(user, 'Share it no more');
  await press(user, 'Share this device in the shed');
  expect(JSON.parse(localStorage.getItem('mix.shed') ?? '')).toMatchObject({
    value: { shed: null },
  });
});

it('says whose device it is and what waits on it, above the names', async () => {
  await open('/');
  const page = await gate();
  await within(page).findByText('Hill Farm');
  await within(page).findByText('device in the shed');
  await within(page).findByText(/^(Offline|Saved on this device|Synced|\d+ (waiting|not saved))/);
  // Waiting documents belong to somebody: nobody opens them before saying who they are.
  expect(within(page).queryByRole('button', { name: /Show/ })).toBeNull();
});

it('names who helps whoever forgot their PIN, and nobody who does not use the device', async () => {
  const pin = { salt: '00', iterations: 1, hash: '00' };
  const user = await open('/', { settings: { usesPin: true, pins: { sam: pin, mere: pin } } });
  await tap(user, /^Sam Pike/);
  expect(screen.queryByText(/^Can set a new one/)).toBeNull();
  await press(user, 'Forgot');
  const help = await screen.findByText(/^Can set a new one/);
  // The phone's account has a role that could help, but it is not among the names.
  expect(help.textContent).toContain('Can set a new one: Mere Tamihana. They open their own name');
  await press(user, 'Back');
  await tap(user, /^Mere Tamihana/);
  await press(user, 'Forgot');
  await screen.findByText(/^On another device you let your own name choose a new one/);
});

const PIN = { salt: '00', iterations: 1, hash: '00' };

it.each(['Mere Tamihana', 'Sam Pike'])('gives %s to nobody by a first tap', async (name) => {
  const user = await open('/', { settings: { usesPin: true } });
  await tap(user, new RegExp(`^${name}`));
  await screen.findByText(new RegExp(`^No PIN has been chosen for ${name} on this device`));
  await screen.findByText(/Let my name choose a PIN.*within 15 minutes/);
  await screen.findByText(/^Without a signal nobody can open it yet/);
  expect(screen.queryByRole('button', { name: '1' })).toBeNull();
});

it('lets the work go on without a signal and without a name', async () => {
  const user = await open('/people', { settings: { usesPin: true } });
  await tap(user, /^Mere Tamihana/);
  await press(user, 'Go on without a name');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText(/^Whoever runs the farm, or has its account, changes that/);
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
  const { defaultOperator } = await import('../../records/defaultOperator.ts');
  expect(defaultOperator()).toBeNull();
  const { personOnSharedDevice } = await import('../../sync/sharedDevice/sharedDeviceStore.ts');
  expect(personOnSharedDevice()).toEqual({ uid: 'unnamed', name: null });
});

it('lets a name choose its PIN once, as its own account said elsewhere a moment ago', async () => {
  const saidAt = (minutesAgo: number) => [
    ...people.filter(({ id }) => id !== 'mere'),
    {
      collection: 'members' as const,
      id: 'mere',
      value: {
        role: 'manager' as const,
        name: 'Mere Tamihana',
        invite: null,
        choosesPinAt: new Date(NOW.getTime() - minutesAgo * 60_000),
      },
    },
  ];
  const user = await open('/', { settings: { usesPin: true }, members: saidAt(5) });
  await tap(user, /^Mere Tamihana/);
  await type(user, '4711');
  await screen.findByText('The same once more');
  await type(user, '4711');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { setPerson } = await import('../../sync/sharedDevice/sharedDeviceStore.ts');
  setPerson(null);
  await tap(user, /^Mere Tamihana/);
  await screen.findByText('Your PIN');
});

it('forgets after fifteen minutes that an account let its name choose', async () => {
  const { mayChoosePin } = await import('../../sync/sharedDevice/choosePin.ts');
  const said = { uid: 'mere', choosesPinAt: NOW };
  const after = (minutes: number) => NOW.getTime() + minutes * 60_000;
  expect(mayChoosePin(shed, said, after(15))).toBe(true);
  expect(mayChoosePin(shed, said, after(16))).toBe(false);
  expect(mayChoosePin({ ...shed, usedLeave: { mere: after(0) } }, said, after(1))).toBe(false);
});

it.each<[string, Role, Role, boolean]>([
  ['a manager', 'manager', 'operator', true],
  ['a manager', 'manager', 'owner', false],
  ['an owner', 'owner', 'owner', true],
])('lets %s, %s, have the name of an %s choose a PIN: %s', async (_who, role, of, may) => {
  const user = await open('/people', {
    settings: { usesPin: true, pins: { mere: PIN } },
    kept: {
      'mix.shed': {
        shed: { ...shed, usesPin: true, pins: { mere: PIN } },
        person: { uid: 'mere', name: 'Mere Tamihana', role, touchedAtMs: NOW.getTime() },
      },
    },
    members: [member('mere', role, 'Mere Tamihana'), member('sam', of, 'Sam Pike')],
  });
  await screen.findByText('Uses this device: Sam Pike', { exact: false, selector: '*' });
  const button = screen.queryByRole('button', { name: 'Let Sam Pike choose a PIN' });
  expect(button !== null).toBe(may);
  if (button === null) return;
  await user.click(button);
  await screen.findByText(/^chooses a PIN at the next tap/);
});

it('begins with a PIN of the one name that is proved, whose account the device has', async () => {
  const user = await openApp('/people', {
    now: NOW,
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'phone', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.phone/hill': JSON.stringify({ role: 'operator', at: NOW }),
    },
    documents: people,
  });
  await press(user, 'Share this device in the shed');
  await press(user, 'Share it');
  await screen.findByText(/^First the PIN of Shed phone/);
  await type(user, '2580');
  await screen.findByText('The same once more');
  await type(user, '2580');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press(user, 'Shed phone');
  await press(user, 'Someone else');
  await tap(user, /^Mere/);
  await screen.findByText(/^No PIN has been chosen for Mere/);
  await press(user, 'Back');
  await tap(user, /^Shed phone/);
  await screen.findByText('Your PIN');
});

it('leaves the name of its account to nobody who comes after whoever shared it', async () => {
  const user = await open('/', { settings: { usesPin: true, leftOut: [], mayChoose: ['phone'] } });
  await screen.findByText(/^First the PIN of Shed phone/);
  await press(user, 'Back');
  await tap(user, /^Shed phone/);
  await screen.findByText(/^No PIN has been chosen for Shed phone/);
});
