import { DeviceStorageError } from '../../sync/device/DeviceStorageError.ts';
import { FarmError } from '../../sync/farm/FarmError.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';

/**
 * Does something on the farm.
 * @returns why it was not done, in words; null where it was done
 * @throws any error other than DeviceStorageError and FarmError
 */
export async function failureText(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof DeviceStorageError) return shedWords.noRoom;
    if (!(error instanceof FarmError)) throw error;
    return peopleWords.failures[error.failure];
  }
}
