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

function linesOf(): readonly string[] {
  const { plan } = calculateMix(draft, catalogue);
  if (plan === null) throw new Error('the example has no plan');
  const words = () => ({ title: '', sentence: '' });
  const nameOf = (id: string) => id;
  return jobText({ draft, plan, problems: [], words, nameOf, place: null, url: null }).split('\n');
}

// 1,000 L are 264 US or 220 imperial gallons (facts 7).
it.each([
  ['metric', '1,000\u00a0L', null],
  ['us', '264\u00a0gal', 'Gallons are US gallons, not imperial.'],
  ['imperial', '220\u00a0gal', 'Gallons are imperial gallons, not US.'],
])('says in %s units which gallon its figures mean', (system, tankful, gallons) => {
  read.system = system;
  const lines = linesOf();
  expect(lines.join('\n')).toContain(tankful);
  expect(lines.find((line) => line.startsWith('Gallons')) ?? null).toBe(gallons);
});
