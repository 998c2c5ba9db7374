/** Chromium's offer to install; not part of the standard, so the types do not know it. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | null = null;

/** The browser's offer, kept for a moment that suits; null where it made none. */
export const installPrompt = (): InstallPrompt | null => offered;

/** Keeps the browser's offer: it comes once, early, and is lost unless somebody listens. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}
