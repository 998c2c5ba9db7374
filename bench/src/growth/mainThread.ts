import type { CDPSession } from 'playwright-core';

/** What the main thread of a page did, in time that it ran itself: what else the machine does counts nothing. */
export interface MainThreadWork {
  /** ms */
  readonly cpuMs: number;
  /** The longest it ran at once, ms: so long a tap waits. */
  readonly longestMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** ms * 1000 */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Traces what the pages of a browser do during an act.
 * @param browser a session of the browser itself
 * @returns the work of the page that did most
 */
export async function tracedWork(
  browser: CDPSession,
  act: () => Promise<void>,
): Promise<MainThreadWork> {
  const events: TraceEvent[] = [];
  const take = ({ value }: { readonly value: readonly unknown[] }) => {
    for (const event of value as readonly TraceEvent[]) {
      if (event.name === TASK || event.name === 'thread_name') events.push(event);
    }
  };
  browser.on('Tracing.dataCollected', take);
  await browser.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel'], recordMode: 'recordContinuously' },
    transferMode: 'ReportEvents',
  });
  try {
    await act();
  } finally {
    const complete = new Promise((done) => browser.once('Tracing.tracingComplete', done));
    await browser.send('Tracing.end');
    await complete;
    browser.off('Tracing.dataCollected', take);
  }
  return busiest(events);
}

function busiest(events: readonly TraceEvent[]): MainThreadWork {
  const nameOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = events.filter(({ args }) => args?.name === 'CrRendererMain').map(nameOf);
  const works = new Map(mains.map((main) => [main, { cpuMs: 0, longestMs: 0 }]));
  for (const event of events) {
    const work = event.name === TASK ? works.get(nameOf(event)) : undefined;
    if (work === undefined) continue;
    const ms = (event.tdur ?? 0) / 1000;
    work.cpuMs += ms;
    work.longestMs = Math.max(work.longestMs, ms);
  }
  return [...works.values()].toSorted((a, b) => b.cpuMs - a.cpuMs)[0] ?? { cpuMs: 0, longestMs: 0 };
}

/**
 * Quiet: less than `ms` of work in `forMs`, longer than a start delays its look at all documents.
 */
const QUIET = { forMs: 5000, ms: 40 };

/** Resolves when the main thread of a page has nothing to do any more. @param page a session of it, its `Performance` on */
export async function untilQuiet(page: CDPSession): Promise<void> {
  const ranMs = async (): Promise<number> => {
    const { metrics } = await page.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0);
  };
  for (let before = await ranMs(); ;) {
    await new Promise((done) => setTimeout(done, QUIET.forMs));
    const now = await ranMs();
    if (now - before < QUIET.ms) return;
    before = now;
  }
}
