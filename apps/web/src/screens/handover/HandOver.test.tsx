import { screen, within } from '@testing-library/dom';
import type { Paddock, Role } from '@mix/documents';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { hillBlock } from '../../mix/testing/exampleMixes.ts';

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

const open = (role: Role) =>
  openApp('/result', {
    kept: {
      'mix.draft': {
        ...hillBlock,
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
      { collection: 'paddocks', id: 'a', value: hill },
      { collection: 'members', id: 'lin', value: { role: 'adviser', name: 'Lin', invite: null } },
    ],
  });

it('hands the plan on the screen to somebody in three taps, without a signal', async () => {
  const user = await open('manager');
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await user.click(await screen.findByRole('button', { name: 'Tama' }));
  // Who only reads is handed nothing.
  expect(screen.queryByRole('button', { name: 'Lin' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Handed over/);
  const { farmJobs } = await import('../../documents/farmJobs.ts');
  const [kept] = await farmJobs.all();
  expect(kept?.value).toMatchObject({
    state: 'planned',
    sentTo: 'tama',
    takenBy: null,
    told: { by: 'Mere T.', note: null, day: null, plan: { sprayAreaHa: 13.5, loadCount: 2 } },
  });
  // Where it is, and what is left out of it: nothing else of the paddock.
  expect(kept?.value.told.ground).toEqual({ outline, leftOut: [], buffers: hill.buffers });
});

it('is the job of the farm then, and no unfinished mix: Home shows the one and not the other', async () => {
  const user = await open('manager');
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText(/^Handed over/);
  const [, done] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Done' });
  await user.click(done ?? document.body);
  await screen.findByRole('button', { name: 'Repeat this mix' });
  expect(screen.queryByText('Unfinished')).toBeNull();
  await screen.findByRole('heading', { name: 'Jobs' });
});

it.each<Role>(['operator', 'adviser', 'contractor'])('is not offered to a %s', async (role) => {
  await open(role);
  // An adviser fills nothing, and plans.
  await screen.findByRole('button', { name: role === 'adviser' ? 'Save mix' : 'Start filling' });
  // Its code is here by then.
  await import('./HandOverAction.tsx');
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});

it('is not offered to somebody who works alone', async () => {
  await openApp('/result', { kept: { 'mix.draft': hillBlock }, texts: signedIn });
  await screen.findByRole('button', { name: 'Start filling' });
  expect(screen.queryByRole('button', { name: 'Hand over' })).toBeNull();
});
