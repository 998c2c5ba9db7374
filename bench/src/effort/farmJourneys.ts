import { betweenJobs } from '../operatorsDevice.ts';
import {
  beforeHandingOver,
  foundFarm,
  inTheShed,
  PIN,
  withAJob,
  withAJobToCheck,
} from './farmPeople.ts';
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
  {
    name: 'check a job',
    goal: 2,
    device: betweenJobs,
    start: '/',
    prepare: withAJobToCheck,
    run: async ({ page, tap }) => {
      await tap(button(page, /Sprayed/));
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Check and lock' }));
    },
    ends: /Checked .*Mere/,
  },
  {
    name: 'who are you in the shed, with a PIN',
    goal: 5,
    device: betweenJobs,
    start: '/',
    prepare: (page) => inTheShed(page, 'with a PIN'),
    run: async ({ page, tap }) => {
      await tap(page.getByRole('button', { name: 'Sam', exact: true }));
      for (const figure of PIN) await tap(button(page, figure));
    },
    ends: /^(?!.*(?:Who are you|Your PIN|Checking))/,
  },
  {
    name: 'who are you in the shed, with a tap',
    goal: 1,
    device: betweenJobs,
    start: '/',
    prepare: (page) => inTheShed(page, 'with a tap'),
    run: ({ page, tap }) => tap(page.getByRole('button', { name: 'Sam', exact: true })),
    ends: /^(?!.*Who are you)/,
  },
];
