/** The part of `localStorage` that is used, so that a test can hand in a map that refuses. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Null where the browser refuses storage altogether (blocked site data) or where there is none. */
export function browserStorage(): DeviceStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Writes; false when the device refuses, because it is full or storage is blocked. */
export function keepOnDevice(storage: DeviceStorage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Reads; null when there is nothing, or nothing can be read. */
export function readFromDevice(storage: DeviceStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Forgets a key; a device that refuses has nothing to forget. */
export function forgetOnDevice(storage: DeviceStorage | null, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Blocked storage holds nothing of this app.
  }
}
