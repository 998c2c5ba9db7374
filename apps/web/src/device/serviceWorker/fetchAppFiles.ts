/**
 * For a page without a service worker, above all one without TLS: fetches every file of the app
 * once, one after another, and runs none. The browser's own cache has them when a screen is opened
 * without a signal.
 */
export async function fetchAppFiles(): Promise<void> {
  const worker = await fetch('/sw.js');
  if (!worker.ok) return;
  for (const file of new Set((await worker.text()).match(/\/assets\/[\w.-]+/g))) {
    // The browser keeps a file only when all of it was read.
    await (await fetch(file)).blob();
  }
}
