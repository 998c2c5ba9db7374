import {
  browserStorage,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';

const KEY = 'mix.operator';

/** Who sprayed last on this device: offered, and seen, on the next record. */
export const lastOperator = (): string | null => readFromDevice(browserStorage(), KEY);

export const keepOperator = (name: string): void => {
  keepOnDevice(browserStorage(), KEY, name);
};
