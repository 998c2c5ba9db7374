import type { EnginePage } from './driver/EnginePage.ts';
import { button, field, role, sheet } from './driver/sought.ts';

/** Adds a product by the list and types its rate. */
export async function addProduct(page: EnginePage, name: string, rate: string): Promise<void> {
  await page.tap(button('Add a product'));
  await page.fill(role('searchbox', undefined, sheet), name);
  await page.tap(button(new RegExp(`^${name}`), sheet));
  await page.fill(field(new RegExp(`^${name}.* rate`)), rate);
}

/** Closes the app's own keypad, which lies over the foot of the page where a finger points. */
export async function closeKeypad(page: EnginePage): Promise<void> {
  const keypad = role('region', /^Keypad/);
  if (!(await page.isThere(keypad))) return;
  await page.tap(button('Close', keypad));
  await page.untilGone(keypad);
}
