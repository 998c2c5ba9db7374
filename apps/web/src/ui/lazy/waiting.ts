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
 * The three ways in which a part of a screen waits. `afterPaint`: the screen as it is now is
 * painted first. `whenIdle`: nobody has asked for the part yet. `onDemand`: its code is fetched
 * when it is first drawn.
 */

/** Calls `act` once the last change is painted: in a task of its own after the next frame. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/**
 * A hook. How many of the `count` parts below the first view of a screen are drawn by now. While
 * the page begins its life: none in the first drawing, then one more after each frame, in renders
 * that a tap interrupts. On a page that is alive already: all at once, so that a screen that is
 * gone back to keeps its scroll position.
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

/** Time after the drawing of a screen from which nobody waits for any of it, ms. */
const IDLE_AFTER_MS = 300;

/** Calls `act` once the page has had nothing to do for a moment. @returns cancels the call */
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

/** A hook. Whether the page has been idle since this component was first drawn. */
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
  /** Fetches the code before it is needed; after a failure the next drawing fetches it again. */
  readonly preload: () => Promise<void>;
}

/** The code of a component could not be fetched. `forget` lets the next drawing fetch it anew. */
export class NotFetchedError extends Error {
  readonly forget: () => void;
  /** When the fetch failed, ms since the page began. */
  readonly atMs = performance.now();

  constructor(cause: unknown, forget: () => void) {
    super('a part of the app was not fetched', { cause });
    this.forget = forget;
  }
}

/**
 * A lazy component that can be fetched again after a failure, as when a phone finds its signal:
 * `React.lazy` keeps a failure for the life of the page. Code that is here already is drawn at
 * once, without a moment of the fallback.
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
 * A hook. Fetches the code that may be needed next, once the page is idle.
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
