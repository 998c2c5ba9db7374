import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import {
  chip,
  newEmail,
  openAccount,
  openHome,
  panel,
  password,
  register,
  send,
  signIn,
  strip,
  unfold,
} from '../account/accountScreen.ts';
import { exampleRecord, paddock, urea as used } from '../../src/reports/testing/exampleRecord.ts';
import { urea } from '../../src/plan/testing/exampleMixes.ts';
import {
  openFreshPage,
  openWithApp,
  untilAlive,
  untilKept,
  untilQuiet,
} from '../browser/browser.ts';
import { expectClean } from '../browser/expectClean.ts';
import { fillLoad, startFilling } from '../job/fillScreen.ts';
import { letterLink } from '../setup/letterLink.ts';
import { seedDocuments } from '../setup/seedDocuments.ts';

/** A paddock and a record of it, from before the farm had anybody else. */
const hadAlone = [
  { collection: 'paddocks', id: 'hill', value: paddock('hill', 'Hill', 20).value },
  {
    collection: 'records',
    id: 'sprayed',
    value: exampleRecord([used(400)], { paddockId: 'hill', location: 'Hill' }),
  },
] as const;

/** Marks a product as a favourite through the screens' links, which need no server. */
async function favour(page: Page, product: string): Promise<void> {
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('searchbox').fill(product);
  await page
    .getByRole('link', { name: new RegExp(product) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await page.getByRole('button', { name: 'Favourite', exact: true, pressed: true }).waitFor();
  await page.goBack();
}

/** Saves a machine, two favourites and a mix, with any network or none. */
async function work(page: Page, mixName: string, products: readonly string[]): Promise<void> {
  for (const product of products) await favour(page, product);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Continue this mix' }).click();
  await page.getByRole('link', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: 'Save mix' }).click();
  await panel(page).getByLabel('Name of this mix').fill(mixName);
  await panel(page).getByRole('button', { name: 'Save mix' }).click();
  await panel(page).getByText('Saved on this device.').waitFor();
  await panel(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Back to the mix' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
}

it('keeps machine, favourites and mixes in the account, those made without a signal too', async () => {
  const email = newEmail('journey');
  const first = await openFreshPage({ serviceWorkers: 'allow' });
  const { page } = first;
  await register(page, 'Jo', email);
  await page.goto(await letterLink(email, 'verifyEmail'));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await page.getByRole('heading', { name: 'E-mail confirmed' }).waitFor();
  await expectClean(page);

  await page.evaluate(
    (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
    { ...urea, machineId: 'tnf-multi-1000' },
  );
  await openHome(page);
  await page.getByRole('button', { name: 'Save as my machine' }).click();
  await page.getByText('your saved machine').waitFor();
  await work(page, 'With a signal', ['Urea']);
  await strip(page, /Synced/).waitFor();

  await untilKept(page);
  await page.context().setOffline(true);
  await work(page, 'Without a signal', ['Gypsum']);
  await strip(page, /^Offline · \d waiting/).waitFor();
  await expectClean(page);
  await page.context().setOffline(false);
  await strip(page, /Synced/).waitFor({ timeout: 60_000 });

  await openAccount(page);
  await expectClean(page);
  await panel(page).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => chip(page).innerText()).toBe('Sign in');
  await first.close();

  const second = await openFreshPage();
  await signIn(second.page, email, password);
  await panel(second.page).waitFor({ state: 'detached' });
  await untilAlive(second.page);
  await second.page.getByRole('button', { name: 'Use it' }).waitFor();
  for (const name of ['With a signal', 'Without a signal']) {
    await second.page
      .getByRole('region', { name: 'Saved mixes' })
      .getByRole('button', { name, exact: false })
      .first()
      .waitFor();
  }
  const favourites = second.page.getByRole('region', { name: /Favourite products/ });
  await favourites.getByText('Urea').first().waitFor();
  await favourites.getByText('Gypsum').first().waitFor();
  expect(second.complaints).toEqual([]);
  await second.close();
});

it('brings two people together on a farm, and takes away at once what was given', async () => {
  const jo = await openFreshPage();
  await jo.page.goto('/tos');
  await seedDocuments(jo.page, hadAlone);
  const email = newEmail('jo.shares');
  await register(jo.page, 'Jo', email);
  await panel(jo.page).getByRole('button', { name: 'Close' }).click();
  await strip(jo.page, /Synced/).waitFor();
  await jo.page.getByRole('link', { name: 'Farm' }).click();
  await jo.page.getByRole('link', { name: /^People/ }).click();
  await jo.page.getByRole('button', { name: 'New farm' }).click();
  await jo.page.getByLabel('Name of the farm').fill('Hill Farm');
  await jo.page.getByRole('button', { name: 'Make the farm' }).click();
  await jo.page.getByRole('heading', { name: 'Hill Farm' }).waitFor();
  await expectClean(jo.page);
  await jo.page.getByRole('button', { name: /Jo \(you\)/ }).waitFor();
  for (const told of ['2 given, 0 were there already.', '0 given, 2 were there already.']) {
    await jo.page.getByRole('button', { name: 'Give this farm what I had alone' }).click();
    await jo.page.getByText(told).waitFor();
  }

  await jo.page.getByRole('button', { name: 'Invite someone' }).click();
  await panel(jo.page).getByLabel('Whom is it for?').fill('Ben');
  await panel(jo.page).getByRole('button', { name: 'Operator' }).click();
  const link = await panel(jo.page)
    .getByText(/\/join#/)
    .innerText();
  await expectClean(jo.page);
  await panel(jo.page).getByRole('button', { name: 'Close' }).click();
  await jo.page.getByText(/^works once, until/).waitFor();

  const ben = await openWithApp();
  await register(ben.page, 'Ben', newEmail('ben'));
  await ben.page.goto(link);
  await untilAlive(ben.page);
  await ben.page.getByText('Hill Farm invites you as Operator.').waitFor();
  await expectClean(ben.page);
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click();
  await ben.page.getByText('You belong to Hill Farm now.').waitFor();
  await jo.page.getByRole('button', { name: /^Ben/ }).waitFor();

  // A favourite that one person marks reaches the other.
  await ben.page.goto('/');
  await favour(jo.page, 'Urea');
  const favourites = ben.page.getByRole('region', { name: /Favourite products/ });
  await favourites.getByText('Urea').first().waitFor();

  await ben.page.getByRole('link', { name: 'Reporting', exact: true }).click();
  await ben.page.locator('main').getByText('Hill').first().waitFor();
  await ben.page.getByRole('link', { name: 'Home', exact: true }).click();

  // Jo's other device has the farm too, and her own workspace beside it.
  const office = await openFreshPage();
  await signIn(office.page, email, password);
  await panel(office.page).waitFor({ state: 'detached' });
  await office.page.goto('/people');
  await office.page.getByRole('button', { name: /^Hill Farm/ }).click();
  await office.page.getByRole('button', { name: /^Ben/ }).waitFor();
  await office.close();

  // A link works only once.
  await jo.page.goto(link);
  await untilAlive(jo.page);
  await jo.page.getByText('This link was used already. Ask for a new one.').waitFor();

  // She is the only owner: while Ben is on the farm her account cannot be deleted.
  await openHome(jo.page);
  await openAccount(jo.page);
  await unfold(jo.page, 'Delete my account');
  await panel(jo.page).getByLabel('Password', { exact: true }).fill(password);
  await send(jo.page, 'Delete my account');
  await panel(jo.page)
    .getByText(/You are the only owner of a farm/)
    .waitFor();

  // Ben saves a mix for the farm without a signal, and is removed before it goes out.
  await ben.page.evaluate(
    (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
    { ...urea, machineId: 'tnf-multi-1000' },
  );
  await openHome(ben.page);
  await favourites.getByText('Urea').first().waitFor();
  await untilKept(ben.page);
  await ben.page.context().setOffline(true);
  await work(ben.page, 'Of the farm', []);
  await strip(ben.page, /^Offline · \d waiting/).waitFor();

  await jo.page.goto('/people');
  await jo.page.getByRole('button', { name: /^Ben/ }).click();
  await panel(jo.page).getByRole('button', { name: 'Remove from the farm' }).click();
  await panel(jo.page).getByRole('button', { name: 'Remove from the farm' }).click();
  await panel(jo.page).waitFor({ state: 'detached' });
  // The farm knows of the removal by then.
  await openHome(jo.page);
  await strip(jo.page, /Synced/).waitFor();
  await ben.page.context().setOffline(false);
  await favourites.waitFor({ state: 'detached' });
  await strip(ben.page, /not saved/).click();
  await panel(ben.page).getByText('Mix: Of the farm').waitFor();
  await panel(ben.page)
    .getByText(/You no longer belong to the farm/)
    .waitFor();

  // The only owner cannot leave the farm.
  await jo.page.goto('/people');
  await jo.page.getByRole('button', { name: /Jo \(you\)/ }).click();
  await panel(jo.page).getByRole('button', { name: 'Leave this farm' }).click();
  await panel(jo.page).getByRole('button', { name: 'Leave this farm' }).click();
  await panel(jo.page)
    .getByText(/You are the only owner/)
    .waitFor();
  // A page that only the server can fill works when it is opened anew, too.
  await jo.page.goto('/programs');
  await (
    inject('letters').kind === 'emulator'
      ? jo.page.getByText('has no interface for other programs')
      : jo.page.getByRole('button', { name: 'Make a token' })
  ).waitFor();
  // Ben's complaints are the library's own, about the missing network and the refusal. The
  // self-hosted server complains that the last owner cannot go; a hosted one is not asked.
  expect(jo.complaints).toEqual(
    inject('letters').kind === 'emulator' ? [] : [expect.stringContaining('400 (Bad Request)')],
  );
  await jo.close();
  await ben.close();
});

/** Makes a link for somebody. */
async function linkFor(desk: Page, name: string, role: string): Promise<string> {
  await desk.getByRole('button', { name: 'Invite someone' }).click();
  await panel(desk).getByLabel('Whom is it for?').fill(name);
  await panel(desk).getByRole('button', { name: role }).click();
  const link = await panel(desk)
    .getByText(/\/join#/)
    .innerText();
  await panel(desk).getByRole('button', { name: 'Close' }).click();
  return link;
}

async function join(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  await untilAlive(guest);
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.getByText('You belong to River Station now.').waitFor();
  await guest.goto('/');
}

/** Hands the plan of the draft over to somebody. */
async function handOver(desk: Page, name: string, areaHa: number): Promise<void> {
  await desk.evaluate(
    (value) => localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value })),
    { ...urea, machineId: 'tnf-multi-1000', deadVolumeL: 0, sprayAreaHa: areaHa },
  );
  await desk.goto('/result');
  await desk.getByRole('button', { name: 'Hand over' }).click();
  await panel(desk).getByRole('button', { name, exact: true }).click();
  await panel(desk).getByRole('button', { name: 'Send' }).click();
  await panel(desk)
    .getByText(/^Handed over/)
    .waitFor();
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).last().click();

it('hands a job from the desk to a phone without a signal, and looks on', async () => {
  const [desk, phone, other] = await Promise.all([openFreshPage(), openWithApp(), openFreshPage()]);
  await Promise.all([
    register(desk.page, 'Mere', newEmail('mere', 'riverstation.example')),
    register(phone.page, 'Sam', newEmail('sam', 'riverstation.example')),
    register(other.page, 'Kim', newEmail('kim', 'riverstation.example')),
  ]);
  await desk.page.goto('/people');
  await press(desk.page, 'New farm');
  await desk.page.getByLabel('Name of the farm').fill('River Station');
  await press(desk.page, 'Make the farm');
  const forSam = await linkFor(desk.page, 'Sam', 'Operator');
  const forKim = await linkFor(desk.page, 'Kim', 'Contractor');
  await Promise.all([join(phone.page, forSam), join(other.page, forKim)]);
  await desk.page.getByRole('button', { name: /^Sam/ }).waitFor();
  await desk.page.getByRole('button', { name: /^Kim/ }).waitFor();
  await handOver(desk.page, 'Sam', 13.5);
  await handOver(desk.page, 'Kim', 7);
  await desk.page.goto('/');

  // The contractor sees the job that was sent to them, and no other.
  await other.page.getByText('For you, from Mere').waitFor();
  expect(await other.page.locator('main').innerText()).not.toMatch(/13\.5\sha/);
  await other.page.context().setOffline(true);
  await press(other.page, 'Take the job');
  await other.page.getByText(/^Yours since/).waitFor();

  // Sam takes his job to where there is no signal.
  await phone.page.getByText('For you, from Mere').waitFor();
  await untilKept(phone.page);
  await phone.page.context().setOffline(true);
  await press(phone.page, 'Take the job');
  await phone.page.getByText(/^Yours since/).waitFor();
  await startFilling(phone.page);
  await fillLoad(phone.page);
  expect(await desk.page.getByText(/^Filling/).count()).toBe(0);

  // With a signal for a moment, the desk sees the filling, and what the contractor did as well.
  await phone.page.context().setOffline(false);
  await desk.page.getByText('Filling, Sam').waitFor();
  await phone.page.context().setOffline(true);
  await other.page.context().setOffline(false);
  await desk.page.getByRole('button', { name: /7 ha.*Kim.*Taken/s }).waitFor();
  await press(phone.page, 'Start load 2');
  await fillLoad(phone.page);
  await phone.page.getByRole('link', { name: 'Record the job' }).click();
  await press(phone.page, 'Save the record');
  await phone.page.getByText('Saved on this device', { exact: true }).waitFor();
  await phone.page.context().setOffline(false);
  await desk.page.getByRole('button', { name: /13\.5 ha.*Sam.*Sprayed/s }).click();
  await panel(desk.page).getByRole('link', { name: 'Open the record' }).waitFor();
  await press(desk.page, 'Check and lock');
  await panel(desk.page)
    .getByText(/^Mere, /)
    .last()
    .waitFor();
  await desk.page.keyboard.press('Escape');
  await phone.page.getByRole('link', { name: 'Home' }).last().click();
  await phone.page.getByRole('button', { name: /13\.5 ha.*Checked/s }).waitFor();

  // Kim is removed without a signal; their device says so once the removal reached the server.
  await desk.page.getByRole('link', { name: 'Farm' }).click();
  await desk.page
    .getByRole('link', { name: /^People/ })
    .first()
    .click();
  await desk.page.getByRole('button', { name: /^Kim/ }).waitFor();
  await untilQuiet(desk.page);
  await desk.page.context().setOffline(true);
  await press(desk.page, /^Kim/);
  await press(desk.page, 'Remove from the farm');
  await press(desk.page, 'Remove from the farm');
  await desk.page.getByText('goes as soon as there is a signal').waitFor();
  await desk.page.context().setOffline(false);
  await other.page.getByText(/You do not belong to River Station any more/).waitFor();
  await press(other.page, 'Understood');
  await desk.page.getByText('goes as soon as there is a signal').waitFor({ state: 'detached' });
  // The list from the account arrives a moment after the removal is acknowledged.
  await desk.page.getByRole('button', { name: /^Kim/ }).waitFor({ state: 'detached' });

  // An owner can leave because there is another: the same commit takes one owner off the farm's
  // count.
  await press(desk.page, /^Sam/);
  await press(desk.page, 'Owner');
  await press(desk.page, 'Change the role');
  await desk.page.getByRole('button', { name: /^Sam.*Owner/s }).waitFor();
  await desk.page.context().setOffline(true);
  await press(desk.page, /Mere \(you\)/);
  await press(desk.page, 'Leave this farm');
  await press(desk.page, 'Leave this farm');
  await desk.page.getByRole('button', { name: /^On my own.*here now/s }).waitFor();
  await phone.page.goto('/people');
  await phone.page.getByRole('button', { name: /^Mere/ }).waitFor();
  await desk.page.context().setOffline(false);
  await phone.page.getByRole('button', { name: /^Mere/ }).waitFor({ state: 'detached' });
  await Promise.all([desk.close(), phone.close(), other.close()]);
});
