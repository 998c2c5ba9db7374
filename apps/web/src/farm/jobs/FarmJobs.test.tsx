import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { calculateMix } from '@mix/engine';
import { catalogue } from '@mix/catalogue';
import { type FarmJob, jobPlan, type JobTold, localTime, type Role } from '@mix/documents';
import { readTaskData } from '@mix/ground';
import { expect, it, vi } from 'vitest';
import { fillLoad } from '../../app/testing/fillLoad.ts';
import { openFarmJobs as open } from '../../app/testing/openFarmJobs.ts';
import { shownText } from '../../app/testing/shownText.ts';
import { startFarmJob } from '../../fill/startJob.ts';
import { at as atMinute, fillLoad as fillLoadOf } from '../../fill/testing/fillJob.ts';
import { urea } from '../../plan/testing/exampleMixes.ts';
import { at, filling, planned, taken, told } from '../../fill/testing/exampleFarmJobs.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

const main = (): string => shownText(screen.getByRole('main'));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

it('takes a job that was handed over and fills it, in two taps, and records it', async () => {
  const user = await open('operator', { top: planned });
  await screen.findByText('For you, from Mere T.');
  expect(main()).toContain('“Gate by the woolshed.”');
  expect(main()).toMatch(/Urea\s?200 kg/);
  await press(user, 'Take the job');
  await screen.findByText(/^Yours since/);
  await press(user, 'Start filling');
  await screen.findByText('The label wins over this app.');
  await press(user, 'Start filling');
  await fillLoad(user);
  await user.click(await screen.findByRole('link', { name: /Record/ }));
  await screen.findByText('Planned and done');
  await press(user, 'Save the record');
  await screen.findByText('Saved on this device');
  await user.click(screen.getAllByRole('link', { name: 'Home' }).at(-1) ?? document.body);
  const row = await screen.findByRole('button', { name: /^Top terrace.*Sprayed/ });
  await user.click(row);
  const sheet = within(await screen.findByRole('dialog', { name: 'Top terrace' }));
  await sheet.findByRole('link', { name: 'Open the record' });
  expect(sheet.queryByRole('button', { name: 'Check and lock' })).toBeNull();
});

it('makes what is left of a job a job again', async () => {
  const big = { ...told, draft: { ...told.draft, sprayAreaHa: 25 } } as JobTold;
  const whole = calculateMix(big.draft, catalogue).plan;
  if (whole === null) throw new Error('the example has no plan');
  const planOf = jobPlan(whole);
  const mine: FarmJob = { ...taken, told: { ...big, plan: planOf } };
  const begun = fillLoadOf(startFarmJob('top', mine, atMinute(0)), 0);
  expect(planOf.loadCount).toBeGreaterThan(1);
  const user = await open('operator', { top: mine }, undefined, ['top'], {
    path: '/result?record',
    kept: { 'mix.job': { job: begun, rests: [] } },
  });
  const { catalogueStore } = await import('../../products/catalogue/catalogueStore.ts');
  catalogueStore.start();
  await waitFor(() => expect(catalogueStore.store.getState().status).toBe('ready'));
  await press(user, 'Save the record');
  await screen.findByText('Saved on this device');
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  const kept = soFar(await farmJobs.all());
  const done = kept.find(({ id }) => id === 'top')?.value;
  const rest = kept.find(({ id }) => id !== 'top')?.value;
  expect(done?.state).toBe('sprayed');
  const leftHa = 25 - (done?.done?.areaDoneHa ?? 0);
  expect(leftHa).toBeLessThan(25);
  expect(rest).toMatchObject({ state: 'planned', sentTo: 'tama', restOf: 'top', earlier: [] });
  expect(rest?.told).toMatchObject({ by: 'Tama R.', day: null, note: told.note });
  expect(rest?.told.plan.sprayAreaHa).toBeCloseTo(leftHa, 9);
  // Home shows the rest once: as a job, and not also as a rest of this device.
  expect(JSON.parse(localStorage.getItem('mix.job') ?? '')).toMatchObject({ value: { rests: [] } });
  await user.click(screen.getAllByRole('link', { name: 'Home' }).at(-1) ?? document.body);
  await screen.findByText('What was left of a job that was done in part.');
  await screen.findByText('For you, from Tama R.');
});

/** What a terminal writes of a job that was done with it. */
async function doneFile(job: FarmJob, areaDoneHa: number, name?: string): Promise<File> {
  const { recordFile } = await import('../../terminal/recordFile.ts');
  const { recordOfUnfilled } = await import('../../records/recordOfPlan.ts');
  const nowMs = Date.now();
  const unfilled = recordOfUnfilled(startFarmJob('top', job, nowMs), nowMs, () => 780);
  const zip = recordFile({
    record: {
      ...unfilled,
      areaDoneHa,
      ...(name !== undefined && { name, location: name }),
      startedAt: localTime(new Date(nowMs - 7_200_000), 780),
      endedAt: localTime(new Date(nowMs - 3_600_000), 780),
      products: unfilled.products.map((one) => ({ ...one, actual: one.planned ?? one.actual })),
    },
    paddock: null,
    title: 'Terminal',
    unnamed: 'Mix',
    waterName: 'Water',
    machineName: 'Sprayer',
  });
  return new File([await zip.arrayBuffer()], 'TASKDATA.zip');
}

it.each([
  ['all of it', 9.95, null],
  ['a part of it', 6, 4],
])('is sprayed by what a terminal says was done: %s', async (_what, areaDoneHa, leftHa) => {
  const user = await open('operator', { top: taken }, undefined, [], {
    path: '/ground?file',
  });
  const { catalogueStore } = await import('../../products/catalogue/catalogueStore.ts');
  catalogueStore.start();
  await waitFor(() => expect(catalogueStore.store.getState().status).toBe('ready'));
  const file = await doneFile(taken, areaDoneHa);
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  await user.upload(input, file);
  await press(user, /^Make the record of Top terrace/);
  await screen.findByText(/^Record:/);
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  const { sprayRecords } = await import('../../sync/sprayRecords.ts');
  const [record, ...others] = soFar(await sprayRecords.all());
  expect(others).toEqual([]);
  expect(record?.value).toMatchObject({ jobId: 'top', areaDoneHa, location: 'Top terrace' });
  const kept = soFar(await farmJobs.all());
  expect(kept.find(({ id }) => id === 'top')?.value).toMatchObject({
    state: 'sprayed',
    done: { recordId: record?.id, areaDoneHa },
  });
  const rests = kept.filter(({ id }) => id !== 'top').map(({ value }) => value);
  expect(rests.map(({ restOf, sentTo, told: { plan: its } }) => [restOf, sentTo, its.sprayAreaHa]))
    // An area that the machine counted slightly short of the paddock leaves no rest.
    .toEqual(leftHa === null ? [] : [['top', 'tama', leftHa]]);
});

it('is sprayed for a contractor by the file of their terminal, on the job itself', async () => {
  const sent: FarmJob = { ...planned, sentTo: 'tama' };
  const user = await open('contractor', { top: sent });
  await press(user, /^Top terrace.*Planned/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Top terrace' }));
  const input = await sheet.findByLabelText('Make the record from the terminal’s file', {
    selector: 'input',
  });
  // A task of other ground is none of this job, and a text is no file of a terminal.
  await user.upload(input, await doneFile(sent, 9.95, 'River flats'));
  await sheet.findByText(/No done task of this file .* It has: River flats/);
  await user.upload(input, new File(['x'], 'TASKDATA.zip'));
  await waitFor(() => expect(sheet.queryByText(/River flats/)).toBeNull());
  expect(sheet.queryByRole('button', { name: /^Make the record of/ })).toBeNull();
  await user.upload(input, await doneFile(sent, 9.95));
  await user.click(await sheet.findByRole('button', { name: /^Make the record of Top terrace/ }));
  await screen.findByText(/^Record:/);
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  const { sprayRecords } = await import('../../sync/sprayRecords.ts');
  const [record] = soFar(await sprayRecords.all());
  expect(record?.value).toMatchObject({ jobId: 'top', areaDoneHa: 9.95, location: 'Top terrace' });
  const [kept, ...others] = soFar(await farmJobs.all());
  expect(others).toEqual([]);
  expect(kept?.value).toMatchObject({
    state: 'sprayed',
    takenBy: 'tama',
    done: { recordId: record?.id, areaDoneHa: 9.95 },
  });
});

it.each<[string, Role, FarmJob]>([
  ['that an adviser reads', 'adviser', planned],
  ['that somebody else took', 'operator', { ...taken, takenBy: 'sam' }],
  ['that is being filled', 'operator', { ...filling, takenBy: 'tama' }],
  [
    'is sprayed',
    'operator',
    { ...taken, state: 'sprayed', done: { recordId: 'r', areaDoneHa: 9, at } },
  ],
])('takes no file of a terminal for a job %s', async (_what, role, job) => {
  const user = await open(role, { top: job });
  const rows = await screen.findAllByRole('button', { name: /^(?:Top terrace|Filling)/ });
  await user.click(rows.at(-1) ?? document.body);
  const sheet = within(await screen.findByRole('dialog', { name: 'Top terrace' }));
  await sheet.findByText('“Gate by the woolshed.”');
  expect(sheet.queryByLabelText('Make the record from the terminal’s file')).toBeNull();
});

it('shows a contractor where it is, and keeps the track of whoever reads no paddock within it', async () => {
  const outline = [0, 1, 2].map((corner) => ({
    latitudeDeg: -40.3 - corner / 1000,
    longitudeDeg: 175.6 + (corner % 2) / 1000,
  }));
  const ground = { outline, leftOut: [], buffers: [] };
  const sent = { ...planned, told: { ...told, ground } };
  await open('contractor', { top: sent }, undefined, [], { path: '/ground' });
  await screen.findByText(/^The ground of a job that was sent to you/);
  await open('contractor', { top: sent });
  await screen.findByRole('img', { name: 'Outline of Top terrace, north up' });
  const way = screen.getByRole('link', { name: 'Find it in the phone’s maps' });
  expect(way.getAttribute('href')).toMatch(/-40\.30100,175\.60033/);
  expect(screen.getByText('-40.30100, 175.60033')).toBeDefined();
  const { groundOfJob } = await import('../../records/track/trackSubject.ts');
  expect(groundOfJob(null, sent)).toEqual(ground);
  // With the paddock at hand, its present ground is used and not that of the job.
  const paddock = { name: 'Top terrace', areaHa: 10, landUse: null, outline: null };
  const now = { ...paddock, earlierNames: [], retired: false };
  expect(groundOfJob(now, sent)).toBeNull();
});

it('is given back with a reason, and not without one', async () => {
  const user = await open('operator', { top: taken });
  await press(user, 'Give back');
  await press(user, 'Give back');
  await screen.findByText(/Say why/);
  await user.type(screen.getByRole('textbox', { name: 'Why' }), 'Too windy');
  await press(user, 'Give back');
  await screen.findByText('Given back: “Too windy”');
  expect(screen.queryByText(/^For you/)).toBeNull();
});

it('shows who runs the farm how far the others are, and when they were last heard', async () => {
  await open('manager', { top: filling }, new Date('2026-11-24T08:10:00+13:00'));
  await screen.findByText(/^seen /);
  expect(main()).toContain('Filling, Sam P.');
  expect(main()).toMatch(/Load 3 of 5/);
  expect(main()).toMatch(/Urea to line 792 L\./);
  expect(screen.getByRole('list', { name: /2 full, load 3 to line 792/ })).toBeTruthy();
});

it.each<[Role, boolean]>([
  ['owner', true],
  ['manager', true],
  ['adviser', true],
  // An operator's own work comes first.
  ['operator', false],
])('shows an %s a load that is being filled before their own mix: %s', async (role, isFirst) => {
  await open(role, { top: filling }, undefined, [], {
    kept: { 'mix.draft': { ...urea, name: 'Own mix', products: [...urea.products] } },
  });
  const live = await screen.findByRole('region', { name: 'Top terrace' });
  const own = await screen.findByRole('heading', { level: 1, name: 'Own mix' });
  const isBefore = (live.compareDocumentPosition(own) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore).toBe(isFirst);
  expect(screen.getAllByRole('region', { name: 'Top terrace' })).toHaveLength(1);
});

it('guesses nothing of a phone that is silent', async () => {
  await open('manager', { top: filling }, new Date('2026-11-24T08:21:00+13:00'));
  await screen.findByText(/^last seen /);
  expect(main()).toMatch(/Load 3 of 5/);
});

it('goes to the terminal of the sprayer as a file that its own reader opens', async () => {
  const saved: Blob[] = [];
  const user = await open('operator', { top: planned });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:x';
  });
  await user.click(await screen.findByRole('button', { name: /^Top terrace.*Planned/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Top terrace' }));
  await user.click(await sheet.findByRole('button', { name: 'Save for the terminal' }));
  await sheet.findByText('File saved');
  const [file] = saved;
  const read = readTaskData(new Uint8Array((await file?.arrayBuffer()) ?? []));
  if (read.fault !== null) throw new Error(read.fault.code);
  expect(read.breaches).toEqual([]);
  // 10 ha of the job, m².
  expect(read.data.partfields).toMatchObject([{ name: 'Top terrace', areaM2: 100_000 }]);
  expect(read.data.tasks).toMatchObject([{ state: 'planned' }]);
});

it('offers an adviser no job', async () => {
  await open('adviser', { top: { ...planned, sentTo: null } });
  await screen.findByRole('button', { name: /^Top terrace/ });
  expect(screen.queryByRole('button', { name: 'Take the job' })).toBeNull();
});

it('tells whoever took a job second who has it', async () => {
  const user = await open('operator', { top: filling }, undefined, ['top']);
  await screen.findByText(/Sam P\. has Top terrace/);
  expect(main()).toContain('Do not spray it twice.');
  await press(user, 'Understood');
  expect(main()).not.toContain('Do not spray it twice.');
});

it('tells of a change after taking, with what was before', async () => {
  const changed = {
    ...taken,
    told: { ...told, note: 'Come in by the road.' },
    earlier: [told],
  };
  const user = await open('operator', { top: changed });
  await screen.findByText(/Mere T\. changed it/);
  expect(main()).toContain('The figures are as before.');
  expect(main()).not.toContain('Gate by the woolshed');
  await press(user, 'What was before');
  expect(main()).toContain('“Gate by the woolshed.”');
});

it.each<Role>(['manager', 'operator'])('says what to do where no job is, to a %s', async (role) => {
  await open(role, {});
  await screen.findByText(/^Nothing handed over yet/);
  const isRunning = role === 'manager';
  expect(/handed over from its result/.test(main())).toBe(isRunning);
  expect(screen.queryByRole('link', { name: 'Plan a mix' }) !== null).toBe(isRunning);
});

it.each<Role>(['manager', 'operator'])(
  'stands no empty list below the only job, which is being filled, for a role: %s',
  async (role) => {
    const loadAt = '2026-11-24T10:41:00+13:00';
    const { load } = filling;
    const live = { ...filling, load: load && { ...load, at: loadAt } };
    await open(role, { top: live }, new Date(loadAt));
    await screen.findByRole('region', { name: 'Top terrace' });
    expect(screen.queryByRole('heading', { name: 'Jobs' })).toBeNull();
  },
);
