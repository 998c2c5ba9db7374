import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { MixForm } from '../../src/plan/draft/MixForm.ts';
import { openFreshPage, openWithApp, untilAlive, untilKept } from '../browser/browser.ts';
import { paddock } from '../../src/reports/testing/exampleRecord.ts';
import { holdOnDevice } from '../browser/holdOnDevice.ts';
import { fillLoad, startFilling, words } from './fillScreen.ts';
import { button, field } from '../mix/mixScreen.ts';
import { seedDocuments } from '../setup/seedDocuments.ts';
import { expectClean } from '../browser/expectClean.ts';

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

async function openShare(page: Page, form: MixForm): Promise<void> {
  await holdOnDevice(page, { 'mix.draft': form });
  await page.goto('/result');
  await untilAlive(page);
  await button(page, 'Share').click();
  await page.getByRole('dialog', { name: 'Share this job' }).waitFor();
}

/** The link to a plan, as the page copies it. */
async function linkOf(form: MixForm): Promise<string> {
  const { page, close } = await openFreshPage({
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await openShare(page, form);
  await button(page, 'Copy the link').click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await close();
  return link;
}

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await untilAlive(page);
}

/** Everything that the device keeps, as text. */
const keptOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('mix-documents');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(new Error('the database did not open'));
    });
    const entries = await new Promise((done) => {
      const reading = database.transaction('entries').objectStore('entries').getAll();
      reading.onsuccess = () => done(reading.result);
    });
    database.close();
    return JSON.stringify([entries, Object.entries(localStorage)]);
  });

describe('a job in a link', () => {
  it('is worked out for the tank of whoever opens it: golden G12 in 1,200 L', async () => {
    const link = await linkOf(sent);
    expect(link).toMatch(/\/result#job=1\.[A-Za-z0-9._-]+$/);
    const { page, complaints, close } = await openFreshPage();
    await open(page, link);
    await page.getByText('Enter your tank to see the loads.').waitFor();
    expect(await words(page)).not.toMatch(/loads(?: of|:)/);
    await field(page, /^Tank/).fill('1200');
    await page.getByText(/5 × 1,200/).waitFor();
    const said = await words(page);
    expect(said).toMatch(/Check before use/);
    expect(said).toMatch(/Area 37\.5 ha/);
    expect(said).toMatch(/Rate of Urea 25 kg\/ha/);
    expect(said).toMatch(/6 loads: 5 × 1,200 \+ 750 L/);
    expect(said).toMatch(/Urea 167 kg 104 kg/);
    await expectClean(page);
    expect(complaints).toEqual([]);
    await close();
  });

  it('says where it is, and goes into the record of whoever does it as words, without an id', async () => {
    const ground = { id: 'hill-of-the-sender', name: 'Top flat', areaHa: 4, landUse: 'pasture' };
    const link = await linkOf({ ...sent, sprayAreaHa: 4, paddock: ground });
    expect(link).toMatch(/#job=2\./);
    const { page, complaints, close } = await openFreshPage();
    // The reader has a paddock of the same name: the record would count on it, and the page says
    // so.
    await page.goto('/tos');
    await seedDocuments(page, [
      { collection: 'paddocks', id: 'mine', value: paddock('mine', 'top flat', 9).value },
    ]);
    await open(page, link);
    await page.getByText('You have a paddock called Top flat too').waitFor();
    expect(await words(page)).toMatch(/What was sent Paddock Top flat Land use pasture Name/);
    await field(page, /^Tank/).fill('1200');
    await page.getByText(/1 load of 720/).waitFor();
    await expectClean(page);
    await button(page, 'Use this mix').click();
    await startFilling(page);
    await fillLoad(page);
    await page.getByRole('link', { name: 'Record the job' }).click();
    await page.getByText('Planned and done').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Paddock' }).inputValue()).toBe('Top flat');
    await button(page, 'Save the record').click();
    await page.getByText('Saved on this device', { exact: true }).waitFor();
    const kept = await keptOnDevice(page);
    expect(kept).toContain('Top flat');
    expect(kept).not.toContain('hill-of-the-sender');
    expect(complaints).toEqual([]);
    await close();
  });

  it('opens without a signal once the app is on the device', async () => {
    const link = await linkOf(sent);
    const { page, close } = await openWithApp();
    await open(page, link.replace(/#.*/, ''));
    await untilKept(page);
    await page.context().setOffline(true);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, new URL(link).hash);
    await page.getByText('Enter your tank to see the loads.').waitFor();
    await field(page, /^Tank/).fill('1200');
    await page.getByText(/5 × 1,200/).waitFor();
    await close();
  });

  it('that was cut off by a chat says so in words, and shows no figure of it', async () => {
    const link = await linkOf(sent);
    const { page, complaints, close } = await openFreshPage();
    await open(page, link.slice(0, -30));
    await page.getByText('Go to your own mix').waitFor();
    await expect.poll(() => words(page)).toMatch(/is not whole.*cut it off/);
    expect(await words(page)).not.toMatch(/37\.5|Urea|Use this mix/);
    await expectClean(page);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the way back', () => {
  it('brings what was done, to be set beside what was planned', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const owner = await openFreshPage({ permissions });
    const ground = { id: 'hill', name: 'Hill', areaHa: 37.5, landUse: 'pasture' };
    await openShare(owner.page, { ...sent, paddock: ground });
    const copied = async (page: Page, name: string) => {
      await button(page, name).last().click();
      await page.getByText('Link copied').waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const job = await copied(owner.page, 'Copy the link');

    const contractor = await openFreshPage({ permissions });
    await open(contractor.page, job);
    await field(contractor.page, /^Tank/).fill('1200');
    await button(contractor.page, 'Use this mix').click();
    await button(contractor.page, 'Share').click();
    await button(contractor.page, 'Make the answer').click();
    await contractor.page
      .getByText(/Enter what was used/)
      .first()
      .waitFor();
    await field(contractor.page, /^Area/).last().fill('36,2');
    await field(contractor.page, /^Urea/).fill('905');
    await field(contractor.page, /^Operator/).fill('R. Tahi');
    await button(contractor.page, 'Make the answer').click();
    await contractor.page
      .getByRole('img', { name: /Square code/ })
      .nth(1)
      .waitFor();
    await expectClean(contractor.page);
    const done = await copied(contractor.page, 'Copy the link');
    expect(done).toMatch(/#done=1\./);
    expect(contractor.complaints).toEqual([]);
    await contractor.close();

    await open(owner.page, done);
    await owner.page.getByText('Planned and done').first().waitFor();
    const said = await words(owner.page);
    expect(said).toMatch(/This says what was done on Hill block/);
    expect(said).toMatch(/Area 37\.5 ha 36\.2 ha/);
    expect(said).toMatch(/Urea 937 kg 905 kg/);
    expect(said).toMatch(/Operator R\. Tahi/);
    expect(said).toMatch(/Wind not set/);
    await expectClean(owner.page);

    // One tap makes the record; the answer, opened again, finds that record.
    await button(owner.page, 'Make the record').click();
    await owner.page.getByText('The record of this job holds these figures.').waitFor();
    await expectClean(owner.page);
    await owner.page.goto('/');
    await open(owner.page, done);
    await owner.page.getByRole('link', { name: 'Open the record' }).click();
    await owner.page.waitForURL('**/reporting?record=*');
    await owner.page.getByText('Planned and done').first().waitFor();
    expect(await words(owner.page)).toMatch(/Urea, granular 46.0.0 937 kg 905 kg/);
    expect(await owner.page.getByRole('textbox', { name: 'Operator' }).inputValue()).toBe(
      'R. Tahi',
    );
    expect(await owner.page.getByRole('combobox', { name: 'Paddock' }).inputValue()).toBe('Hill');
    await owner.page.goto('/reporting');
    await owner.page.getByRole('link', { name: /Hill block/ }).waitFor();
    expect(await owner.page.getByRole('link', { name: /Hill block/ }).count()).toBe(1);
    await owner.close();
  });
});

describe('the share sheet', () => {
  it('has no violation and no sideways scroll, and leaves the prices out of every form', async () => {
    const { page, complaints, close } = await openFreshPage({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await openShare(page, sent);
    await page.getByRole('img', { name: /Square code/ }).waitFor();
    await expectClean(page);
    await button(page, 'Copy as text').click();
    await page.getByText('Text copied').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/Spray job: Hill block\n37\.5\sha at 180\sL\/ha/);
    expect(text).toMatch(/Urea 111\skg \(4 bags of 25\skg \+ 11\skg\), line/);
    expect(text).toMatch(/#job=1\./);
    // The address is left out, as it may hold any figure: in its port, and in the job itself.
    expect(text.replace(/http\S+/, '')).not.toMatch(/82/);
    expect(complaints).toEqual([]);
    await close();
  });

  it('says how to copy by hand where the browser does not let it', async () => {
    const { page, close } = await openFreshPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openShare(page, sent);
    await button(page, 'Copy the link').click();
    await page.getByText(/did not let this page copy/).waitFor();
    expect(await page.getByRole('textbox', { name: 'To copy by hand' }).inputValue()).toMatch(
      /#job=1\./,
    );
    await expectClean(page);
    await close();
  });
});
