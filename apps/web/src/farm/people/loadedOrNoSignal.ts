import { FarmError } from '../../sync/farm/FarmError.ts';

/**
 * Waits for code that is fetched when it is first used.
 * @throws FarmError `noSignal` where the code cannot be fetched
 */
export async function loadedOrNoSignal<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code;
  } catch (error) {
    throw new FarmError('noSignal', error);
  }
}
