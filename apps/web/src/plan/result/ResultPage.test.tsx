import { screen, waitFor, within } from '@testing-library/dom';
import { kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { everyPart, hillBlock, labelledMix, stopped, urea } from '../testing/exampleMixes.ts';

type Documents = NonNullable<Parameters<typeof openApp>[1]>['documents'];

/** All that the screen says, every folded section opened. */
function main(): string {
  for (const section of document.querySelectorAll<HTMLDetailsElement>('details:not([open])'))
    section.open = true;
  return shownText(screen.getByRole('main'));
}

async function openResult(form: MixForm, documents: Documents = []) {
  const user = await openApp('/result', { kept: { 'mix.draft': form }, documents });
  await screen.findByText('What goes in');
  // The sections below are drawn after the plan.
  await screen.findByText('pH of the mix');
  return user;
}

it('gives every load its water, amounts, order and line, one kind of load at a time', async () => {
  const user = await openResult(everyPart);
  await waitFor(() => {
    expect(main()).toMatch(/2\.3 bar at 12 km\/h/);
  });
  const table = () => shownText(screen.getByRole('table', { name: 'Amounts by load' }));
  expect(main()).toMatch(/Loads 1 and 2 1,000 L, 10 ha Load 3 350 L, 3\.5 ha All 23\.5 ha/);
  expect(table()).toMatch(
    /1 Water agitator on 700 L 700 L ?12 °C 2 Urea 8 bags of 25 kg 200 kg 848 L ?−2\.4 °C/,
  );
  expect(table()).toMatch(/3 Wait at least 25 min/);
  expect(table()).toMatch(/Water top up, 832 L in all 132 L 1,000 L/);
  await user.click(screen.getByRole('button', { name: /^Load 3 350/ }));
  expect(table()).toMatch(/Urea 2 bags of 25 kg \+ 20 kg 70 kg/);
  expect(table()).toMatch(/291 L in all .* 350 L/);
  expect(table()).not.toMatch(/1,000 L/);
  await user.click(screen.getByRole('button', { name: /^All 23/ }));
  expect(table()).toMatch(/Water to add 1,955 L Urea .*470 kg/);
  const said = main();
  expect(said).toMatch(/Exact line ?350 L.*Mark below ?300 L.*Mark above ?400 L/);
  expect(said).toMatch(/N at least 9\.2 kg/);
  expect(said).toMatch(/64\.4 of 190 kg\/ha/);
});

it('draws no nutrient as nothing, and none as all, where an analysis is not known', async () => {
  await openResult(hillBlock);
  expect(main()).toMatch(/N at least 9\.2 kg P not known K not known S not known/);
  await openResult(urea);
  expect(main()).toMatch(/N 9\.2 kg P 0 kg K 0 kg S 0 kg/);
});

it('says with area and rate that only bands are sprayed', async () => {
  await openResult({ ...urea, bandWidthM: 0.3, rowSpacingM: 0.75 });
  // 20 ha at 100 L/ha are 2,000 L; two fifths of the ground are in the bands.
  expect(main()).toMatch(/1 ?load of 800 L/);
  expect(shownText(document.body)).toContain('20 ha, 100 L/ha, band 0.3 m');
});

it('shows each figure as its own sentence, its load and its source, and copies all of them', async () => {
  const user = await openResult(everyPart);
  await user.click(screen.getByText('Show the working'));
  const room = (await screen.findByText(/200 kg × 0\.74\d* L\/kg = 148\.2 L/)).closest('div');
  expect(shownText(room)).toMatch(/^Room it takes: Urea loads 1 and 2 148\.2 L/);
  await waitFor(() => expect(shownText(room)).toMatch(/Source: .*[A-Za-z]{4}/));
  expect(shownText(room)).not.toMatch(/\bS\d+\b/);
  await user.click(screen.getByRole('button', { name: 'Copy the working' }));
  await screen.findByText('Copied');
  const copied = (await navigator.clipboard.readText()).replaceAll(/[^\S\n]/g, ' ');
  expect(copied).toMatch(/1,000 L − 148.2 L \(urea\) − 0.095 L \(gibberellic acid\) − 20 L/);
  expect(copied).toMatch(/Water to add, load 3: 291\.1/);
  expect(copied).toMatch(/12 °C − \(200 kg × 241 kJ\/kg\) ÷ \(.*\) = −0\.\d+ °C/);
});

it('says how strong the liquid is on the leaf, and warns where the crop is known', async () => {
  await openResult({ ...urea, crop: 'pasture', airTemperatureC: 24 });
  expect(main()).toMatch(/Warning\. The leaf is likely to burn/);
  expect(main()).toMatch(
    /On the leaf.{0,5}8\.8 % nitrogen in the liquid On this crop, care from 3 %/,
  );
  expect(main()).toMatch(/As salty as 14\.\d % of sodium nitrate/);
});

it('says what of the spray meets leaf at the growth stage, and what nitrogen that is', async () => {
  const user = await openResult({ ...urea, crop: 'cereals', growthStage: 25 });
  const [, leaf = ''] = main().split('On the leaf');
  expect(leaf).toMatch(
    /About 50 % of the spray meets leaf at this stage\. That is 4\.6 kg\/ha of nitrogen on the leaf\./,
  );
  await user.click(screen.getByText('Show the working'));
  await user.click(screen.getByRole('button', { name: 'Whole job' }));
  expect(main()).toMatch(
    /Nitrogen that meets leaf, per hectare whole job 4\.6 kg\/ha 9\.2 kg\/ha × 50 % = 4\.6 kg\/ha/,
  );
});

it('says of a crop that can be several that the share is the most', async () => {
  await openResult({ ...urea, crop: 'broadLeaved', growthStage: 25 });
  expect(main()).toMatch(/Up to about 80 % of the spray meets leaf at this stage; crops differ\./);
});

it('says nothing of leaves before the crop has come up', async () => {
  await openResult({ ...urea, crop: 'cereals', growthStage: 9 });
  expect(main()).not.toMatch(/leaf/i);
});

it('asks for the growth stage where it could take a warning of leaf burn away', async () => {
  const user = await openResult({ ...urea, crop: 'cereals' });
  await user.click(screen.getByText('Tell me more and I can say'));
  expect(main()).toMatch(/Leaf burn is judged without the growth stage/);
  expect(main()).not.toMatch(/meets leaf/);
  expect(main()).toMatch(/How much of the spray reaches leaf is not known\./);
});

it('says what the labels ask to wait for, and names what is not known', async () => {
  await openResult(labelledMix());
  expect(main()).toMatch(
    /After spraying Nobody on the ground for 4 h · No grazing for 7 days Nobody on the ground for 4 h · asked by Glyphosate/,
  );
  expect(main()).toMatch(/No grazing for 7 days · asked by Glyphosate/);
  expect(main()).toMatch(/Not known for Glyphosate.{0,40}: rain, cutting for feed, harvest\./);
});

it('says how much water rinses out what stays', async () => {
  await openResult({ ...urea, deadVolumeL: 10, tankResidualL: 20 });
  expect(main()).toMatch(
    /Rinsing 512 L 3 rinses of 171 L, each sprayed out, thin the 30 L that stay/,
  );
});

it('says that it is the least where a part of what stays is not known', async () => {
  await openResult({ ...urea, deadVolumeL: 10 });
  expect(main()).toMatch(/Rinsing at least 171 L 3 rinses of at least 57 L/);
  expect(main()).toMatch(/More stays than is known/);
});

it('says the pH of the mix and what decides it, or what is missing to know it', async () => {
  await openResult({ ...urea, waterAnalysis: { ph: 7.6 } });
  expect(main()).toMatch(/pH of the mix about 7\.6 That of the water/);
});

it('names what has to be known for the pH of the mix', async () => {
  const seaweed = { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } } as const;
  await openResult({ ...urea, products: [...urea.products, seaweed] });
  await screen.findByText('pH of the mix');
  expect(main()).toMatch(
    /pH of the mix not known That of .*seaweed.* stands on the can alone\. The pH of the water is not known/i,
  );
});

it('sums no cost while a price is missing', async () => {
  await openResult(everyPart);
  await screen.findByText('No sum: a product has no price.', { exact: false });
  expect(main()).toMatch(/Job – – –/);
});

/** Of urea: 100 kg at $0.98, then 200 kg at $1.04. */
const inTheShed: Documents = [
  { id: 'd1', kg: 100, centsPerUnit: 98, day: '2026-10-31' },
  { id: 'd2', kg: 200, centsPerUnit: 104, day: '2026-11-17' },
].map(({ id, kg, centsPerUnit, day }) => ({
  collection: 'stock',
  id,
  value: {
    kind: 'delivery',
    productId: 'urea',
    amount: { unit: 'kg', value: kilograms(kg) },
    packSize: 25,
    batch: null,
    expiresOn: null,
    centsPerUnit,
    at: `${day}T09:00:00+13:00`,
    by: null,
    note: null,
  },
}));

it('takes the price of the shed where none is typed, says so, and what of it is assumed', async () => {
  await openResult(urea, inTheShed);
  await screen.findByText(/from the shed, first in, first out/);
  // 400 kg: 100 at $0.98, 200 and the 100 that are missing at $1.04; 20 kg of it on a hectare.
  expect(main()).toMatch(/first out, 100 kg at the last price \(assumed\) .{0,3}20\.50 /);
  expect(main()).toMatch(/Job .{0,3}20\.50 .{0,3}205\.00 .{0,3}410\.00/);
  expect(main()).toContain('your prices, and those of the shed');
});

it('keeps to the price that was typed, and to a dash where the shed knows none', async () => {
  const [line] = urea.products;
  const seaweed = { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } } as const;
  const typed = { ...line, price: { amountCents: 200, per: 'kg' } } as const;
  await openResult({ ...urea, products: [typed as typeof line & object, seaweed] }, inTheShed);
  await screen.findByText('No sum: a product has no price.', { exact: false });
  await screen.findByText('In the shed');
  expect(main()).toMatch(/\$40\.00 .{0,3}400\.00 .{0,3}800\.00/);
  expect(main()).toMatch(/Job – – –/);
  expect(main()).not.toContain('from the shed');
});

it('says what the whole job costs on a hectare, where more goes in than is sprayed', async () => {
  const products = everyPart.products.slice(0, 1);
  await openResult({ ...everyPart, products, deadVolumeL: 20, tankResidualL: 50 });
  await screen.findByText(/the whole job comes to .*16\.89 a hectare/);
  expect(main()).toMatch(/Job .{0,3}16\.40 /);
});

it('says nothing of the whole job on a hectare where rounding to cents alone makes it another', async () => {
  await openResult({
    ...urea,
    deadVolumeL: 0,
    sprayAreaHa: 3,
    products: [
      {
        productId: 'urea',
        rate: { value: 20.13, unit: 'kg/ha' },
        price: { amountCents: 91, per: 'kg' },
        measuringStep: 0,
      },
      {
        productId: 'seaweed',
        rate: { value: 2.1, unit: 'L/ha' },
        price: { amountCents: 97, per: 'L' },
        measuringStep: 0,
      },
    ],
  });
  await screen.findByText('Cost by product');
  // 18.32 + 2.04; the job is 61.06, which would be 20.35 a hectare.
  expect(main()).toMatch(/Job .{0,3}20\.36 /);
  expect(main()).not.toContain('the whole job comes to');
});

it('shows how the water was worked out, with each source', async () => {
  const user = await openResult(everyPart);
  await user.click(screen.getByText(/How 831\.7\sL was worked out/));
  const details = screen.getByText(/How 831\.7\sL was worked out/).closest('details');
  await waitFor(() => expect(details?.querySelector('dl')).not.toBeNull());
  const said = shownText(details?.querySelector('dl'));
  expect(said).toMatch(/^Water to add loads 1 and 2 831\.7 L/);
  expect(said).toContain(
    '1,000 L − 148.2 L (urea) − 0.095 L (gibberellic acid) − 20 L (liquid seaweed extract) = 831.7 L',
  );
  await user.click(within(details ?? document.body).getByRole('button', { name: 'Load 3' }));
  expect(shownText(details?.querySelector('dl'))).toMatch(/^Water to add load 3 291\.1 L/);
});

it('says why a product goes in where it does', async () => {
  const user = await openResult(everyPart);
  await user.click(screen.getByText('Why this order'));
  expect(main()).toMatch(/Why this order Urea Dissolves\. Cools the tank by 14\.4 °C/);
});

it('opens a jar test from the warning that asks for one, and shows its verdict', async () => {
  const mcpa = { productId: 'mcpa', rate: { value: 1.5, unit: 'L/ha' } } as const;
  const user = await openResult({ ...urea, products: [...urea.products, mcpa] });
  await user.click(screen.getAllByRole('button', { name: 'Jar test' })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'It mixed' }));
  await user.click(screen.getByRole('button', { name: 'Keep the verdict' }));
  await screen.findByText(/Jar test: It mixed/);
});

it('shows no plan, and the reason, where the mix must not be made', async () => {
  await openApp('/result', { kept: { 'mix.draft': stopped } });
  await screen.findByRole('alert');
  expect(main()).toMatch(/gypsum drops out/);
  expect(main()).not.toMatch(/What goes in/);
});

it('says the same headline as the mix screen, and warns before the amounts and beside the act', async () => {
  const user = await openResult({ ...everyPart, products: everyPart.products.slice(0, 1) });
  const [act] = screen.getAllByRole('button', { name: 'Start filling' });
  const bar = shownText(act?.parentElement?.parentElement);
  expect(bar).toMatch(/^3 loads: 2 × 1,000 \+ 350 L ?The full tank ends at −0\.1 °C/);
  expect(main()).toMatch(/Loads 1 and 2 .*Warning\. The full tank ends.*What goes in/);
  await user.click(screen.getByRole('link', { name: 'Back to the mix' }));
  await screen.findByText('Show the result');
  expect(main()).toContain('3 loads: 2 × 1,000 + 350 L');
});
