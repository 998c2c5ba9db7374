import { isFields } from '@mix/engine';
import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';
import { syncState, type Giving } from '../syncState.ts';

const readCount = (stored: unknown): Giving['count'] => {
  if (!isFields(stored)) return null;
  const { total, left } = stored;
  return typeof total === 'number' && typeof left === 'number' ? { total, left } : null;
};

/**
 * What is being given, kept from the tap until the farm has all: over pages that are left, reloads
 * and times without a signal.
 */
export const giving = createKeptValue<Giving | null>(browserStorage(), {
  key: 'mix.giving',
  schema: 1,
  empty: null,
  read: (stored) => {
    if (!isFields(stored)) return null;
    const { uid, farmId, count } = stored;
    return typeof uid === 'string' && typeof farmId === 'string'
      ? { uid, farmId, count: readCount(count) }
      : null;
  },
});

const tell = (): void => syncState.setState({ giving: giving.getState().value });
giving.subscribe(tell);
tell();
