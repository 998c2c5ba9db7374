import { type ReactNode, useState } from 'react';

/** Holds what is typed or chosen in a field of the gallery. */
export function Held<Value>({
  first,
  children,
}: {
  readonly first: Value;
  readonly children: (value: Value, set: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
