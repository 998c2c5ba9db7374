import { expect } from 'vitest';
import { hillBlock } from '../../src/plan/testing/exampleMixes.ts';
import type { EnginePage } from './driver/EnginePage.ts';
import { itInEachEngine } from './driver/eachEngine.ts';
import { button, field, sheet, text } from './driver/sought.ts';

/** Opens the result of a mix that the device holds. */
async function openResult(page: EnginePage): Promise<void> {
  await page.goto('/tos');
  await page.evaluate((value) => {
    localStorage.setItem('mix.draft', JSON.stringify({ schema: 1, value }));
  }, hillBlock);
  await page.goto('/result');
}

itInEachEngine(
  'copies a job as a link, which another device works out for its own tank',
  async ({ openPage, picture }) => {
    const sender = await openPage();
    await openResult(sender);
    await sender.tap(button('Share'));
    await sender.find(button('Copy the link', sheet));
    await picture(sender, 'share');
    // Only a person may read the clipboard: the copied text is noted when it is written.
    await sender.evaluate(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = async (copied) => {
        await write(copied);
        sessionStorage.setItem('copied', copied);
      };
    });
    await sender.tap(button('Copy the link', sheet));
    await sender.find(text('Link copied'));
    const link = await sender.evaluate(() => sessionStorage.getItem('copied'));
    expect(link).toMatch(/\/result#job=\d+\.[A-Za-z0-9._-]+$/);
    await sender.evaluate(() => {
      localStorage.clear();
    });
    await sender.close();

    const page = await openPage();
    await page.goto(link ?? '');
    await page.find(text(/Enter your tank to see the loads/));
    await page.fill(field(/^Tank/), '1500');
    await page.says(/1 load of 1,350/);
    await picture(page, 'shared job');
    expect(await page.words()).toMatch(/Urea 270 kg/);
  },
);
