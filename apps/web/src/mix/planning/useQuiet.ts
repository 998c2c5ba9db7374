import { useEffect, useState } from 'react';

/** Longer than it takes to find the next key, shorter than anybody waits. */
const QUIET_MS = 300;

/**
 * A value once it has stayed the same for a moment: what costs time is not worked out at every key.
 * @param first until then
 */
export function useQuiet<Value>(value: Value, first = value): Value {
  const [quiet, setQuiet] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuiet(value);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return quiet;
}
