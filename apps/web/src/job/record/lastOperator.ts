import {
  browserStorage,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import { personOfShed } from '../../documents/shed/shedStore.ts';

const KEY = 'mix.operator';

/**
 * Whose name goes into what is done now: of whoever stands before a shared device; else of who sprayed
 * last on this one: offered, and seen, on the next record.
 */
export function lastOperator(): string | null {
  const person = personOfShed();
  return person === undefined ? readFromDevice(browserStorage(), KEY) : person.name;
}

export const keepOperator = (name: string): void => {
  keepOnDevice(browserStorage(), KEY, name);
};
