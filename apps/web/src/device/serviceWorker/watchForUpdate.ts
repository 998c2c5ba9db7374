/**
 * Calls back when a newer version than the page's own is on the device: all of it waits, or another
 * tab has let it take over. The first version that a device keeps is no update.
 * @param onReady may be called more than once
 */
export function watchForUpdate(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  onReady: () => void,
): void {
  let controlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (controlled) onReady();
    controlled = true;
  });
  const follow = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && controlled) onReady();
    });
  };
  if (registration.waiting !== null && controlled) onReady();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => {
    follow(registration.installing);
  });
}
