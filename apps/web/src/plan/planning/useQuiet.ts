import { useEffect, useState } from 'react';

/** Longer than it takes to find the next key, shorter than anybody waits. */
const QUIET_MS = 300;

/**
 * A value once it has stayed the same for a moment: what costs time is not worked out at every key.
 * @param first until then
 * @param quietMs how long a moment is
 */
export function useQuiet<Value>(value: Value, first = value, quietMs = QUIET_MS): Value {
  const [quiet, setQuiet] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => {
      setQuiet(value);
    }, quietMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, quietMs]);
  return quiet;
}
