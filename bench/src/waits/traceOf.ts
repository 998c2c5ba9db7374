import type { Browser, Page } from 'playwright-core';
import { TRACE_CATEGORIES, type TraceEvent } from '../trace/mainThread.ts';

/** Begins a trace of what the main thread of a page does, and gives how to end it. */
export async function traceOf(
  browser: Browser,
  page: Page,
): Promise<() => Promise<readonly TraceEvent[]>> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  return async () => {
    const text = (await browser.stopTracing()).toString('utf8');
    return (JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
  };
}
