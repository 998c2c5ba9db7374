import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import { itInEachEngine } from './driver/eachEngine.ts';
import type { EnginePage } from './driver/EnginePage.ts';
import { button, field, sheet, type Sought, text } from './driver/sought.ts';

const PASSWORD = 'spread lime in spring';
const EMAIL = 'kim@hillfarm.example';
/** A field for a password has no role. */
const password: Sought = { label: 'Password', within: sheet };

async function register(page: EnginePage): Promise<void> {
  await page.goto('/');
  await page.tap(button('Sign in'));
  await page.tap(button('Register', sheet));
  await page.fill(field(/^Name/, sheet), 'Kim');
  await page.fill(field(/^E-mail/, sheet), EMAIL);
  await page.fill(password, PASSWORD);
  await page.tap({ ...button('Register', sheet), isLast: true });
  await page.find(text(/E-mail not confirmed/, sheet));
  await page.tap(button('Close', sheet));
  await page.untilGone(sheet);
}

async function signIn(page: EnginePage): Promise<void> {
  await page.goto('/');
  await page.tap(button('Sign in'));
  await page.fill(field(/^E-mail/, sheet), EMAIL);
  await page.fill(password, PASSWORD);
  await page.tap({ ...button('Sign in', sheet), isLast: true });
  await page.untilGone(sheet);
}

/** Keeps a mix under a name, on the result screen. */
async function saveMix(page: EnginePage, name: string): Promise<void> {
  await page.goto('/tos');
  await page.evaluate((value) => {
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
  }, hillBlock);
  await page.goto('/result');
  await page.tap(button('Save mix'));
  await page.fill(field(/^Name of this mix/, sheet), name);
  await page.tap(button('Save mix', sheet));
  await page.find(text(/Saved on this device\./, sheet));
}

itInEachEngine(
  'registers with the official client, keeps a mix in the account, and finds it after a new sign-in',
  async ({ openPage, picture }) => {
    const page = await openPage();
    await register(page);
    await saveMix(page, 'Kept in the account');
    await page.goto('/');
    await page.find(button(/Synced/));
    await picture(page, 'account');
    await page.tap(button('Kim'));
    await page.tap(button('Sign out', sheet));
    await page.untilGone(button('Kim'));
    await signIn(page);
    await page.find(button(/^Kept in the account/));
  },
);

itInEachEngine(
  'stays connected over other pages of the site, loaded anew, and by the way back',
  async ({ openPage }) => {
    const page = await openPage();
    await register(page);
    for (const address of ['/tos', '/', '/privacypolicy', '/']) await page.goto(address);
    await page.find(button(/Synced/));
    await page.goto('/tos');
    await page.tab.back();
    await page.untilAlive();
    await page.find(button(/Synced/));
    await page.tab.reload();
    await page.untilAlive();
    await page.find(button(/Synced/));
  },
);

itInEachEngine('shows the same in two tabs', async ({ openPage, picture }) => {
  const page = await openPage();
  await register(page);
  const second = await openPage();
  await second.goto('/');
  await second.find(button('Kim'));
  await saveMix(page, 'Seen in both');
  await second.find(button(/^Seen in both/));
  await picture(second, 'second tab');
});
