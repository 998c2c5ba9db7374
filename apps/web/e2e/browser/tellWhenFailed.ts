import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

/** Ignored by Git. */
const FAILURES = join(import.meta.dirname, '../failures');

/** Keeps a picture of a page and its text. @returns the path of both, without their endings */
async function keepFailure(page: Page, test: string, text: string): Promise<string> {
  await mkdir(FAILURES, { recursive: true });
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const name = test.replaceAll(/[^a-zA-Z0-9]+/g, '-').slice(0, 80);
  const place = join(FAILURES, `${moment}-${name}`);
  await writeFile(`${place}.txt`, text);
  await page.screenshot({ path: `${place}.png`, fullPage: true });
  return place;
}

/** Most lines of a page's history that are printed. */
const MOST = 40;

/**
 * Where the test that opened a page fails, prints the page's content and history: a test that fails
 * once in a thousand runs fails on another machine.
 */
export function tellWhenFailed(page: Page, isGone = () => page.isClosed()): void {
  const startMs = Date.now();
  const passed: string[] = [];
  const note = (line: string) => {
    passed.push(`${((Date.now() - startMs) / 1000).toFixed(1)} s ${line}`);
  };
  page.on('framenavigated', (frame) => {
    note(`at ${frame.url()}`);
  });
  page.on('requestfailed', (request) => {
    note(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (!response.ok()) note(`${response.status()}: ${response.url()}`);
  });
  page.on('console', (message) => {
    note(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    note(`uncaught: ${message}`);
  });
  page.on('close', () => {
    note('closed');
  });
  try {
    onTestFailed(async ({ task }) => {
      const words = isGone() ? '' : await page.locator('body').innerText();
      const lines = [...passed.slice(-MOST).map((line) => line.slice(0, 300)), words];
      process.stderr.write(`The page when the test failed:\n${lines.join('\n')}\n`);
      if (isGone()) return;
      const place = await keepFailure(page, task.name, `${passed.join('\n')}\n\n${words}\n`);
      process.stderr.write(`Its picture and its text: ${place}.png and .txt\n`);
    });
  } catch {
    // The page was opened outside of a test, as a preparation for several.
  }
}
