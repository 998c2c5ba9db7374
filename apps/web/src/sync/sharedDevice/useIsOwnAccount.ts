import { may } from '@mix/documents';
import { useSharedDevice } from './sharedDeviceStore.ts';

/**
 * A hook. Whether the account of this device, and how the device is shared, are for whoever stands before
 * it to change: on a shared one its own person's, and of whoever runs the farm.
 */
export function useIsOwnAccount(): boolean {
  const device = useSharedDevice();
  if (device === null) return true;
  const { shed, person } = device;
  return person !== null && (person.uid === shed.uid || may(person.role, 'people'));
}
