import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
  type DeviceStorage,
} from './deviceStorage.ts';
import { isNothing, keepAside } from './unreadable.ts';

/** A value this device remembers. `refused` is true once the device would not keep a change. */
export interface Kept<Value> {
  readonly value: Value;
  readonly refused: boolean;
}

interface KeptOptions<Value> {
  readonly key: string;
  /** Raised when the stored shape changes; a copy with another number is kept aside, unread. */
  readonly schema: number;
  readonly empty: Value;
  /** Checks a stored value that is not null; null when this version cannot use it. */
  readonly read: (stored: unknown) => NonNullable<Value> | null;
}

/** What is stored under a key. An empty key is no damage. */
type Answer<Value> =
  | { readonly is: 'nothing' }
  | { readonly is: 'value'; readonly value: Value }
  | { readonly is: 'unreadable'; readonly text: string };

function stored(text: string, schema: number): unknown {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== 'object' || envelope === null) return undefined;
    if (!('schema' in envelope) || envelope.schema !== schema) return undefined;
    return 'value' in envelope ? envelope.value : undefined;
  } catch {
    return undefined;
  }
}

function answerOf<Value>(
  text: string | null,
  { schema, read }: Pick<KeptOptions<Value>, 'schema' | 'read'>,
): Answer<Value> {
  if (text === null || isNothing(text)) return { is: 'nothing' };
  const held = stored(text, schema);
  const value = held === undefined ? null : read(held);
  return value === null ? { is: 'unreadable', text } : { is: 'value', value };
}

/**
 * A store whose value is written to the device at every change. Its initial state is always empty,
 * because that is what a page drawn at build time shows; what the device holds is read right after.
 * A copy that cannot be read is kept aside, never dropped.
 */
export function createKeptValue<Value>(
  storage: DeviceStorage | null,
  { key, schema, empty, read }: KeptOptions<Value>,
): StoreApi<Kept<Value>> {
  const store = createStore<Kept<Value>>(() => ({ value: empty, refused: false }));
  let written = empty;
  // A damaged copy that could not be moved aside must not be written over either.
  let locked = false;

  /** Writes a value; null removes the key. */
  const isWritten = (value: Value): boolean => {
    if (value !== null) return keepOnDevice(storage, key, JSON.stringify({ schema, value }));
    forgetOnDevice(storage, key);
    return storage !== null;
  };

  const reload = () => {
    const answer = answerOf(readFromDevice(storage, key), { schema, read });
    if (answer.is === 'nothing') {
      written = empty;
      store.setState({ value: empty, refused: false });
    } else if (answer.is === 'unreadable') {
      locked = !keepAside(storage, key, answer.text);
    } else {
      written = answer.value;
      store.setState({ value: answer.value });
    }
  };

  reload();
  // Another tab changed the value, or everything was removed from this device: every tab shows the
  // newest.
  if (typeof window !== 'undefined') {
    window.addEventListener('storage', (event) => {
      if (event.key === key) reload();
    });
  }
  store.subscribe(({ value }) => {
    if (value === written) return;
    written = value;
    const refused = locked || !isWritten(value);
    if (refused !== store.getState().refused) store.setState({ refused });
  });
  return store;
}
