import { Component, type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { NotFetchedError } from './waiting.ts';
import { NotFetched } from './NotFetched.tsx';
import { pageLife } from './pageLife.ts';

interface AwaitedProps {
  /** Stands where the code will, until it is here. */
  readonly fallback: ReactNode;
  /** Stands there when it did not come; without it, a sentence and the way to try again. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface AwaitedState {
  readonly error: Error | null;
}

/** The first drawing holds the fallback, at build time and in the browser: nothing comes before it. */
function InBrowser({ fallback, children }: Pick<AwaitedProps, 'fallback' | 'children'>) {
  const isAlive = useStore(pageLife, (life) => life.isAlive);
  return isAlive ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** What is around a lazy component while its code is on the way, and when it does not come. */
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
    // It failed after the screen was left, so nobody saw it: this is the next try.
    if (error.atMs < this.#bornMs) this.setState({ error: null });
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback, failed, children } = this.props;
    if (error === null) return <InBrowser fallback={fallback}>{children}</InBrowser>;
    // A fault of the screen itself is for whoever is around it.
    if (!(error instanceof NotFetchedError)) throw error;
    const retry = () => {
      this.setState({ error: null });
    };
    return failed === undefined ? <NotFetched onRetry={retry} /> : failed(retry);
  }
}
