import { betweenJobs } from '../operatorsDevice.ts';
import { beforeHandingOver, foundFarm, withAJob } from './farmPeople.ts';
import { button, type Journey } from './Journey.ts';

/** Between people of a farm, over the real server. */
export const farmJourneys: readonly Journey[] = [
  {
    name: 'hand over a planned mix',
    goal: 3,
    device: betweenJobs,
    start: '/',
    prepare: beforeHandingOver,
    run: async ({ page, tap }) => {
      await tap(button(page, 'Hand over'));
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Sam', exact: true }));
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Send' }));
    },
    ends: /Handed over/,
  },
  {
    name: 'take a job and begin it',
    goal: 2,
    device: betweenJobs,
    start: '/',
    prepare: withAJob,
    run: async ({ page, tap }) => {
      await tap(button(page, 'Take the job'));
      await tap(button(page, 'Start filling'));
    },
    ends: /Before you fill|Step 1 of/,
  },
  {
    name: 'invite somebody, to the link copied',
    goal: 3,
    device: betweenJobs,
    start: '/',
    prepare: async (page) => {
      await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
      await foundFarm(page, 'invites');
    },
    run: async ({ page, tap }) => {
      await tap(button(page, 'Invite someone'));
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Operator' }));
      await tap(page.getByRole('dialog').getByRole('button', { name: /^(Copy|Send the link)$/ }));
    },
    ends: /Copied\./,
  },
];
