import { loadedOrNoSignal } from './loadedOrNoSignal.ts';

/** Loads the calls that need the server's answer. @throws FarmError */
export const loadFarmCalls = async () =>
  (await loadedOrNoSignal(import('../../sync/farm/farmCalls.ts'))).farmCalls;
