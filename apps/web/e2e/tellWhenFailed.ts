import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

/** Lines of what a page went through that are told. */
const MOST = 40;

/**
 * Where the test fails that opened the page, tells what stands on it and how it came there: what fails
 * once in a thousand runs fails on another machine.
 */
export function tellWhenFailed(page: Page): void {
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
    onTestFailed(async () => {
      const words = page.isClosed() ? '' : await page.locator('body').innerText();
      const lines = [...passed.slice(-MOST).map((line) => line.slice(0, 300)), words];
      process.stderr.write(`The page when the test failed:\n${lines.join('\n')}\n`);
    });
  } catch {
    // Opened outside of a test, by what prepares several.
  }
}
