import { AccountError } from './AccountDatabase.ts';
import { isClientBroken } from '../firestore/accountErrorKind.ts';

/** Names of the errors that the account, the network and the device are known to throw. */
const EXPECTED = ['AccountError', 'FirebaseError', 'DeviceStorageError'];

/**
 * The error of this program that stands behind what was thrown; null where there is none: the
 * network, the account, the device's store and the end of the client library are no faults of the
 * program.
 */
export function programFault(thrown: unknown): Error | null {
  const error =
    thrown instanceof AccountError ? (thrown.kind === 'passing' ? thrown.cause : null) : thrown;
  if (error instanceof DOMException || !(error instanceof Error)) return null;
  return EXPECTED.includes(error.name) || isClientBroken(error.message) ? null : error;
}
