import { expect, it } from 'vitest';
import { seedServer } from '../../development/seed/seedServer.ts';
import { signIn } from './accountScreen.ts';
import { openFreshPage, siteUrl } from '../browser/browser.ts';

it('is taken by the rules, is not doubled by a second run, and reaches a device', async () => {
  const now = Date.now();
  const [farm, contractor] = await seedServer(siteUrl(), now);
  if (farm === undefined || contractor === undefined) throw new Error('an account is missing');
  expect(farm.written).toBe(farm.documents);
  expect(contractor.written).toBe(contractor.documents);

  const again = await seedServer(siteUrl(), now);
  expect(again.map(({ written }) => written)).toEqual([0, 0]);

  const { page, complaints, close } = await openFreshPage();
  await signIn(page, farm.email, farm.password);
  await page.getByText('Jo Marsh').first().waitFor();
  await page.goto('/reporting?days=all');
  await page
    .getByText(/^(5[89]|6[0-2]) records$/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});
