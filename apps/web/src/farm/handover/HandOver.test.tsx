import { screen, within } from '@testing-library/dom';
import type { Paddock, Role } from '@mix/documents';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { hillBlock } from '../../plan/testing/exampleMixes.ts';
import { zonePlan } from '../../ground/zones/zonePlan.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

const account = { uid: 'mere', name: 'Mere T.', email: 'm@x.example', isEmailVerified: true };
const signedIn = { 'mix.account': JSON.stringify(account) };

const outline = [0, 1, 2].map((corner) => ({
  latitudeDeg: -40 - corner / 1000,
  longitudeDeg: 175 + (corner % 2) / 1000,
}));
const hill: Paddock = {
  name: 'Hill',
  areaHa: 13.5,
  landUse: null,
  outline,
  buffers: [{ name: 'Stream', line: outline.slice(0, 2), widthM: 10 }],
  earlierNames: ['Back hill'],
  retired: false,
};

const open = (role: Role, paddock: Paddock = hill, mix: Partial<MixForm> = {}) =>
  openApp('/result', {
    kept: {
      'mix.draft': {
        ...hillBlock,
        ...mix,
        paddock: { id: 'a', name: 'Hill', areaHa: 13.5, landUse: null },
      },
    },
    texts: {
      ...signedIn,
      'mix.place': JSON.stringify({ uid: 'mere', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.mere/hill': JSON.stringify({ role, at: new Date() }),
    },
    documents: [
      {
        collection: 'members',
        id: 'tama',
        value: { role: 'operator', name: 'Tama', invite: null },
      },
      { collection: 'paddocks', id: 'a', value: paddock },
      { collection: 'members', id: 'lin', value: { role: 'adviser', name: 'Lin', invite: null } },
    ],
  });

it('hands the plan on the screen to somebody in three taps, without a signal', async () => {
  const user = await open('manager');
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await user.click(await screen.findByRole('button', { name: 'Tama' }));
  // An adviser fills nothing and is not in the list.
  expect(screen.queryByRole('button', { name: 'Lin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Handed over/);
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  const [kept] = soFar(await farmJobs.all());
  expect(kept?.value).toMatchObject({
    state: 'planned',
    sentTo: 'tama',
    takenBy: null,
    told: { by: 'Mere T.', note: null, day: null, plan: { sprayAreaHa: 13.5, loadCount: 2 } },
  });
  // Home shows the job, and not the same mix as unfinished work beside it.
  expect(JSON.parse(localStorage.getItem('mix.draft') ?? '')).toMatchObject({
    value: { sprayAreaHa: 13.5 },
  });
  const [, done] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Done' });
  await user.click(done ?? document.body);
  await screen.findByRole('button', { name: /^Hill.*Planned/ });
  expect(screen.queryByText('Unfinished')).toBeNull();
  // The job carries the outline, its holes and its buffers, and nothing else of the paddock.
  expect(kept?.value.told.ground).toEqual({ outline, leftOut: [], buffers: hill.buffers });
});

/** A plan for the paddock in two zones, the northern one drawn with so many corners, handed over. */
async function toldByZones(corners: number) {
  const north = Array.from({ length: corners }, (_, at) => ({
    latitudeDeg: -39.9995,
    longitudeDeg: 174.9995 + (0.002 * at) / corners,
  }));
  const piece = [
    ...north,
    { latitudeDeg: -40.001, longitudeDeg: 175.0015 },
    { latitudeDeg: -40.001, longitudeDeg: 174.9995 },
  ];
  const prescription = {
    zones: [{ name: 'Ridge', rateLPerHa: 150, pieces: [{ outline: piece, leftOut: [] }] }],
    restLPerHa: 100,
  };
  const totals = zonePlan({ ...hill, prescription })?.totals;
  if (totals == null) throw new Error('no zones');
  const { areaHa: sprayAreaHa, rateLPerHa: applicationRateLPerHa } = totals;
  const mix = { sprayAreaHa, applicationRateLPerHa };
  const user = await open('owner', { ...hill, prescription }, mix);
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Handed over/);
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  const [kept] = soFar(await farmJobs.all());
  return { prescription, told: kept?.value.told };
}

it('hands over the zones that the plan is for: its rate is only their average', async () => {
  const { prescription, told } = await toldByZones(2);
  expect(told?.prescription).toEqual(prescription);
});

it('says that a plan is for zones where they are too large for a job', async () => {
  const { told } = await toldByZones(5001);
  expect(told).toMatchObject({ prescription: null });
  expect(told).not.toHaveProperty('ground');
});

it('hands over without an outline that is too large for a job', async () => {
  const corner = (at: number) => ({ latitudeDeg: -40 - at / 1e6, longitudeDeg: 175 });
  const user = await open('owner', {
    ...hill,
    outline: Array.from({ length: 5001 }, (_, at) => corner(at)),
  });
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Handed over/);
  const { farmJobs } = await import('../../sync/farmJobs.ts');
  const [kept] = soFar(await farmJobs.all());
  expect(kept?.value.told).not.toHaveProperty('ground');
});

it.each<Role>(['operator', 'adviser', 'contractor'])('is not offered to a %s', async (role) => {
  await open(role);
  // An adviser plans and fills nothing, so the screen has another button.
  await screen.findByRole('button', { name: role === 'adviser' ? 'Save mix' : 'Start filling' });
  // The code of the action is loaded: the button is missing for another reason.
  await import('./HandOverAction.tsx');
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});

it('is not offered to somebody who works alone', async () => {
  await openApp('/result', { kept: { 'mix.draft': hillBlock }, texts: signedIn });
  await screen.findByRole('button', { name: 'Start filling' });
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});
