import { untilNetworkIdle } from './untilNetworkIdle.ts';
import { takeOverMessage } from './workerMessages.ts';

/** A worker that does not take over by then is left alone, ms. */
const patienceMs = 5000;

/** Lets a waiting version, if there is one, take over from the active one. */
export async function activateUpdate(): Promise<void> {
  // Missing where the page is not served over TLS, or the browser refuses to store.
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  const waiting = (await container.getRegistration())?.waiting;
  if (waiting == null) return;
  const changed = new Promise((done) => {
    container.addEventListener('controllerchange', done, { once: true });
  });
  // If asked while the active worker answers a request, Chromium 156 waits until that worker has
  // had nothing to do for 30 s, and asking again changes nothing.
  await untilNetworkIdle();
  waiting.postMessage(takeOverMessage);
  await Promise.race([changed, new Promise((done) => setTimeout(done, patienceMs))]);
}
