import { kilograms } from '@mix/engine';
import { screen, within } from '@testing-library/dom';
import { recordKind, type FarmJob } from '@mix/documents';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleRecord, urea as used } from '../../../reports/testing/exampleRecord.ts';
import { openApp } from '../../../app/testing/openApp.tsx';
import { shownText } from '../../../app/testing/shownText.ts';
import { deviceOffset } from '../../../device/clock/deviceOffset.ts';
import { loadProgress } from '../../handover/loadProgress.ts';
import { jobView } from '../../../fill/jobView.ts';
import { recordOfJob } from '../../../records/recordOfJob.ts';
import { startFarmJob } from '../../../fill/startJob.ts';
import { at as told, filling, planned, taken } from '../../../fill/testing/exampleFarmJobs.ts';
import { at, beginLoad, doStep } from '../../../fill/testing/fillJob.ts';

const account = { uid: 'tama', name: 'Tama R.', email: 'tama@x.example', isEmailVerified: true };

/** @param jobs by their ids, each on a paddock of that name */
const open = (jobs: Readonly<Record<string, FarmJob>>, records: readonly object[] = []) =>
  openApp('/', {
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
      {
        collection: 'members',
        id: 'sam',
        value: { role: 'operator', name: 'Sam P.', invite: null },
      },
      ...Object.entries(jobs).map(
        ([id, job]) =>
          ({
            collection: 'jobs',
            id,
            value: {
              ...job,
              told: { ...job.told, paddock: { id: null, name: id, landUse: null } },
            },
          }) as const,
      ),
      ...records.map((value) => ({ collection: 'records', id: 'r1', value }) as never),
    ],
  });

beforeEach(() => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const asked = matchMedia(query);
    Object.defineProperty(asked, 'matches', { value: query.startsWith('(width >=') });
    return asked;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const sent: FarmJob = { ...planned, sentTo: 'sam' };
const sprayed: FarmJob = {
  ...taken,
  takenBy: 'sam',
  state: 'sprayed',
  done: { recordId: 'r1', areaDoneHa: 10, at: told },
};

it('lists the jobs by how far they are, with the one that goes on beside them', async () => {
  const user = await open({ Gully: sent, Flats: sprayed, Terrace: filling });
  const list = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('button')
      .map((row) => row.textContent);
  const detail = within(await screen.findByRole('region', { name: 'Terrace' }));
  expect(list('Filling')).toEqual([expect.stringMatching(/^Terrace.*load\s3 of\s5/)]);
  expect(list('To come')).toEqual([expect.stringMatching(/^Gully/)]);
  expect(list('Done')).toEqual([expect.stringMatching(/^Flats/)]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(detail.getByRole('list', { name: /2 full, load 3 to line 792/ })).toBeTruthy();

  const row = screen.getByRole('button', { name: /^Gully/ });
  await user.click(row);
  expect(row.getAttribute('aria-current')).toBe('true');
  const chosen = within(screen.getByRole('region', { name: 'Gully' }));
  expect(screen.queryByRole('region', { name: 'Terrace' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(chosen.getByRole('button', { name: 'Open the sheet' }));
  expect(await screen.findByRole('dialog', { name: 'Gully' })).toBeTruthy();
});

it('puts what is due under its day, with how many each person has', async () => {
  const on = (job: FarmJob, day: string | null): FarmJob => ({
    ...job,
    told: { ...job.told, day },
  });
  const anybody: FarmJob = { ...planned, sentTo: null };
  await open({
    Gully: on(sent, '2026-12-01'),
    Flats: on(anybody, '2026-12-01'),
    Ridge: on(sent, '2026-12-01'),
    Terrace: on(sent, '2026-11-30'),
    Creek: on(sent, null),
    Woolshed: filling,
  });
  await screen.findByRole('region', { name: 'To come' });
  const days = [...document.querySelectorAll('[data-due]')].map((day) => [
    day.getAttribute('data-due'),
    shownText(day.querySelector('p')),
    within(day as HTMLElement)
      .getAllByRole('button')
      .map((row) => row.querySelector('span span')?.textContent),
  ]);
  expect(days.map(([day]) => day)).toEqual(['2026-11-30', '2026-12-01', '']);
  expect(days[1]?.[1]).toMatch(/1 Dec.*Sam P\. 2, Whoever is first 1/);
  expect(days[2]?.[1]).toMatch(/any day.*Sam P\. 1/);
  expect(days[1]?.[2]?.at(-1)).toBe('Flats');
});

it('opens the sheet of what waits to be checked at once: it is checked in two taps', async () => {
  const record = { ...exampleRecord([used(200)]), jobId: 'Flats' };
  const user = await open({ Flats: sprayed, Terrace: filling }, [record]);
  await user.click(await screen.findByRole('button', { name: /^Flats/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Flats' }));
  expect(await sheet.findByRole('button', { name: 'Check and lock' })).toBeTruthy();
});

it('tells of each load what was planned, while the phone at the tank fills that plan', async () => {
  const begun = beginLoad(startFarmJob('top', taken, at(0)), at(0));
  const load = loadProgress(doStep(begun, at(1)), at(1), deviceOffset);
  await open({ Terrace: { ...filling, load } });
  const detail = within(await screen.findByRole('region', { name: 'Terrace' }));
  expect(shownText(detail.getByRole('table'))).toMatch(/1\s?200 kg\s?1,000 L\s?10 ha\s?Filling/);
  expect(detail.queryByText(/planned again at the tank/)).toBeNull();
});

it('tells only the lines of a rest that was planned anew at the tank', async () => {
  await open({ Terrace: filling });
  const detail = within(await screen.findByRole('region', { name: 'Terrace' }));
  await detail.findByText(/planned again at the tank/);
  expect(detail.getAllByRole('row')).toHaveLength(6);
  expect(shownText(detail.getByRole('table'))).not.toMatch(/kg|ha/);
});

it('holds each thing that was asked for to the record, side by side', async () => {
  let job = beginLoad(startFarmJob('Flats', taken, at(0)), at(0));
  while (job.stages[0].loads[0]?.endedAtMs === null) {
    job = doStep(job, at(1), jobView(job).step?.productId === 'urea' ? 180 : undefined);
  }
  const record = recordOfJob(job, at(2), deviceOffset);
  const weather = { ...record.weather, windSpeedKmPerH: 9 };
  const kept = recordKind.parse(recordKind.serialise({ ...record, jobId: 'Flats', weather }));
  if (kept === null) throw new Error('the example is no record');
  const user = await open({ Flats: sprayed }, [kept]);
  await user.click(await screen.findByRole('button', { name: /^Flats/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Flats' }));
  const checked = await sheet.findByRole('region', { name: /^Checked\s+not yet$/ });
  await within(checked).findByText('180 kg in place of 200 kg');
  const area = within(checked).getByText('Area').closest('li');
  expect(area?.textContent).toBe('Areaas asked for');
  expect(shownText(sheet.getByRole('region', { name: 'Asked for' }))).toMatch(/Urea\s?200 kg/);
  expect(shownText(sheet.getByRole('region', { name: 'Done' }))).toMatch(/Wind speed\s?9 km\/h/);
  // A figure that nobody measured is not shown.
  expect(shownText(sheet.getByRole('region', { name: 'Done' }))).not.toContain('Humidity');
});

it('has nothing to hold to where the record has not come', async () => {
  const user = await open({ Flats: sprayed });
  await user.click(await screen.findByRole('button', { name: /^Flats/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Flats' }));
  await sheet.findByText(/record has not come/);
  expect(sheet.queryByText('as asked for')).toBeNull();
});

it('tells of a job that is done what its record says of each load, not what was asked for', async () => {
  let job = beginLoad(startFarmJob('Flats', taken, at(0)), at(0));
  while (job.stages[0].loads[0]?.endedAtMs === null) {
    job = doStep(job, at(1), jobView(job).step?.productId === 'urea' ? 180 : undefined);
  }
  const kept = recordKind.parse(recordKind.serialise(recordOfJob(job, at(2), deviceOffset)));
  if (kept === null) throw new Error('the example is no record');
  await open({ Flats: sprayed }, [kept]);
  const detail = within(await screen.findByRole('region', { name: 'Flats' }));
  const table = await detail.findByRole('table');
  expect(shownText(table)).toMatch(/1\s?180 kg/);
  expect(shownText(table)).toMatch(/Job\s?180 kg/);
  expect(shownText(table)).not.toContain('200 kg');
});

it('tells of a job that was not filled load by load what its record says of the whole', async () => {
  const job = startFarmJob('Flats', taken, at(0));
  const record = recordOfJob(job, at(2), deviceOffset);
  const products = record.products.map((one) => ({
    ...one,
    actual: { unit: 'kg', value: kilograms(190) } as const,
  }));
  const kept = recordKind.parse(recordKind.serialise({ ...record, loads: [], products }));
  if (kept === null) throw new Error('the example is no record');
  await open({ Flats: sprayed }, [kept]);
  const table = await within(await screen.findByRole('region', { name: 'Flats' })).findByRole(
    'table',
  );
  expect(shownText(table)).toMatch(/Job\s?190 kg/);
});

it('says how many loads are out, not that nothing is sprayed', async () => {
  const user = await open({ Terrace: filling });
  await user.click(await screen.findByRole('button', { name: 'Open the sheet' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Terrace' }));
  expect(shownText(sheet.getByRole('region', { name: 'Done' }))).toMatch(
    /2 of 5 loads are filled\. Urea.*5 ha of 10 ha done/,
  );
  expect(sheet.queryByText('Not sprayed yet.')).toBeNull();
});

it('keeps the time of handing over where words were changed since', async () => {
  const later = { ...filling.told, note: 'Mind the dog.', at: '2026-11-26T12:57:00+13:00' };
  await open({ Terrace: { ...filling, told: later, earlier: [filling.told] } });
  const detail = within(await screen.findByRole('region', { name: 'Terrace' }));
  expect((await detail.findByText('Handed over')).nextSibling?.textContent).toContain('23 Nov');
});
