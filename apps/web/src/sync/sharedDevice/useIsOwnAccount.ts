import { may } from '@mix/documents';
import { useSharedDevice } from './sharedDeviceStore.ts';

/**
 * A hook. Whether the person at the device may change its account and how it is shared: on a shared
 * device only the account's own person, and those who run the farm.
 */
export function useIsOwnAccount(): boolean {
  const device = useSharedDevice();
  if (device === null) return true;
  const { shed, person } = device;
  return person !== null && (person.uid === shed.uid || may(person.role, 'people'));
}
