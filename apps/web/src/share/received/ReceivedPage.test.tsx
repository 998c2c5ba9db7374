import { screen, waitFor } from '@testing-library/dom';
import { catalogue } from '@mix/catalogue';
import { factsOf, type OwnProduct } from '@mix/documents';
import { kilograms, kilogramsPerLitre, type Product } from '@mix/engine';
import { encodeJob, encodeResult, type JobResult } from '@mix/sharing';
import { describe, expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { button, fill } from '../../app/testing/screenParts.ts';
import { shownText } from '../../app/testing/shownText.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/** Golden G12 in the sender's own tank of 800 L. */
const sent: MixForm = {
  name: 'Hill block',
  machineId: 'custom',
  tankCapacityL: 800,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  waterTemperatureC: 12,
  products: [
    {
      productId: 'urea',
      rate: { value: 25, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
      price: { amountCents: 82, per: 'kg' },
    },
  ],
};

const [anyProduct] = catalogue.products.filter(({ id }) => id === 'seaweed');
if (anyProduct === undefined) throw new Error('the catalogue has no seaweed');
const brew: OwnProduct = {
  ...anyProduct,
  id: 'own-brew',
  name: 'Kelp brew',
  liquidDensityKgPerL: kilogramsPerLitre(1.25),
  container: null,
  price: null,
};

const main = (): string => shownText(screen.getByRole('main'));
const tank = () => screen.findByRole('textbox', { name: /^Tank/ });

/** The link as the sender's device copies it, from its path on. */
async function linkOf(form: MixForm): Promise<string> {
  const user = await openApp('/result', { kept: { 'mix.draft': form } });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share this job' });
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await screen.findByText('Link copied');
  return (await navigator.clipboard.readText()).replace(/^https?:\/\/[^/]+/, '');
}

describe('a job in a link', () => {
  it('is worked out for the tank of whoever opens it: golden G12 in 1,200 L', async () => {
    const link = await linkOf(sent);
    expect(link).toMatch(/^\/result#job=1\.[A-Za-z0-9._-]+$/);
    await openApp(link);
    await screen.findByText('Enter your tank to see the loads.');
    expect(main()).not.toMatch(/loads(?: of|:)/);
    fill(await tank(), '1200');
    await waitFor(() => expect(main()).toMatch(/6 loads: 5 × 1,200 \+ 750 L/));
    expect(main()).toMatch(/Check before use/);
    expect(main()).toMatch(/Area ?37\.5 ha/);
    expect(main()).toMatch(/Rate of Urea ?25 kg\/ha/);
    // 166.67 and 104.17 kg, weighed to 1 kg.
    expect(main()).toMatch(/Urea ?167 kg 104 kg/);
  });

  it('takes the saved sprayer, puts the mix in work away and gives it back by one tap', async () => {
    const link = await linkOf(sent);
    const own: MixForm = {
      machineId: 'custom',
      tankCapacityL: 2000,
      sprayAreaHa: 3,
      applicationRateLPerHa: 100,
      products: [{ productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } }],
    };
    const machine = { machineId: 'custom', tankCapacityL: 2000 };
    const user = await openApp(link, { kept: { 'mix.draft': own, 'mix.machine': machine } });
    await waitFor(() => expect(main()).toMatch(/4 loads: 3 × 2,000 \+ 750 L/));
    // Looking at the job keeps nothing.
    const draft = (): string => localStorage.getItem('mix.draft') ?? '';
    expect(draft()).toContain('seaweed');
    await user.click(button('Use this mix'));
    await screen.findByText('What goes in');
    expect(window.location.hash).toBe('');
    expect(main()).toMatch(/Hill block · 37\.5 ha.*Loads 1 to 3 2,000 L.* Load 4 750 L/);
    expect(draft()).not.toContain('seaweed');
    await user.click(button('Undo'));
    await waitFor(() => expect(main()).toMatch(/300\sL/));
    expect(draft()).toContain('seaweed');
  });

  it('uses the facts of an own product that this device has, and says so', async () => {
    const forged: Product = { ...factsOf(brew), liquidDensityKgPerL: kilogramsPerLitre(2) };
    const job = await encodeJob({
      jobId: '20261121-brew',
      sentAt: new Date('2026-11-21T01:00:00Z'),
      draft: {
        tankCapacityL: 1000,
        sprayAreaHa: 5,
        applicationRateLPerHa: 200,
        products: [{ productId: brew.id, rate: { value: 5, unit: 'kg/ha' } }],
      },
      place: null,
      ownProducts: [forged],
      engineVersion: '1',
      catalogueVersion: '1',
    });
    const link = `/result#${job.ok ? job.value : ''}`;
    await openApp(link, {
      documents: [{ collection: 'products', id: brew.id, value: brew }],
      kept: { 'mix.machine': { machineId: 'custom', tankCapacityL: 1000 } },
    });
    await waitFor(() => expect(main()).toMatch(/This device knows it: your facts are used/));
    // 25 kg at 1.25 kg/L.
    await waitFor(() => expect(main()).toMatch(/Kelp brew 20\sL/));
    expect(main()).not.toMatch(/No list of ours knows it/);
  });

  it('warns of facts that the sender has put in the place of those in the list', async () => {
    const overrides = { labelMaximumRate: { value: 500, unit: 'kg/ha' } } as const;
    const products = sent.products.map((line) => ({ ...line, overrides }));
    await openApp(await linkOf({ ...sent, products }));
    await screen.findByText('Urea has facts of the sender’s own');
    expect(main()).toMatch(/Compare them with the label\. ?Label maximum of Urea ?500 kg\/ha/);
  });

  it('reads a tank typed in gallons as gallons', async () => {
    const link = await linkOf(sent);
    await openApp(link, { texts: { 'mix.preferences': '{"language":null,"unitSystem":"us"}' } });
    fill(await screen.findByRole('textbox', { name: /^Tank.*gal/ }), '317');
    // 6,750 L are 1,783 gal: five loads of 317 gal and 198 gal.
    await waitFor(() => expect(main()).toMatch(/6 loads: 5 × 317 \+ 198\.2 gal/));
  });

  it.each([
    ['cut off by a chat', (link: string) => link.slice(0, -30), /is not whole.*cut it off/],
    [
      'damaged',
      (link: string) => link.slice(0, -5) + (link.at(-5) === 'x' ? 'y' : 'x') + link.slice(-4),
      /was damaged on the way.*Nothing of it is shown/,
    ],
    ['of a newer version', (link: string) => link.replace('=1.', '=3.'), /of a newer version/],
    ['empty', (link: string) => link.replace(/=.*/, '='), /is not whole/],
  ])('says in words that a link is %s, and shows no figure of it', async (_, spoil, expected) => {
    const link = await linkOf(sent);
    await openApp(spoil(link));
    await screen.findByText('Go to your own mix', { exact: false });
    await waitFor(() => expect(main()).toMatch(expected));
    expect(main()).not.toMatch(/37\.5|Urea|Use this mix/);
  });
});

/** The address of an answer to a job; by default the job is unknown on this device. */
async function answerOf(
  products: JobResult['products'],
  jobId = '20261121-unknown',
): Promise<string> {
  const result = await encodeResult({
    jobId,
    name: 'Flat',
    startedAt: null,
    endedAt: new Date('2026-11-21T03:30:00Z'),
    areaDoneHa: 3,
    loadCount: null,
    carrierL: null,
    products,
    operator: null,
    windSpeedKmPerH: null,
    windFrom: null,
    airTemperatureC: null,
    relativeHumidityPct: null,
    notes: null,
  });
  return `/result#${result.ok ? result.value : ''}`;
}

it('an answer cannot call a product by the name of another one', async () => {
  const amount = { unit: 'kg', value: kilograms(400) } as const;
  await openApp(
    await answerOf([
      { productId: 'urea', name: 'Seaweed extract', amount },
      { productId: 'own-brew', name: 'Kelp brew', amount },
    ]),
  );
  await waitFor(() => expect(main()).toMatch(/Urea.*Kelp brew/));
  expect(main()).not.toContain('Seaweed extract');
});

describe('the brand of a job that was sent', () => {
  const jobId = '20261121-ally';
  const branded: MixForm = {
    ...sent,
    products: [
      { productId: 'metsulfuron-600-wg', soldAs: 'Ally', rate: { value: 10, unit: 'g/ha' } },
    ],
  };
  const kept = { 'mix.sentJobs': [{ jobId, sentAt: 0, form: branded }] };
  const amount = { unit: 'kg', value: kilograms(0.3) } as const;
  const answer = { productId: 'metsulfuron-600-wg', name: 'Ally: Metsulfuron-methyl', amount };

  it('stands in its answer, and in the record that is made of that', async () => {
    const user = await openApp(await answerOf([answer], jobId), { kept });
    await waitFor(() => expect(main()).toContain('Ally (Metsulfuron-methyl)'));
    await user.click(await screen.findByRole('button', { name: 'Make the record' }));
    const { sprayRecords } = await import('../../sync/sprayRecords.ts');
    await waitFor(async () => {
      const records = soFar(await sprayRecords.all()).map(({ value }) => value.products[0]?.name);
      expect(records).toEqual([expect.stringMatching(/^Ally: Metsulfuron-methyl 600/)]);
    });
  });

  it('goes with its link into the mix of whoever takes it', async () => {
    const link = await linkOf(branded);
    const user = await openApp(link, { kept: { 'mix.draft': { products: [] } } });
    fill(await tank(), '1200');
    await waitFor(() => expect(main()).toContain('Ally (Metsulfuron-methyl)'));
    await user.click(button('Use this mix'));
    await waitFor(() => expect(localStorage.getItem('mix.draft')).toContain('"soldAs":"Ally"'));
  });
});

it('an answer to a job that is not known here makes no record', async () => {
  await openApp(await answerOf([]));
  await screen.findByText(/A record is made on the device that sent the job/);
  expect(screen.queryByRole('button', { name: 'Make the record' })).toBeNull();
});
