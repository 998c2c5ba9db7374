import { loadedOrNoSignal } from './loadedOrNoSignal.ts';

/**
 * Loads the function that queues a removal, which works without a signal. The list of people
 * fetches it in advance. @throws FarmError
 */
export const removal = async () =>
  (await loadedOrNoSignal(import('../../sync/farm/ownChanges.ts'))).queueRemoval;
