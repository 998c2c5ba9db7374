import { whenSignalMayBeBack } from '../../device/clock/whenSignalMayBeBack.ts';
import { noteDrawnScreen } from '../../device/serviceWorker/drawnScreen.ts';
import { fetchAppFiles } from '../../device/serviceWorker/fetchAppFiles.ts';
import { isOwnPage } from '../../device/serviceWorker/isOwnPage.ts';
import { showBadge } from './appBadge.ts';
import { showBanners } from './showBanners.ts';
import { watchForMissing } from '../../device/serviceWorker/watchForMissing.ts';
import { watchForUpdate } from '../../device/serviceWorker/watchForUpdate.ts';
import { workerAddress } from '../../device/serviceWorker/workerAddress.ts';
import { forgetOthersMessage } from '../../device/serviceWorker/workerMessages.ts';
// The history of sheets comes in the same file, once a screen has stood for a while.
import '../sheetHistory.ts';

/** A page left open looks for a new version when somebody comes back to it, this often at most. */
const lookAgainMs = 10 * 60_000;

/**
 * Keeps the whole app on the device, as well as the browser can, watches for newer versions, and counts
 * what is unfinished on its icon.
 * @param isDrawnForDevice whether what the build drew is what this device shows at its next opening
 */
export async function keepAppOnDevice(isDrawnForDevice: () => boolean): Promise<void> {
  noteAtLeaving(isDrawnForDevice);
  let isNewVersion = false;
  const onNewVersion = () => {
    isNewVersion = true;
  };
  let notKept: readonly string[] = [];
  showBanners(
    () => isNewVersion,
    () => notKept,
  );
  showBadge();
  let address: string | null = null;
  const keep = async (): Promise<void> => {
    address ??= workerAddress();
    lookForUpdates(await register(address, onNewVersion));
    await compareWithWorker(onNewVersion).catch(() => undefined);
    await watchForMissing(navigator.serviceWorker, (missing) => {
      notKept = missing;
    });
  };
  try {
    await keep();
  } catch {
    // No service workers here, or no network for this one: the files that come now are better than
    // none.
    await fetchAppFiles().catch(() => undefined);
    if ('serviceWorker' in navigator) keepLater(keep);
  }
}

/** Says for the next opening, now and whenever the page is left, whether the drawn screen fits. */
function noteAtLeaving(isDrawnForDevice: () => boolean): void {
  const note = () => {
    noteDrawnScreen(isDrawnForDevice()).catch(() => undefined);
  };
  note();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') note();
  });
}

/** A worker may be refused for good, which looks like a network that is not there: a try a minute costs little. */
function keepLater(keep: () => Promise<unknown>): void {
  whenSignalMayBeBack(() => {
    keep().catch(() => {
      keepLater(keep);
    });
  });
}

async function register(
  address: string,
  onNewVersion: () => void,
): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(address);
  watchForUpdate(navigator.serviceWorker, registration, onNewVersion);
  const { installing } = registration;
  if (navigator.serviceWorker.controller === null) {
    installing?.addEventListener('statechange', () => {
      // Tried again in this page: who opened the app at the gate may drive off with it.
      if (installing.state === 'redundant') keepLater(() => register(address, onNewVersion));
    });
  }
  return registration;
}

/** A page can come from the version before, while the next one's worker is active already. */
async function compareWithWorker(onNewVersion: () => void): Promise<void> {
  const { controller } = navigator.serviceWorker;
  const start = document.querySelector<HTMLScriptElement>('script[type=module]');
  if (controller === null || start === null) return;
  const isSame = await isOwnPage(await fetch('/'), new URL(start.src).pathname);
  if (isSame) controller.postMessage(forgetOthersMessage);
  else onNewVersion();
}

function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    if (performance.now() - lookedAt < lookAgainMs) return;
    lookedAt = performance.now();
    // Without a network there is nothing to find, and the next look comes.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
}
