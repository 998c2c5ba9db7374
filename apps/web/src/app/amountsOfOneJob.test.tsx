import { screen, waitFor } from '@testing-library/dom';
import { catalogue } from '@mix/catalogue';
import {
  jobPlan,
  nextJobs,
  plannedJob,
  recordKind,
  type JobTold,
  type SeasonPlan,
} from '@mix/documents';
import { calculateMix, kilograms } from '@mix/engine';
import { encodeResult } from '@mix/sharing';
import { expect, it } from 'vitest';
import { at as toldAt, told as anyTold } from '../fill/testing/exampleFarmJobs.ts';
import { deviceOffset } from '../device/clock/deviceOffset.ts';
import { recordOfPlan } from '../records/recordOfPlan.ts';
import { formReading } from '../plan/reading/readForm.ts';
import { recordColumns } from '../reports/csv/recordColumns.ts';
import type { WholeRow } from '../reports/totals/ReportRow.ts';
import { jobPaper } from '../share/jobSheet/jobPaper.ts';
import { measureText } from '../i18n/figures/measureText.ts';
import { openApp } from './testing/openApp.tsx';
import { openFarmJobs } from './testing/openFarmJobs.ts';
import { shownText } from './testing/shownText.ts';

/** 37.5 ha at 25 kg/ha: 937.5 kg by the rate, and 939 kg in loads that are weighed to whole kilograms. */
const form = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 1200,
  deadVolumeL: 0,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  waterTemperatureC: 12,
  products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
} as const;
const { draft } = formReading(form);
const { plan } = calculateMix(draft, catalogue);
if (plan === null) throw new Error('the example has no plan');
const [total] = plan.productTotals;
if (total === undefined) throw new Error('the example has no product');
const WEIGHED = measureText(total.measured);
const planned = { draft, plan, catalogue, paddock: null };
const record = recordOfPlan(planned, Date.parse(toldAt), deviceOffset);
const told: JobTold = { ...anyTold, draft, plan: jobPlan(plan) };
const job = plannedJob(told, 'tama');

const answer = async (): Promise<string> => {
  const done = await encodeResult({
    jobId: 'sent-from-here',
    name: 'Hill block',
    startedAt: null,
    endedAt: new Date('2026-11-21T03:30:00Z'),
    areaDoneHa: 36.2,
    loadCount: null,
    carrierL: null,
    products: [{ productId: 'urea', name: 'Urea', amount: { unit: 'kg', value: kilograms(905) } }],
    operator: null,
    windSpeedKmPerH: null,
    windFrom: null,
    airTemperatureC: null,
    relativeHumidityPct: null,
    notes: null,
  });
  return `/result#${done.ok ? done.value : ''}`;
};

const body = (): string => shownText(document.body).replaceAll('\u00a0', ' ');
const kept = { 'mix.draft': form };

/** Each screen or paper on which somebody reads how much of a product a job takes. */
const places: Readonly<Record<string, () => Promise<string>>> = {
  'the mix': async () => {
    await openApp('/mix', { kept });
    await waitFor(() => {
      expect(body()).toMatch(/93[79]/);
    });
    return body();
  },
  'the result': async () => {
    const user = await openApp('/result', { kept });
    await user.click(await screen.findByRole('button', { name: /^All/ }));
    return body();
  },
  'an answer that came back': async () => {
    const sent = { jobId: 'sent-from-here', sentAt: 0, form };
    await openApp(await answer(), { kept: { 'mix.sentJobs': [sent] } });
    await screen.findByText('Planned and done');
    return body();
  },
  'the card of a job': async () => {
    await openFarmJobs('operator', { hill: job }, new Date(toldAt));
    await screen.findByRole('button', { name: 'Take the job' });
    return body();
  },
  'the sheet of a job': async () => {
    const user = await openFarmJobs(
      'manager',
      { hill: { ...job, sentTo: 'sam' } },
      new Date(toldAt),
    );
    await user.click(await screen.findByRole('button', { name: /^Top terrace/ }));
    await screen.findByRole('dialog');
    return shownText(screen.getByRole('dialog')).replaceAll('\u00a0', ' ');
  },
  'a record': async () => {
    await openApp('/reporting?record=r1', {
      documents: [
        { collection: 'records', id: 'r1', value: recordKind.serialise(record) } as never,
      ],
    });
    await screen.findByText('Planned and done');
    return body();
  },
  'a table of records': () => {
    const [product = null] = record.products;
    const row = { record } as WholeRow;
    return Promise.resolve(
      String(
        recordColumns
          .find(({ heading }) => heading === 'Product planned (kg)')
          ?.of({ row, product }),
      ),
    );
  },
  'the printed sheet': () => {
    const paper = jobPaper({
      ...planned,
      place: null,
      problems: [],
      words: () => ({ title: '', text: '' }) as never,
      nameOf: (id) => id,
      uncheckedIds: [],
      code: null,
      printedAt: new Date(toldAt),
      productName: 'Mix',
    });
    return Promise.resolve(JSON.stringify(paper).replaceAll('\u00a0', ' '));
  },
};

it.each(Object.keys(places))('tells of %s what is to be weighed', async (place) => {
  expect(WEIGHED).not.toMatch(/937[.,]5/);
  const said = await places[place]?.();
  expect(said).toMatch(/\b939\b/);
  expect(said).not.toMatch(/937[.,]5/);
});

it('orders and books the same', () => {
  const season = { rows: [] } as unknown as SeasonPlan;
  const [next] = nextJobs({
    jobs: [{ id: 'hill', value: job }],
    season,
    others: [],
    until: '2026-12-31',
    today: '2026-11-24',
  });
  expect(next?.products).toEqual([{ productId: 'urea', amount: total.measured }]);
  expect(record.products[0]?.planned).toEqual(total.measured);
});
