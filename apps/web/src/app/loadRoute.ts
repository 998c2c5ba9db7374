/** Set while one reload for a screen that did not load is under way. */
export const reloadFlag = 'mix:reloaded-for-screen';

/** The parts of the browser that loading a route uses. */
export interface LoadWorld {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Loads an address of this app anew, from the server. */
  readonly reload: (target: string) => void;
  readonly log: (message: string, error: unknown) => void;
}

export type LoadOutcome<Module> =
  | { readonly state: 'loaded'; readonly module: Module }
  | { readonly state: 'reloading' }
  | { readonly state: 'failed' };

/**
 * Loads a screen. When that fails, mostly because a newer version replaced the files this page
 * knows, the target is reloaded once and a flag records it; with the flag already set the error is
 * only logged.
 * @param target path and query to reload
 */
export async function loadRoute<Module>(
  load: () => Promise<Module>,
  target: string,
  world: LoadWorld,
): Promise<LoadOutcome<Module>> {
  try {
    return { state: 'loaded', module: await load() };
  } catch (error) {
    if (!raiseFlag(world.storage)) {
      world.log(`The screen of ${target} did not load`, error);
      return { state: 'failed' };
    }
    world.reload(target);
    return { state: 'reloading' };
  }
}

/** Called when the first screen stands: the next failure may reload again. */
export function clearReloadFlag(storage: LoadWorld['storage']): void {
  try {
    storage.removeItem(reloadFlag);
  } catch {
    // A browser that refuses storage never held the flag.
  }
}

/** True when the flag was not set and now is. Without storage a page would reload for ever. */
function raiseFlag(storage: LoadWorld['storage']): boolean {
  try {
    if (storage.getItem(reloadFlag) !== null) return false;
    storage.setItem(reloadFlag, 'true');
    return storage.getItem(reloadFlag) !== null;
  } catch {
    return false;
  }
}
