import { FarmError } from '../../documents/farm/FarmError.ts';

/**
 * What takes somebody off a farm, without a signal too: asked for with the list of people.
 * @throws FarmError `noSignal` where it does not come
 */
export const removal = async () => {
  try {
    return (await import('../../documents/farm/queueRemoval.ts')).queueRemoval;
  } catch (error) {
    throw new FarmError('noSignal', error);
  }
};
