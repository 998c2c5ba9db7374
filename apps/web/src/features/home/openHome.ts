import type { ComponentType } from 'react';
import { browserStorage } from '../../draft/deviceStorage.ts';
import { HomePage } from './HomePage.tsx';

/** Every key under which the draft is kept on the device begins with it. */
const prefix = 'mix.';

/**
 * The home page this device needs. What reads and shows the draft is fetched only where there is
 * one: a first visit is spared it. Both pages begin as the drawn one.
 */
export const openHome = async (): Promise<ComponentType> =>
  holdsWork() ? (await import('./WorkPage.tsx')).WorkPage : HomePage;

function holdsWork(): boolean {
  try {
    return Object.keys(browserStorage() ?? {}).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
}
