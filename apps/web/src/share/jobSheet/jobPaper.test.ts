import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft } from '@mix/engine';
import { expect, it } from 'vitest';
import { jobPaper } from './jobPaper.ts';

const draft: MixDraft = {
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 15,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

/** All that is printed of a mix, in one text. */
function printed(changes: MixDraft): string {
  const mix = { ...draft, ...changes };
  const { plan, problems } = calculateMix(mix, catalogue);
  if (plan === null) throw new Error(problems.map(({ code }) => code).join(', '));
  const paper = jobPaper({
    draft: mix,
    place: null,
    plan,
    problems: [],
    words: () => ({ title: '', sentence: '' }),
    catalogue,
    nameOf: (id) => id,
    uncheckedIds: [],
    code: null,
    printedAt: new Date('2026-11-24T02:00:00Z'),
    productName: 'Mix',
  });
  return JSON.stringify(paper).replaceAll('\u00a0', ' ');
}

// A hectare of bands takes the rate; the paddock of the sheet takes half of it.
it('says how wide the bands are that the rate is meant for', () => {
  expect(printed({ bandWidthM: 0.25, rowSpacingM: 0.5 })).toContain('10 ha, band 0.25 m');
  expect(printed({})).not.toContain('band');
});

// The room of captan is not stated: 6.7 L more or less of water in a load.
it('tells the doubt of the water to top up, and of all water', () => {
  const sheet = printed({
    products: [{ productId: 'captan', rate: { value: 2, unit: 'kg/ha' } }],
  });
  expect(sheet.match(/± 7 L/g)).toHaveLength(2);
});

// 1,000 kg in six loads of 166.667 kg: to the last gram, as the measuring step asks.
it('shows no amount and no rate above what a label allows', () => {
  const most = { value: 25, unit: 'kg/ha' } as const;
  const sheet = printed({
    tankCapacityL: 1200,
    sprayAreaHa: 40,
    applicationRateLPerHa: 180,
    products: [
      {
        productId: 'urea',
        rate: most,
        measuringStep: 0,
        overrides: { labelMaximumRate: most },
      },
    ],
  });
  expect(sheet).toContain('166.66 kg');
  expect(sheet).not.toContain('166.67 kg');
});

it('tells all water and a heel as closely as a gauge shows them, like every line', () => {
  const sheet = printed({
    heel: { volumeL: 133.33, contents: 'water' },
    products: [{ productId: 'urea', rate: { value: 21, unit: 'kg/ha' } }],
  });
  expect(sheet).toContain('· 133 L already in the tank');
  expect(sheet).toMatch(/"Water","","\d+ L"/);
});

it('has the marks of the sight gauge beside the line of the smaller load', () => {
  const sheet = printed({ sprayAreaHa: 23.2, gaugeStepL: 100 });
  expect(sheet).toContain('Mark below 300 L · 255.6 L water, 60 kg urea. Covers 3 ha.');
  expect(sheet).toContain('Mark above 400 L');
  expect(printed({ sprayAreaHa: 23.2 })).not.toContain('Mark');
});

// The first load clears in 62 minutes, the second, weighed to more of its step, in 74.
it('waits as long as the slowest of the loads whose steps stand in one row', () => {
  const sheet = printed({
    sprayAreaHa: 12,
    waterTemperatureC: 10,
    heel: { volumeL: 20, contents: 'sameMix' },
    deadVolumeL: 0,
    products: [{ productId: 'urea', rate: { value: 30, unit: 'kg/ha' }, measuringStep: 7 }],
  });
  expect(sheet.match(/at least \d+ min/g)).toEqual(['at least 74 min']);
});
