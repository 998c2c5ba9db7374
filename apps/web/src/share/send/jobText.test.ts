import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft } from '@mix/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { reader } from '../../i18n/preferences/reader.ts';
import { jobText } from './jobText.ts';

vi.mock(import('../../i18n/preferences/reader.ts'), async (original) => {
  const { reader: found, ...rest } = await original();
  return { ...rest, reader: { ...found } };
});
const read: { system: string } = reader;
afterEach(() => {
  read.system = 'metric';
});

const draft: MixDraft = {
  tankCapacityL: 1000,
  sprayAreaHa: 10,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [{ productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } }],
};

function linesOf(changes: MixDraft = {}): readonly string[] {
  const mix = { ...draft, ...changes };
  const { plan } = calculateMix(mix, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  const words = () => ({ title: '', sentence: '' });
  const nameOf = (id: string) => id;
  const job = { draft: mix, plan, catalogue, problems: [], words, nameOf, place: null, url: null };
  return jobText(job).replaceAll('\u00a0', ' ').split('\n');
}

// 1,000 L are 264 US or 220 imperial gallons (facts 7).
it.each([
  ['metric', '1,000 L', null],
  ['us', '264 gal', 'Gallons are US gallons, not imperial.'],
  ['imperial', '220 gal', 'Gallons are imperial gallons, not US.'],
])('says in %s units which gallon its figures mean', (system, tankful, gallons) => {
  read.system = system;
  const lines = linesOf();
  expect(lines.join('\n')).toContain(tankful);
  expect(lines.find((line) => line.startsWith('Gallons')) ?? null).toBe(gallons);
});

it('says what the tank has to hold already before it is filled', () => {
  const lines = linesOf({ heel: { volumeL: 133.33, contents: 'water' } });
  expect(lines).toContain('Load 1 · 1,000 L · 133 L already in the tank');
  expect(linesOf()).toContain('Load 1 · 1,000 L');
});

// The room of captan is not stated: 6.7 L more or less of water.
it('tells the doubt of the water to top up', () => {
  const products = [{ productId: 'captan', rate: { value: 2, unit: 'kg/ha' } }] as const;
  const lines = linesOf({ products });
  expect(lines.find((line) => line.includes('top up'))).toMatch(/L ± 7 L, line/);
});

// A hectare of bands takes the rate; the paddock of the message takes half of it.
it('says how wide the bands are that the rate is meant for', () => {
  expect(linesOf({ bandWidthM: 0.25, rowSpacingM: 0.5 })).toContain(
    '10 ha at 100 L/ha, band 0.25 m',
  );
});

it('shows no amount above what a label allows', () => {
  const most = { value: 25, unit: 'kg/ha' } as const;
  const urea = {
    productId: 'urea',
    rate: most,
    measuringStep: 0,
    overrides: { labelMaximumRate: most },
  };
  const lines = linesOf({
    tankCapacityL: 1200,
    sprayAreaHa: 40,
    applicationRateLPerHa: 180,
    products: [urea],
  });
  expect(lines.find((line) => line.includes('urea'))).toContain('166.66 kg');
});
