import { screen } from '@testing-library/dom';
import type { FarmJob } from '@mix/documents';
import { expect, it } from 'vitest';
import { openApp } from '../app/testing/openApp.tsx';
import { shownText } from '../app/testing/shownText.ts';
import { startFarmJob } from './startJob.ts';
import { taken, told } from './testing/exampleFarmJobs.ts';
import { beginLoad } from './testing/fillJob.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';

const begunMs = Date.parse('2026-11-24T09:00:00+13:00');
const now = new Date('2026-11-24T09:30:00+13:00');
const account = { uid: 'tama', name: 'Tama R.', email: 'tama@x.example', isEmailVerified: true };

/**
 * Opens the job as Tama fills it, with its instruction (`told`) changed by now as `change` says.
 */
const open = (change: Partial<FarmJob['told']>) =>
  openApp(jobPaths.fill, {
    now,
    kept: {
      'mix.job': { job: beginLoad(startFarmJob('top', taken, begunMs), begunMs), rests: [] },
    },
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'tama', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.tama/hill': JSON.stringify({ role: 'operator', at: now }),
    },
    documents: [
      {
        collection: 'members',
        id: 'tama',
        value: { role: 'operator', name: 'Tama R.', invite: null },
      },
      {
        collection: 'members',
        id: 'mere',
        value: { role: 'manager', name: 'Mere T.', invite: null },
      },
      {
        collection: 'jobs',
        id: 'top',
        createdBy: 'mere',
        value: { ...taken, state: 'filling', told: { ...told, ...change }, earlier: [told] },
      },
    ],
  });

const main = (): string => shownText(screen.getByRole('main'));

it('tells whoever fills a job the words that came since, until they are read', async () => {
  const user = await open({ note: 'Stock in the lane.', at: '2026-11-24T09:20:00+13:00' });
  await screen.findByText(/“Stock in the lane\.”/);
  expect(main()).toContain('Mere T. changed it');
  expect(main()).not.toContain('You are filling it as it was before');
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(main()).not.toContain('Stock in the lane');
});

it('tells no words again that were there when filling began', async () => {
  await open({ note: 'Stock in the lane.', at: '2026-11-24T08:40:00+13:00' });
  await screen.findByText(/^Step 1 of/);
  expect(main()).not.toContain('Stock in the lane');
});

it('warns where the figures are others than those that are filled', async () => {
  await open({ draft: { ...told.draft, applicationRateLPerHa: 80 } });
  await screen.findByText(/You are filling it as it was before/);
});
