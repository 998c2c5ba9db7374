import { screen, within } from '@testing-library/dom';
import { recordKind, type FarmJob, type SprayRecord } from '@mix/documents';
import { expect, it } from 'vitest';
import { openApp } from '../../../app/testing/openApp.tsx';
import { shownText } from '../../../app/testing/shownText.ts';
import { deviceOffset } from '../../../device/clock/deviceOffset.ts';
import { jobView } from '../../../fill/jobView.ts';
import { recordOfJob } from '../../../records/recordOfJob.ts';
import { startFarmJob } from '../../../fill/startJob.ts';
import { at as told, taken } from '../../../fill/testing/exampleFarmJobs.ts';
import { at, beginLoad, doStep } from '../../../fill/testing/fillJob.ts';

const sprayed: FarmJob = {
  ...taken,
  state: 'sprayed',
  done: { recordId: 'r1', areaDoneHa: 10, at: told },
};

/** The record of that job, with this much urea in its one load. */
function recordWith(ureaKg: number | undefined, change: Partial<SprayRecord> = {}): object {
  let job = beginLoad(startFarmJob('top', taken, at(0)), at(0));
  while (job.stages[0].loads[0]?.endedAtMs === null) {
    job = doStep(job, at(1), jobView(job).step?.productId === 'urea' ? ureaKg : undefined);
  }
  const record = recordKind.serialise({
    ...recordOfJob(job, at(2), deviceOffset),
    jobId: 'top',
    ...change,
  });
  const kept = recordKind.parse(record);
  if (kept === null) throw new Error('the example is no record');
  return kept;
}

/** The text of the sheet. */
async function openSheet(record: object): Promise<string> {
  const account = { uid: 'tama', name: 'Tama R.', email: 'tama@x.example', isEmailVerified: true };
  const user = await openApp('/', {
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'tama', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.tama/hill': JSON.stringify({ role: 'manager', at: new Date() }),
    },
    documents: [
      {
        collection: 'members',
        id: 'tama',
        value: { role: 'manager', name: 'Tama R.', invite: null },
      },
      { collection: 'jobs', id: 'top', value: sprayed },
      { collection: 'records', id: 'r1', value: record } as never,
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Top terrace/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Top terrace' });
  await within(sheet).findByRole('link', { name: 'Open the record' });
  return shownText(sheet);
}

it('says of a phone’s sheet what of ground, water and products was done otherwise', async () => {
  const text = await openSheet(recordWith(180, { areaDoneHa: 9, carrierL: 950 }));
  expect(text).toContain('Urea: 20 kg less than asked for.');
  expect(text).toContain('Area: 9 ha in place of 10 ha');
  expect(text).toMatch(/Water: 950 L in place of [\d,]+ L/);
  expect(text).not.toContain('Loads:');
  expect(text.match(/Warning\./g)).toHaveLength(1);
});

it('warns of nothing where all was done as asked for', async () => {
  expect(await openSheet(recordWith(undefined))).not.toContain('Warning');
});

it('warns of no water and no ground that nobody reads closer', async () => {
  const asked = taken.told.plan.carrierTotalL;
  const near = recordWith(undefined, { areaDoneHa: 9.95, carrierL: asked * 1.0007 });
  expect(await openSheet(near)).not.toContain('Warning');
});

it('warns of water that is more than a tank is misread by', async () => {
  const asked = taken.told.plan.carrierTotalL;
  expect(await openSheet(recordWith(undefined, { carrierL: asked * 1.02 }))).toMatch(
    /Water: [\d,]+ L in place of/,
  );
});
