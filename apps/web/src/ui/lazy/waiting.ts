import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { fetchMissingStyles } from '../../device/missingStyles.ts';
import { pageLife } from './pageLife.ts';

/*
 * The three ways in which something of a screen waits. `afterPaint`: what stands now is painted first.
 * `whenIdle`: nobody asked for it yet. `onDemand`: code that is fetched when it is first drawn.
 */

/** Does something once what was just changed is painted: in a task of its own behind the next frame. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * A hook. How many parts of a screen are drawn by now that stand below what somebody waits for. While the
 * page begins its life, none in the first drawing, then each behind the frame of the one before, in slices
 * that a tap interrupts. On a page that lives, all at once: a screen one goes back to stands where it was left.
 */
export function useDrawnAfterPaint(count: number): number {
  const [drawn, setDrawn] = useState(() => (pageLife.getState().isAlive ? count : 0));
  useEffect(() => {
    if (drawn === count) return;
    afterPaint(() => {
      startTransition(() => {
        setDrawn(drawn + 1);
      });
    });
  }, [drawn, count]);
  return drawn;
}

/** So long after a screen stands nothing of it is waited for, ms. */
const IDLE_AFTER_MS = 300;

/** Does something once the page has had nothing to do for a moment. @returns takes it back */
export function whenIdle(act: () => void): () => void {
  // Safari has no `requestIdleCallback`; a moment later is as good.
  const later = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5000 });
    else act();
  }, IDLE_AFTER_MS);
  return () => {
    clearTimeout(later);
  };
}

/** A hook. Whether the page has had nothing to do since this was first drawn. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
      }),
    [],
  );
  return isIdle;
}

/** A component whose code is fetched when it is first drawn. Draw it inside an `Awaited`. */
export interface OnDemand<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches the code before anybody asks for it; what does not come is asked for again when drawn. */
  readonly preload: () => Promise<void>;
}

/** The code of a component could not be fetched. `forget` lets the next drawing fetch it anew. */
export class NotFetchedError extends Error {
  readonly forget: () => void;
  /** When, ms since the page began. */
  readonly atMs = performance.now();

  constructor(cause: unknown, forget: () => void) {
    super('a part of the app was not fetched', { cause });
    this.forget = forget;
  }
}

/**
 * Where `React.lazy` keeps a failure for the life of the page, a phone finds its signal again: this
 * one can be tried again. What is here already is drawn at once, without a moment of the fallback.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
  const fetched: { code: ComponentType<Props> | null; under: Promise<void> | null } = {
    code: null,
    under: null,
  };
  const fetchOnce = (): Promise<void> => {
    if (fetched.under !== null) return fetched.under;
    const under = fetchMissingStyles()
      .then(load)
      .then(
        (code) => {
          fetched.code = code;
          // How React marks a promise it has seen end: `use` then gives its value at once.
          void Object.assign(under, { status: 'fulfilled', value: undefined });
        },
        (cause: unknown) => {
          throw new NotFetchedError(cause, () => {
            fetched.under = null;
          });
        },
      );
    fetched.under = under;
    return under;
  };

  function Lazy(props: Props): ReactNode {
    use(fetchOnce());
    const Code = fetched.code;
    return Code && createElement(Code, props);
  }
  return Object.assign(Lazy, {
    preload: () =>
      fetchOnce().catch((error: unknown) => {
        if (error instanceof NotFetchedError) error.forget();
      }),
  });
}

/**
 * A hook. Fetches what may be wanted next, once nothing is waited for.
 * @param next never changes
 * @param isReady whether the screen shows what was asked of it
 */
export function usePreloaded(
  next: readonly { readonly preload: () => Promise<void> }[],
  isReady: boolean,
): void {
  useEffect(
    () =>
      isReady
        ? whenIdle(() => {
            for (const { preload } of next) void preload();
          })
        : undefined,
    [next, isReady],
  );
}
