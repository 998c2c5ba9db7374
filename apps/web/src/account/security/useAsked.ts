import { useEffect, useState } from 'react';
import { useOpenSession } from '../../session/useOpenSession.ts';
import type { AccountSecurity } from '../../session/ownServer/AccountSecurity.ts';

/**
 * A value that only the server knows. `unreachable`: it is asked again as soon as there is a
 * signal.
 */
export type Asked<Value> = 'asking' | 'unreachable' | { readonly found: Value };

interface Asking<Value> {
  readonly asked: Asked<Value>;
  /** Sets what the value has become here, until the server is asked anew. */
  readonly setFound: (value: Value) => void;
}

/**
 * A hook. Asks the server once the component is drawn, and when the network is back.
 * @param ask the same function at every drawing
 */
export function useAsked<Value>(
  ask: (
    security: AccountSecurity,
  ) => Promise<{ readonly found: Value } | { readonly failure: string }>,
): Asking<Value> {
  const openSession = useOpenSession();
  const [asked, setAsked] = useState<Asked<Value>>('asking');
  useEffect(() => {
    let isWanted = true;
    const askNow = async () => {
      const session = await openSession?.().catch(() => null);
      const answer = session?.security ? await ask(session.security) : null;
      if (isWanted) setAsked(answer !== null && 'found' in answer ? answer : 'unreachable');
    };
    const askAgain = () => {
      setAsked('asking');
      void askNow();
    };
    void askNow();
    window.addEventListener('online', askAgain);
    return () => {
      isWanted = false;
      window.removeEventListener('online', askAgain);
    };
  }, [openSession, ask]);
  return {
    asked,
    setFound: (found) => {
      setAsked({ found });
    },
  };
}
