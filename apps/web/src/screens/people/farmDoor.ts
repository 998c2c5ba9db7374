import { FarmError } from '../../documents/farm/FarmError.ts';

const orNoSignal = (error: unknown): never => {
  throw new FarmError('noSignal', error);
};

/**
 * What needs the farm's own word; fetched when it is first asked for.
 * @throws FarmError `noSignal` where it does not come
 */
export const farmDoor = async () =>
  (await import('../../documents/farm/farmDoor.ts').catch(orNoSignal)).farmDoor;

/**
 * What takes somebody off a farm, without a signal too: asked for with the list of people.
 * @throws FarmError `noSignal` where it does not come
 */
export const removal = async () =>
  (await import('../../documents/farm/queueRemoval.ts').catch(orNoSignal)).queueRemoval;
