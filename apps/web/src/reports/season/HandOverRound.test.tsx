import { screen, waitFor, within } from '@testing-library/dom';
import { kilograms, type MixDraft } from '@mix/engine';
import type { Paddock, Role, StockEntry } from '@mix/documents';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { soFar } from '../../sync/arrival/Collected.ts';
import { season } from '../testing/season.ts';

const now = new Date('2026-11-24T09:00:00+13:00');
const account = { uid: 'mere', name: 'Mere T.', email: 'm@x.example', isEmailVerified: true };

const draft: MixDraft = {
  name: 'Urea 28',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  applicationRateLPerHa: 120,
  waterTemperatureC: 15,
  products: [
    {
      productId: 'urea',
      rate: { value: 28, unit: 'kg/ha' },
      price: { amountCents: 100, per: 'kg' },
    },
  ],
};

/** Urea at 28 kg/ha on three paddocks, in December. */
const round = {
  collection: 'rounds',
  id: 'r1',
  value: {
    name: 'Urea 28',
    day: '2026-12-14',
    plannedAt: '2026-11-22T08:00:00+13:00',
    draft,
    applicationRateLPerHa: 120,
    products: [{ productId: 'urea', name: 'Urea', perHa: { unit: 'kg', value: kilograms(28) } }],
    nitrogenKgPerHa: 12.88,
    costCentsPerHa: 2800,
    workRateHaPerH: null,
    paddocks: [
      { paddockId: 'gully', name: 'Gully' },
      { paddockId: 'hill', name: 'Hill' },
      { paddockId: 'totara', name: 'Tōtara' },
    ],
  },
} as const;

const member = (id: string, role: Role, name: string) =>
  ({ collection: 'members', id, value: { role, name, invite: null } }) as const;

type Documents = NonNullable<Parameters<typeof openApp>[1]>['documents'];

const open = (role: Role, more: NonNullable<Documents> = [], kept = {}) =>
  openApp('/reporting?season=r1', {
    now,
    kept,
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'mere', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.mere/hill': JSON.stringify({ role, at: now }),
    },
    documents: [
      ...season,
      round,
      member('mere', role, 'Mere T.'),
      member('tama', 'operator', 'Tama'),
      member('sam', 'contractor', 'Sam'),
      member('lin', 'adviser', 'Lin'),
      ...more,
    ],
  });

async function keptJobs() {
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  return soFar(await farmJobs.all()).toSorted((a, b) => a.id.localeCompare(b.id));
}

/** Id, person and day of each job. */
const tasks = async () =>
  (await keptJobs()).map(({ id, value }) => [id, value.sentTo, value.told.day]);

const dialog = () => within(screen.getByRole('dialog'));

/** Opens the sheet once its plans are there. */
async function openSheet(user: Awaited<ReturnType<typeof open>>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await screen.findByRole('button', { name: /^Send/ });
  await screen.findByRole('button', { name: 'Tama' });
}

it('is handed over to one person in three taps, a job for each paddock, without a signal', async () => {
  const user = await open('manager');
  await openSheet(user);
  await user.click(dialog().getByRole('button', { name: 'Tama' }));
  await user.click(dialog().getByRole('button', { name: 'Send 3 jobs' }));
  await screen.findByText(/^3 jobs are handed over/);
  expect(await tasks()).toEqual([
    ['r1-gully', 'tama', '2026-12-14'],
    ['r1-hill', 'tama', '2026-12-14'],
    ['r1-totara', 'tama', '2026-12-14'],
  ]);
  const [, hill] = await keptJobs();
  expect(hill?.value).toMatchObject({
    state: 'planned',
    told: {
      by: 'Mere T.',
      note: null,
      paddock: { id: 'hill', name: 'Hill' },
      // What the records put on it since July, as the mix screen would plan it.
      draft: { sprayAreaHa: 20, nitrogenAppliedKgPerHa: 16.1 },
      plan: { sprayAreaHa: 20 },
    },
  });
  await user.click(dialog().getAllByRole('button', { name: 'Done' }).at(-1) ?? document.body);
  // The round says so, and offers it no second time.
  await screen.findByText('What is left of this round is handed over.');
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  expect(shownText(screen.getByRole('main'))).toMatch(/Hill \(handed over\)/);
});

it('deals the paddocks out to two people, a day each in order, and can be changed by row', async () => {
  const user = await open('owner');
  await openSheet(user);
  // Who may not fill is not in the list.
  expect(dialog().queryByRole('button', { name: 'Lin' })).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Tama' }));
  await user.click(dialog().getByRole('button', { name: 'Sam' }));
  await user.click(dialog().getByRole('button', { name: 'By day' }));
  expect(shownText(screen.getByRole('dialog'))).toContain('33.1 ha in 2 days');
  const days = dialog()
    .getAllByLabelText<HTMLInputElement>(/^Day for/)
    .map(({ value }) => value);
  expect(days).toEqual(['2026-12-14', '2026-12-14', '2026-12-15']);
  expect(shownText(screen.getByRole('dialog'))).toMatch(/Sam, 2 jobs\s*not known/);
  fill(dialog().getByLabelText('Day for Hill'), '2026-12-20');
  await user.selectOptions(dialog().getByLabelText('For whom: Hill'), 'Whoever is first');
  await user.click(dialog().getByRole('button', { name: 'Send 3 jobs' }));
  await screen.findByText(/^3 jobs are handed over/);
  const sent = await tasks();
  expect(sent).toContainEqual(['r1-hill', null, '2026-12-20']);
  expect(sent.filter(([, whom]) => whom === 'sam')).toHaveLength(1);
  // A contractor sees no prices.
  const [ofSam] = (await keptJobs()).filter(({ value }) => value.sentTo === 'sam');
  expect(JSON.stringify(ofSam?.value)).not.toMatch(/amountCents/);
});

it('sends nothing while one paddock has no plan, and says which and why', async () => {
  const bare: Paddock = {
    ...{ name: 'Gully', areaHa: null, landUse: null, outline: null },
    ...{ earlierNames: [], retired: false },
  };
  const user = await open('owner', [{ collection: 'paddocks', id: 'gully', value: bare }]);
  await openSheet(user);
  const said = shownText(screen.getByRole('dialog'));
  expect(said).toContain('1 paddock has no plan, and nothing is sent.');
  expect(said).toMatch(/Gully: .*[Aa]rea/);
  expect(said).toContain('at least 30 ha in 1 day');
  await user.click(dialog().getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toMatch(/no plan/));
  expect(await tasks()).toEqual([]);
});

it('goes on where it broke off, and makes no second job of one that is there', async () => {
  const user = await open('owner');
  await openSheet(user);
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  // Another device handed one paddock over meanwhile.
  const { plannedJob } = await import('@mix/documents');
  const { told } = await import('../../fill/testing/exampleFarmJobs.ts');
  const paddock = { id: 'hill', name: 'Hill', landUse: null };
  const theirs = plannedJob({ ...told, paddock }, 'sam');
  await farmJobs.save('r1-hill', theirs);
  await user.click(dialog().getByRole('button', { name: 'Tama' }));
  await user.click(dialog().getByRole('button', { name: /^Send/ }));
  await screen.findByText(/handed over\. They see/);
  expect((await tasks()).map(([id, whom]) => [id, whom])).toEqual([
    ['r1-gully', 'tama'],
    ['r1-hill', 'sam'],
    ['r1-totara', 'tama'],
  ]);
});

it('hands over only what is left: neither what is sprayed nor what somebody has', async () => {
  const { exampleRecord, urea } = await import('../testing/exampleRecord.ts');
  const sprayed = exampleRecord([urea(560)], {
    ...{ paddockId: 'hill', location: 'Hill', areaDoneHa: 20 },
    endedAt: '2026-11-23T10:00:00+13:00',
  });
  const user = await open('owner', [{ collection: 'records', id: 'done', value: sprayed }]);
  await openSheet(user);
  await user.click(dialog().getByRole('button', { name: 'Send 2 jobs' }));
  await screen.findByText(/^2 jobs are handed over/);
  expect((await tasks()).map(([id]) => id)).toEqual(['r1-gully', 'r1-totara']);
});

const delivered = (kg: number) => {
  const value: StockEntry = {
    kind: 'delivery',
    productId: 'urea',
    amount: { unit: 'kg', value: kilograms(kg) },
    packSize: 25,
    batch: 'U-1',
    expiresOn: null,
    centsPerUnit: 98,
    at: '2026-11-23T08:00:00+13:00',
    by: null,
    note: null,
  };
  return { collection: 'stock', id: 's1', value } as const;
};

it('counts the jobs before it, however few days the shed looks ahead', async () => {
  const { planned, told } = await import('../../fill/testing/exampleFarmJobs.ts');
  // 200 kg of urea in December, and 927 kg for the round.
  const value = { ...planned, told: { ...told, day: '2026-12-10' } };
  const kept = { 'mix.nextJobs': { until: '2026-11-26', mixIds: [] } };
  const before = { collection: 'jobs', id: 'j1', value } as const;
  const user = await open('owner', [delivered(1000), before], kept);
  await openSheet(user);
  await dialog().findByText(/Short/);
  expect(shownText(screen.getByRole('dialog'))).toMatch(/Urea: 12[67]\S* kg are missing for/);
});

it('says what the shed has not enough of', async () => {
  const user = await open('owner', [delivered(500)]);
  await openSheet(user);
  await dialog().findByText(/Short/);
  expect(shownText(screen.getByRole('dialog'))).toMatch(/Urea: [\d,.\s]+kg are missing for/);
});

it.each<Role>(['operator', 'adviser'])('is not offered to a %s', async (role) => {
  await open(role);
  await screen.findByRole('button', { name: /^Plan / });
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});

it('is not offered to somebody who works alone', async () => {
  await openApp('/reporting?season=r1', { now, documents: [...season, round] });
  await screen.findByRole('button', { name: /^Plan / });
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
  expect(button(/^Plan /).textContent).toMatch(/^Plan/);
});
