import { FirebaseError } from 'firebase/app';
import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore';
import { answeredInTime } from '../firestore/answeredInTime.ts';
import { accountErrorKind } from '../firestore/accountErrorKind.ts';
import { setBrowserTimer } from '../account/setBrowserTimer.ts';
import { FarmError } from './FarmError.ts';

/**
 * Waits for a call to the document database, 15 s at most.
 * @throws FarmError
 */
export async function answered<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await answeredInTime(call, setBrowserTimer);
  } catch (error) {
    if (error instanceof FarmError) throw error;
    if (!(error instanceof FirebaseError)) throw error;
    const kind = accountErrorKind(error.code, error.message);
    throw new FarmError(kind === 'refused' ? 'refused' : 'noSignal', error);
  }
}

/**
 * All writes or none, now or not at all. It is a transaction: the library would keep other writes
 * until a day with a signal, and the members of a farm must not change as late as that.
 * @throws FarmError
 */
export const farmCall = <Answer>(
  database: Firestore,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> => answered(runTransaction(database, work, { maxAttempts: 1 }));
