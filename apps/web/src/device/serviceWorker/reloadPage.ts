import { activateUpdate } from './activateUpdate.ts';

/**
 * Loads the page again, in the newest version this device holds. Only when asked for by hand: the
 * content of a form that is not kept at every key would be lost.
 */
export function reloadPage(): void {
  activateUpdate()
    .catch(() => undefined)
    .finally(() => {
      window.location.reload();
    });
}
