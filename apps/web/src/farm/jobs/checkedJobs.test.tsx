import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { soFar } from '../../sync/arrival/Collected.ts';
import type { UserEvent } from '@testing-library/user-event';
import { localTime, type FarmJob, type Role } from '@mix/documents';
import { expect, it } from 'vitest';
import { shownText } from '../../app/testing/shownText.ts';
import { at, filling, planned } from '../../fill/testing/exampleFarmJobs.ts';
import { openFarmJobs as open } from '../../app/testing/openFarmJobs.ts';

/** A job sprayed by the account that is signed in. */
const sprayed: FarmJob = {
  ...filling,
  takenBy: 'tama',
  state: 'sprayed',
  done: { recordId: 'r1', areaDoneHa: 10, at },
};

const main = (): string => shownText(screen.getByRole('main'));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

it.each<[Role, boolean]>([
  ['manager', true],
  ['operator', false],
  ['adviser', false],
])('lets a %s check what was sprayed only where the role may, in two taps', async (role, may) => {
  const user = await open(role, { top: sprayed }, undefined, [], { records: { r1: 'top' } });
  await press(user, /^Top terrace/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Top terrace' }));
  await sheet.findByRole('link', { name: 'Open the record' });
  const check = sheet.queryByRole('button', { name: 'Check and lock' });
  expect(check !== null).toBe(may);
  if (check === null) return;
  await user.click(check);
  await waitFor(() => expect(sheet.getAllByText('Checked').length).toBeGreaterThan(1));
  expect(sheet.queryByRole('button', { name: 'Check and lock' })).toBeNull();
});

it.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ['that has not come', {}, /record has not come/],
  ['of another job', { r1: 'gully' }, /of another job/],
])(
  'locks nothing by a record %s: the job is closed without one, in other words',
  async (_what, records, why) => {
    const user = await open('manager', { top: sprayed }, undefined, [], { records });
    await press(user, /^Top terrace/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Top terrace' }));
    await sheet.findByText(why);
    expect(sheet.queryByRole('button', { name: 'Check and lock' })).toBeNull();
    await user.click(await sheet.findByRole('button', { name: 'Close without a record' }));
    await waitFor(() => expect(sheet.getAllByText('Checked').length).toBeGreaterThan(1));
  },
);

it('locks the record with its job: a change asks for a reason, and the sheet tells it', async () => {
  const checked: FarmJob = {
    ...sprayed,
    state: 'checked',
    checkedBy: 'sam',
    checkedAt: localTime(new Date(), 780),
  };
  const user = await open('manager', { top: checked }, undefined, [], {
    path: '/reporting?record=r1',
    records: { r1: 'top' },
  });
  await screen.findByText(/^Sam P\. checked its job, /);
  fireEvent.change(screen.getByLabelText('Area done', { exact: false }), {
    target: { value: '8' },
  });
  expect(main()).not.toMatch(/stay on Home/);
  await press(user, 'Save the change');
  await screen.findByText('Say why the record is changed.');
  fireEvent.change(screen.getByLabelText('Reason for the change'), {
    target: { value: 'The gate was shut' },
  });
  await press(user, 'Save the change');
  await screen.findByText('Saved on this device');
  const { sprayRecords } = await import('../../sync/sprayRecords.ts');
  expect(soFar(await sprayRecords.all())[0]?.value).toMatchObject({
    areaDoneHa: 8,
    revisions: [{ reason: 'The gate was shut' }],
  });
});

it('tells on the sheet of a job why its record was changed after it was locked', async () => {
  const checked: FarmJob = { ...sprayed, state: 'checked', checkedBy: 'sam', checkedAt: at };
  const revisions = [{ reason: 'The gate was shut', at: new Date(), previous: { areaDoneHa: 10 } }];
  const user = await open('manager', { top: checked }, undefined, [], {
    records: { r1: 'top' },
    revisions,
  });
  await press(user, /^Top terrace.*Checked/);
  const sheet = within(await screen.findByRole('dialog', { name: 'Top terrace' }));
  await sheet.findByText(/^Corrected .*“The gate was shut”/);
});

it('names beside the name in an instruction the account that wrote it', async () => {
  // Whoever took a job may write what is left of it, with any words and any name.
  const forged: FarmJob = { ...planned, sentTo: null, restOf: 'gully' };
  const user = await open('operator', { top: forged }, undefined, [], { createdBy: 'sam' });
  await screen.findByText('For whoever is first, from Mere T. (account of Sam P.)');
  await press(user, 'Take the job');
  await press(user, 'Start filling');
  await press(user, 'Start filling');
  expect(JSON.parse(localStorage.getItem('mix.job') ?? '')).toMatchObject({
    value: { job: { farmJobId: 'top' } },
  });
});

it('names who changed an instruction, and whoever has left since as that', async () => {
  const changed: FarmJob = { ...planned, toldBy: 'kim' };
  await open('operator', { top: changed });
  await screen.findByText('For you, from Mere T. (account of somebody who has left the farm)');
});

it('gives a contractor nothing to change in the record of a job that was checked', async () => {
  const checked: FarmJob = {
    ...sprayed,
    sentTo: 'tama',
    state: 'checked',
    checkedBy: 'sam',
    checkedAt: at,
  };
  await open('contractor', { top: checked }, undefined, [], {
    path: '/reporting?record=r1',
    records: { r1: 'top' },
  });
  expect(await screen.findAllByText(/^Its job was checked\. From then on/)).not.toEqual([]);
  expect(screen.queryByRole('button', { name: /^Save the/ })).toBeNull();
});
