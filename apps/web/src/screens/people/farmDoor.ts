import { FarmError } from '../../documents/farm/FarmError.ts';

/**
 * What needs the farm's own word; fetched when it is first asked for.
 * @throws FarmError `noSignal` where it does not come
 */
export const farmDoor = async () => {
  try {
    return (await import('../../documents/farm/farmDoor.ts')).farmDoor;
  } catch (error) {
    throw new FarmError('noSignal', error);
  }
};
