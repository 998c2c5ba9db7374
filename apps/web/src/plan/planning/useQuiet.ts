import { useEffect, useState } from 'react';

/** Longer than it takes to find the next key, shorter than anybody waits. */
const QUIET_MS = 300;

/**
 * A hook. A value once it has stayed the same for a moment, so that slow work is not done at every
 * key.
 * @param first value until then
 * @param quietMs how long the moment is, ms
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
