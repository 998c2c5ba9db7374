import {
  checkJob,
  fillJob,
  giveBackJob,
  plannedJob,
  sprayJob,
  takeJob,
  tellAnew,
  type FarmJob,
  type JobLoadProgress,
  type JobStep,
  type JobTold,
} from '@mix/documents';
import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft } from '@mix/engine';
import { beforeEach, expect, it } from 'vitest';
import { memoryEntries } from '../device/memoryEntries.ts';
import { memoryAccount } from '../testing/memoryAccount.ts';
import { openDevice, settled, type MemoryAccount } from '../testing/openDevice.ts';

const PATH = 'farms/hill/jobs/j1';
const at = '2026-11-25T10:30:00+13:00';
const mere = { uid: 'mere', at };
const tama = { uid: 'tama', at };
const sam = { uid: 'sam', at };
const done = { recordId: 'r1', areaDoneHa: 23.5, at };

const draft: MixDraft = {
  name: 'Urea',
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  sprayAreaHa: 23.5,
  applicationRateLPerHa: 100,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

function exampleTold(): JobTold {
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  return {
    draft,
    plan,
    products: catalogue.products.filter(({ id }) => id === 'urea'),
    engineVersion: plan.engineVersion,
    catalogueVersion: catalogue.version,
    paddock: { id: 'p1', name: 'Top terrace', landUse: 'pasture' },
    day: '2026-11-25',
    note: 'Gate by the woolshed.',
    by: 'Mere T.',
    at,
  };
}
// As a job is stored: fields that are not set are absent.
const exampleFarmJob = JSON.parse(JSON.stringify(plannedJob(exampleTold(), 'tama'))) as FarmJob;
const exampleProgress: JobLoadProgress = {
  number: 2,
  count: 3,
  step: 2,
  steps: 3,
  beforeL: 400,
  lineL: 792,
  productId: 'urea',
  loadsL: [1000, 1000, 350],
  areaDoneHa: 10,
  at,
};

type Device = ReturnType<typeof openDevice>;

/** The farm's own word on a change, as its rules have it: the first who takes a job has it. */
let account: MemoryAccount;
beforeEach(() => {
  account = memoryAccount();
});

const open = (uid: string) => openDevice(account, memoryEntries(), `${uid}/hill`);

async function jobOn({ store }: Device): Promise<FarmJob> {
  const [kept] = await store.all('jobs');
  if (kept === undefined) throw new Error('no job here');
  return kept.value;
}

/** Changes the job as a screen does: on the device, from what the device shows. */
async function step(device: Device, change: (job: FarmJob) => JobStep): Promise<void> {
  const before = await jobOn(device);
  const next = change(before);
  if ('refused' in next) throw new Error(next.refused);
  await device.store.save('jobs', 'j1', next.job, before);
}

/** The devices meet the farm one after the other, in this order. */
async function meet(...devices: readonly Device[]): Promise<void> {
  for (const device of devices) {
    const sync = device.start();
    await settled();
    await sync.stop();
  }
}

it('goes from a desk to a tank without a signal and back, on three devices of two people', async () => {
  const [desk, phone, shed] = [open('mere'), open('tama'), open('tama')];
  await desk.store.save('jobs', 'j1', exampleFarmJob);
  await meet(desk, phone, shed);
  expect(await jobOn(phone)).toEqual(exampleFarmJob);

  // The phone is out of reach: it takes, fills and sprays. The desk changes the words meanwhile.
  await step(phone, (job) => takeJob(job, tama));
  await step(phone, (job) => fillJob(job, tama, { ...exampleProgress, number: 1 }));
  await step(phone, (job) => fillJob(job, tama, exampleProgress));
  await step(phone, (job) => sprayJob(job, tama, done));
  const told: JobTold = { ...exampleFarmJob.told, note: 'Come in by the road.' };
  await step(desk, (job) => tellAnew(job, mere, told));
  await meet(desk, phone, desk, shed);

  const sprayed = { state: 'sprayed', takenBy: 'tama', done, told };
  for (const device of [desk, phone, shed]) expect(await jobOn(device)).toMatchObject(sprayed);
  // Of all its changes, the phone sent only the last.
  expect(account.writes.filter((path) => path === PATH)).toHaveLength(3);
  for (const device of [desk, phone, shed]) {
    expect(await device.store.all('conflicts')).toEqual([]);
  }

  // Checked at the desk without a signal; the shed hears of it when there is one.
  await step(desk, (job) => checkJob(job, mere));
  expect((await desk.store.all('jobs'))[0]?.place).toBe('waiting');
  await meet(desk, shed, phone);
  for (const device of [desk, phone, shed]) {
    expect(await jobOn(device)).toMatchObject({ state: 'checked', checkedBy: 'mere', done });
  }
});

it('taken by two without a signal, belongs to who reached the farm first, and the other hears who', async () => {
  const [desk, first, second] = [open('mere'), open('sam'), open('tama')];
  await desk.store.save('jobs', 'j1', plannedJob(exampleFarmJob.told, null));
  await meet(desk, first, second);
  await step(second, (job) => takeJob(job, tama));
  await step(first, (job) => takeJob(job, sam));
  await step(second, (job) => fillJob(job, tama, exampleProgress));
  await meet(first, second);
  expect(await jobOn(second)).toMatchObject({ state: 'taken', takenBy: 'sam', load: null });
  expect((await second.store.all('jobs'))[0]?.place).toBe('synced');
  expect(account.documents.get(PATH)?.fields).toMatchObject({ state: 'taken', takenBy: 'sam' });
});

it('taken and given back without a signal comes back planned, with the reason', async () => {
  const [desk, phone] = [open('mere'), open('tama')];
  await desk.store.save('jobs', 'j1', exampleFarmJob);
  await meet(desk, phone);
  await step(phone, (job) => takeJob(job, tama));
  await step(phone, (job) => giveBackJob(job, tama, 'Too windy'));
  await meet(phone, desk);
  expect(await jobOn(desk)).toEqual({ ...exampleFarmJob, gaveBack: 'Too windy' });
});

it('that the farm refuses stays on the device, as it was done, with the reason', async () => {
  const [desk, phone] = [open('mere'), open('tama')];
  await desk.store.save('jobs', 'j1', exampleFarmJob);
  await meet(desk, phone);
  account.faults.fail = () => ({ kind: 'refused', code: 'permission-denied' });
  await step(phone, (job) => takeJob(job, tama));
  await meet(phone);
  const [kept] = await phone.store.entriesAt('tama/hill', 'refused');
  expect(kept?.refusal?.code).toBe('permission-denied');
  expect(await jobOn(phone)).toMatchObject({ state: 'taken', takenBy: 'tama' });
});

it('asks for a contractor only for what was sent to them', async () => {
  const desk = open('mere');
  await desk.store.save('jobs', 'j1', exampleFarmJob);
  await desk.store.save('jobs', 'j2', { ...exampleFarmJob, sentTo: 'kim' });
  await meet(desk);
  const { accountCollection } = await import('./accountCollections.ts');
  expect(accountCollection('kim/hill', 'jobs').source('kim/hill', 'contractor')).toEqual({
    kind: 'collection',
    path: 'farms/hill/jobs',
    only: ['sentTo', 'kim'],
  });
});
