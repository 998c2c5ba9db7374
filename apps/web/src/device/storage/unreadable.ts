import {
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
  type DeviceStorage,
} from './deviceStorage.ts';

const KEY = 'mix.unreadable';

/** Whether a copy holds null: an earlier version wrote such copies and took them for damaged. */
export const isNothing = (text: string): boolean => /^\{"schema":\d+,"value":null\}$/.test(text);

/** Stored copies this version could not read, oldest first; shown until the operator decides. */
export function unreadableCopies(storage: DeviceStorage | null): readonly string[] {
  const text = readFromDevice(storage, KEY);
  if (text === null) return [];
  try {
    const copies: unknown = JSON.parse(text);
    if (Array.isArray(copies)) {
      return copies.filter((copy): copy is string => typeof copy === 'string' && !isNothing(copy));
    }
  } catch {
    // The list itself is damaged: it is one more copy to show.
  }
  return [text];
}

/** Moves a copy that cannot be read out of the way of the next write; false when there is no room. */
export function keepAside(storage: DeviceStorage | null, key: string, text: string): boolean {
  const copies = unreadableCopies(storage);
  const all = copies.includes(text) ? copies : [...copies, text];
  if (!keepOnDevice(storage, KEY, JSON.stringify(all))) return false;
  forgetOnDevice(storage, key);
  return true;
}

/** Removes the copies that could not be read; only after the operator asked for it. */
export function discardUnreadable(storage: DeviceStorage | null): void {
  forgetOnDevice(storage, KEY);
}
