import { loadedOrNoSignal } from './loadedOrNoSignal.ts';

/** What takes somebody off a farm, without a signal too: asked for with the list of people. @throws FarmError */
export const removal = async () =>
  (await loadedOrNoSignal(import('../../sync/farm/ownChanges.ts'))).queueRemoval;
