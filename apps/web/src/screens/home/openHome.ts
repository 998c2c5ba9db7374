import type { ComponentType } from 'react';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { HomePage } from './HomePage.tsx';
import { loadWork } from './loadWork.ts';

/**
 * The home page this device needs. What reads and shows the work is fetched only where there is
 * some: a first visit is spared it. Both pages begin as the drawn one.
 */
export const openHome = async (): Promise<ComponentType> =>
  (await holdsWork()) ? loadWork() : HomePage;

/**
 * A draft, or documents: a browser that was killed may have kept these and lost that, because it
 * writes the one to disk at once and the other when it has time.
 */
async function holdsWork(): Promise<boolean> {
  try {
    if (Object.keys(browserStorage() ?? {}).some((key) => key.startsWith('mix.'))) return true;
    return (await indexedDB.databases()).some(({ name }) => name === 'mix-documents');
  } catch {
    return false;
  }
}
