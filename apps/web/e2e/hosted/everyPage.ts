import { expect } from 'vitest';
import { paths } from '../../src/device/navigation/paths.ts';
import { openFreshPage, untilAlive } from '../browser/browser.ts';
import { openKept } from '../kept/keptApp.ts';

const addresses = Object.values(paths);

/** Opens each page of the app by its address: its status, its policy, its name, its requests. */
export async function expectEveryPage(baseURL: string, productName: string): Promise<void> {
  const { page, complaints, close } = await openFreshPage({ baseURL });
  const { origin } = new URL(baseURL);
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) elsewhere.push(request.url());
  });
  for (const path of addresses) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    await untilAlive(page);
    expect(await page.title()).toContain(`${productName} Mix Calculator`);
    // Inline scripts are only data: the policy would refuse code.
    const inline = await page
      .locator('script:not([src])')
      .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('type')));
    expect(inline).toEqual(['application/json']);
  }
  const answerAt = async (path: string) => {
    const { status, headers } = await fetch(baseURL + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await answerAt('/auth/Action/?mode=x')).toEqual([302, '/auth/Action?mode=x']);
  for (const path of ['/Mix', '/pages', '/mix/x']) expect((await answerAt(path))[0]).toBe(404);
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  // Signed out, the app sends no request to the hosted service.
  expect(elsewhere).toEqual([]);
  await close();
}

/** Visits the app once, and opens each page without a network. */
export async function expectEveryPageOffline(baseURL: string, productName: string): Promise<void> {
  const { page, complaints, close } = await openFreshPage({ baseURL, serviceWorkers: 'allow' });
  await openKept(page);
  await page.context().setOffline(true);
  for (const path of addresses) {
    await page.goto(path);
    await untilAlive(page);
    expect(await page.title()).toContain(`${productName} Mix Calculator`);
    expect(await page.title()).not.toContain('Page not found');
  }
  expect(complaints).toEqual([]);
  await close();
}
