/**
 * Where no service worker keeps the app, on a page without TLS above all: fetches every file of it
 * once, one after another, and runs none. The browser's own cache has them when a screen is opened
 * without a signal.
 */
export async function fetchAppFiles(): Promise<void> {
  const worker = await fetch('/sw.js');
  if (!worker.ok) return;
  for (const file of new Set((await worker.text()).match(/\/assets\/[\w.-]+/g))) {
    // Kept by the browser only when it came whole.
    await (await fetch(file)).blob();
  }
}
