import {
  browserStorage,
  keepOnDevice,
  readFromDevice,
  type DeviceStorage,
} from '../storage/deviceStorage.ts';
import { installPrompt, type InstallPrompt } from './installOffer.ts';

/** How this browser puts the app on the home screen. */
type InstallWay = InstallPrompt | 'shareSheet';

const ANSWERED = 'mix.install';

/** Safari on a phone or tablet, where the page runs as a page; no other browser has the property. */
const isSafariPage = (): boolean =>
  'standalone' in window.navigator && window.navigator.standalone === false;

/**
 * How to install the app, for somebody who may want that: who has planned here before, and has not
 * answered the offer yet. Null for everybody else.
 */
export function installWay(storage: DeviceStorage | null = browserStorage()): InstallWay | null {
  const isAtHome = readFromDevice(storage, 'mix.draft') !== null;
  if (!isAtHome || readFromDevice(storage, ANSWERED) !== null) return null;
  return installPrompt() ?? (isSafariPage() ? 'shareSheet' : null);
}

/** Notes that the offer was answered, whatever the answer was: nobody is asked twice. */
export function noteInstallAnswer(storage: DeviceStorage | null = browserStorage()): void {
  keepOnDevice(storage, ANSWERED, 'answered');
}
