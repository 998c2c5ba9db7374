import { FarmError } from '../../sync/farm/FarmError.ts';

/**
 * Code that is fetched when it is first asked for.
 * @throws FarmError `noSignal` where it does not come
 */
export async function loadedOrNoSignal<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (error) {
    throw new FarmError('noSignal', error);
  }
}
