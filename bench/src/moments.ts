import type { Page } from 'playwright-core';

/** What the page notes of itself, ms since the navigation began. */
export interface Moments {
  aliveMs?: number;
  planMs?: number;
  largestPaintMs?: number;
  firstPaintMs?: number;
  layoutShift: number;
  readonly longTasks: { readonly startMs: number; readonly durationMs: number }[];
}

/**
 * Runs in the page, before anything of it: notes when it answers, and when a plan stands; for a trace as
 * the marks `alive` and `plan`.
 */
export const noteMoments = (): void => {
  const moments: Moments = { layoutShift: 0, longTasks: [] };
  Object.assign(window, { moments });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
    }).observe({ type, buffered: true });
  };
  watch('largest-contentful-paint', ({ startTime }) => (moments.largestPaintMs = startTime));
  watch('paint', ({ startTime }) => (moments.firstPaintMs ??= startTime));
  watch('longtask', ({ startTime, duration }) => {
    moments.longTasks.push({ startMs: startTime, durationMs: duration });
  });
  watch('layout-shift', (entry) => {
    moments.layoutShift += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  interface Root {
    readonly stateNode: {
      readonly current: { readonly child: unknown; readonly memoizedState: unknown };
    };
  }
  const isTaken = (root: HTMLElement): boolean => {
    const container = Object.entries(root).find(([key]) => key.startsWith('__reactContainer'));
    if (container === undefined) return false;
    const { child, memoizedState } = (container[1] as Root).stateNode.current;
    return child !== null && !(memoizedState as { readonly isDehydrated: boolean }).isDehydrated;
  };
  const atFrame = (key: 'aliveMs' | 'planMs', mark: string): void => {
    requestAnimationFrame(() => {
      moments[key] = performance.now();
      performance.mark(mark);
    });
  };
  // Begins only once React listens at the root: a look in each frame is work, and makes frames.
  const lookForReact = (root: HTMLElement): void => {
    // React has taken over; its first effects have run by the next frame.
    if (isTaken(root)) atFrame('aliveMs', 'alive');
    else requestAnimationFrame(() => lookForReact(root));
  };
  // oxlint-disable-next-line typescript/unbound-method -- called on what it was called on
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...listener) {
    if (this instanceof HTMLElement && this.id === 'root') {
      EventTarget.prototype.addEventListener = addEventListener;
      lookForReact(this);
    }
    addEventListener.apply(this, listener);
  };
  const plan = new MutationObserver(() => {
    const text = document.getElementById('root')?.textContent ?? '';
    if (!/loads?(?: of|:)|Start filling/.test(text)) return;
    plan.disconnect();
    atFrame('planMs', 'plan');
  });
  plan.observe(document, { subtree: true, childList: true, characterData: true });
};

/** What was noted, once the moment asked for has come. */
export const momentsOf = async (page: Page, key: 'planMs' | 'aliveMs'): Promise<Moments> => {
  const noted = await page.waitForFunction(
    (name) => {
      const { moments } = window as unknown as { readonly moments: Moments };
      return moments[name] === undefined ? null : moments;
    },
    key,
    { polling: 100 },
  );
  return (await noted.jsonValue()) as Moments;
};
