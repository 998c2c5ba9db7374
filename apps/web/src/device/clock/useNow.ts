import { useEffect, useState } from 'react';

/** Interval for a component that shows only a day or a minute. */
export const MINUTE_MS = 60_000;

/**
 * A hook. The time now, ms since 1970, anew each second and at once when the page is looked at
 * again.
 * @param everyMs `MINUTE_MS` where only a day or a minute is shown
 */
export function useNow(everyMs = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tell = () => {
      setNow(Date.now());
    };
    const timer = setInterval(tell, everyMs);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [everyMs]);
  return now;
}
