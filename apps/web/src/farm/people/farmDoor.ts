import { fetchedCode } from './fetchedCode.ts';

/** What needs the farm's own word. @throws FarmError */
export const farmDoor = async () =>
  (await fetchedCode(import('../../sync/farm/farmDoor.ts'))).farmDoor;
