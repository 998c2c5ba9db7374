import { catalogue } from '@mix/catalogue';
import { calculateMix } from '@mix/engine';
import { expect, it } from 'vitest';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { openFreshPage, phone, untilAlive, untilQuiet } from '../browser/browser.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { misfitsOf } from '../browser/misfitsOf.ts';
import { sampled } from '../setup/sampled.ts';
import { fillLoad, startFilling } from '../job/fillScreen.ts';

/** A name of the greatest length; its last word cannot be broken. */
const OWN = `Thistle and dock mix from the co-operative, the drum behind the ${'door'.repeat(4)}`;
const BRAND = 'The Andersons Sulphur-Coated Humic Coated Urea Professional Growth Formula Plus';

/** The longest names of the catalogue: its 20 longest are all of liquids. */
const longest = catalogue.products
  .filter(({ form }) => form === 'liquid')
  .toSorted((one, other) => other.name.length - one.name.length)
  .slice(0, 20);

const own = longest.slice(0, 1).map((product) => ({ ...product, id: 'own-longest', name: OWN }));

const job = {
  name: OWN,
  machineId: 'custom',
  tankCapacityL: 1000,
  deadVolumeL: 0,
  tankResidualL: 0,
  sprayAreaHa: 5,
  applicationRateLPerHa: 200,
  waterTemperatureC: 15,
};

const mixOf = (products: MixForm['products']): MixForm => ({
  ...job,
  savedFacts: { products: own, settled: true },
  products,
});

const line = (productId: string) => ({
  productId,
  rate: { value: 0.25, unit: 'L/ha' as const },
});

/** The longest names, in mixes of as many as can stand together. */
function mixesOfLongest(): readonly MixForm[] {
  const together: string[][] = [[]];
  for (const { id } of longest) {
    const ids = [...(together.at(-1) ?? []), id];
    const { plan } = calculateMix({ ...job, products: ids.map(line) }, catalogue);
    if (plan === null || ids.length > 5) together.push([id]);
    else together.splice(-1, 1, ids);
  }
  return together.map((ids) => mixOf(ids.map(line)));
}

const mixes: readonly (readonly [string, MixForm])[] = [
  ['own and sold', mixOf([line('own-longest'), { ...line('urea-liquid'), soldAs: BRAND }])],
  ...mixesOfLongest().map((form, place) => [`of the catalogue ${place}`, form] as const),
];

const inSample = new Set(['own and sold', 'of the catalogue 0']);
const tried = sampled(mixes, ([name]) => inSample.has(name));

it.each(tried)('wraps names at words and cuts no figure at 360 px: %s', async (_name, form) => {
  const { page, close } = await openFreshPage({ viewport: phone, reducedMotion: 'reduce' });
  await holdOnDevice(page, { 'mix.draft': form });
  const seen: Record<string, readonly string[]> = {};
  const look = async (screen: string) => {
    await untilQuiet(page);
    const misfits = await misfitsOf(page);
    if (misfits.length > 0) seen[screen] = misfits;
  };
  await page.goto('/mix');
  await untilAlive(page);
  await look('mix');
  await page.goto('/result');
  await untilAlive(page);
  await look('result');
  await startFilling(page);
  let step = 0;
  await fillLoad(page, async () => {
    step += 1;
    await look(`fill ${step}`);
  });
  expect(seen).toEqual({});
  await close();
});
