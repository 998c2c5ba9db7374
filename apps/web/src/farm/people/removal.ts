import { fetchedCode } from './fetchedCode.ts';

/** What takes somebody off a farm, without a signal too: asked for with the list of people. @throws FarmError */
export const removal = async () =>
  (await fetchedCode(import('../../sync/farm/ownChanges.ts'))).queueRemoval;
