/** The storage in which this device keeps the choices; null where the browser hands none over. */
export function ownStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}
