import type { Page } from 'playwright-core';
import { withOneLoad } from '../operatorsDevice.ts';
import { fillTheLoad } from './fillTheLoad.ts';
import { button, link } from './Journey.ts';

const PASSWORD = 'spread lime in spring';

/** Somebody gets an account, by the screens. */
async function register(page: Page, name: string, email: string): Promise<void> {
  await page.goto(new URL('/', page.url()).href);
  await button(page, 'Sign in').first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Register' }).click();
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // The name is sent after the account is made.
  const named = page.waitForResponse((response) => response.url().includes('accounts:update'));
  await panel.locator('form').getByRole('button', { name: 'Register', exact: true }).click();
  await panel.getByText('E-mail not confirmed').waitFor();
  await named;
}

/** Mere makes Hill Farm. Her page shows its people. */
export async function foundFarm(page: Page, of: string): Promise<void> {
  await register(page, 'Mere', `mere.${of}@hillfarm.example`);
  await page.goto(new URL('/people', page.url()).href);
  await button(page, 'New farm').click();
  await page.getByLabel('Name of the farm').fill('Hill Farm');
  await button(page, 'Make the farm').click();
  await button(page, 'Invite someone').waitFor();
}

/** Sam joins as an operator, on a page of his own. */
async function join(desk: Page, phone: Page, of: string): Promise<void> {
  await button(desk, 'Invite someone').click();
  const panel = desk.getByRole('dialog');
  await panel.getByRole('button', { name: 'Operator' }).click();
  const address = await panel.getByText(/\/join#/).innerText();
  await panel.getByRole('button', { name: 'Close' }).click();
  await register(phone, 'Sam', `sam.${of}@hillfarm.example`);
  await phone.goto(address);
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await phone.getByText('You belong to Hill Farm now.').waitFor();
  await button(desk, /^Sam/).waitFor();
}

/** A page of another device. */
async function otherPage(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext({ locale: 'en-NZ' });
  if (context === undefined) throw new Error('the browser is gone');
  const other = await context.newPage();
  await other.goto(page.url());
  return other;
}

/** The farm has an operator, and its desk a plan. */
async function planAt(desk: Page): Promise<void> {
  await desk.evaluate((value) => {
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
  }, withOneLoad['mix.draft']);
  await desk.goto(new URL('/result', desk.url()).href);
  await button(desk, 'Hand over').waitFor();
}

/** At the desk: a planned mix, and Sam to hand it to. */
export async function beforeHandingOver(desk: Page): Promise<void> {
  await foundFarm(desk, 'hands');
  const phone = await otherPage(desk);
  await join(desk, phone, 'hands');
  await phone.context().close();
  await planAt(desk);
}

/** Mere founds the farm at her desk, and hands a job of one load to Sam, whose phone shows it. */
async function handToSam(desk: Page, phone: Page, of: string): Promise<void> {
  await foundFarm(desk, of);
  await join(desk, phone, of);
  await planAt(desk);
  await button(desk, 'Hand over').click();
  const panel = desk.getByRole('dialog');
  await panel.getByRole('button', { name: 'Sam', exact: true }).click();
  await panel.getByRole('button', { name: 'Send' }).click();
  await panel.getByText(/^Handed over/).waitFor();
  await link(phone, 'Home').last().click();
  await button(phone, 'Take the job').waitFor();
}

/** On Sam's phone: Home, with a job that was handed to him. */
export async function withAJob(phone: Page): Promise<void> {
  const desk = await otherPage(phone);
  await handToSam(desk, phone, 'takes');
  await desk.context().close();
}

/** At the desk: Home, with a job that Sam has sprayed and recorded. */
export async function withAJobToCheck(desk: Page): Promise<void> {
  const phone = await otherPage(desk);
  await handToSam(desk, phone, 'checks');
  await button(phone, 'Take the job').click();
  await fillTheLoad(phone);
  await link(phone, 'Record the job').click();
  await button(phone, 'Save the record').click();
  await phone.getByText('Saved on this device', { exact: true }).waitFor();
  await desk.goto(new URL('/', desk.url()).href);
  await button(desk, /Sprayed/).waitFor();
  await phone.context().close();
}

/** The figures of Sam's PIN. */
export const PIN = '2580';

/**
 * A shared device in the shed that asks who uses it: Mere's account, Sam beside her.
 * @param opens how names open; Sam has chosen his PIN already
 */
export async function inTheShed(desk: Page, opens: 'with a PIN' | 'with a tap'): Promise<void> {
  const of = opens === 'with a PIN' ? 'pins' : 'taps';
  await foundFarm(desk, of);
  const phone = await otherPage(desk);
  await join(desk, phone, of);
  await button(desk, 'Share this device in the shed').click();
  await button(desk, opens).click();
  await button(desk, 'Share it').click();
  const choosePin = async () => {
    for (const figure of PIN + PIN) await button(desk, figure).click();
  };
  if (opens === 'with a PIN') {
    await choosePin();
    await button(desk, 'Mere').click();
    await button(desk, 'Someone else').click();
    await phone.goto(new URL('/people', phone.url()).href);
    await button(phone, 'Let my name choose a PIN').click();
    await phone.getByText(/^Choose it on the shared device now/).waitFor();
  }
  await phone.context().close();
  const sam = desk.getByRole('button', { name: 'Sam', exact: true });
  await desk.getByRole('heading', { name: 'Who are you?' }).waitFor();
  if (opens === 'with a tap') return;
  await sam.click();
  await choosePin();
  await link(desk, 'Home').first().waitFor();
  await desk.evaluate(() => {
    // Untouched for a while, as far as the device knows.
    const kept = JSON.parse(localStorage.getItem('mix.shed') ?? '') as { value: object };
    localStorage.setItem(
      'mix.shed',
      JSON.stringify({ ...kept, value: { ...kept.value, person: null } }),
    );
  });
  await desk.reload();
  await sam.waitFor();
}
