import { fetchMissingStyles } from '../../device/missingStyles.ts';
import { type ComponentType, type ReactNode, use } from 'react';

/** A component whose code is fetched when it is first drawn. Draw it inside an `Awaited`. */
export interface LazyComponent<Props extends object> {
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
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
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
    return Code && <Code {...props} />;
  }
  return Object.assign(Lazy, {
    preload: () =>
      fetchOnce().catch((error: unknown) => {
        if (error instanceof NotFetchedError) error.forget();
      }),
  });
}
