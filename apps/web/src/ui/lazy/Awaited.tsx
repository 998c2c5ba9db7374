import { Component, type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { NotFetchedError } from './waiting.ts';
import { NotFetched } from './NotFetched.tsx';
import { pageLife } from './pageLife.ts';

interface AwaitedProps {
  /** Drawn in place of the component until its code is here. */
  readonly fallback: ReactNode;
  /** Drawn when the code did not come; without it, a sentence and a button to try again. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface AwaitedState {
  readonly error: Error | null;
}

/**
 * The first drawing of the page, at build time and in the browser, has the fallback: no lazy code
 * is asked for before it.
 */
function InBrowser({ fallback, children }: Pick<AwaitedProps, 'fallback' | 'children'>) {
  const isAlive = useStore(pageLife, (life) => life.isAlive);
  return isAlive ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** Stands around a lazy component whose code is on its way or did not come. */
export class Awaited extends Component<AwaitedProps, AwaitedState> {
  static getDerivedStateFromError(error: unknown): AwaitedState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override state: AwaitedState = { error: null };

  readonly #bornMs = performance.now();

  /** Whoever draws the component next, here or elsewhere, asks for its code anew. */
  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NotFetchedError)) return;
    error.forget();
    // The fetch failed before this boundary was drawn, on a screen that was left: nobody saw the
    // failure, so the code is fetched again at once.
    if (error.atMs < this.#bornMs) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback, failed, children } = this.props;
    if (error === null) return <InBrowser fallback={fallback}>{children}</InBrowser>;
    // An error of the screen itself goes to the error boundary around this one.
    if (!(error instanceof NotFetchedError)) throw error;
    const retry = () => {
      this.setState({ error: null });
    };
    return failed === undefined ? <NotFetched onRetry={retry} /> : failed(retry);
  }
}
