import { loadedOrNoSignal } from './loadedOrNoSignal.ts';

/** What needs the farm's own word. @throws FarmError */
export const loadFarmCalls = async () =>
  (await loadedOrNoSignal(import('../../sync/farm/farmCalls.ts'))).farmCalls;
