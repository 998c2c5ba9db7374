import { FirebaseError } from 'firebase/app';

const LONGEST_MS = 15_000;

/**
 * Waits for the answer to a call of the document library, 15 s at most: in a browser the library itself
 * would wait for ever. The call may still be done later; whoever tries again reads first.
 * @param later does the work after a while; returns what cancels it
 * @throws FirebaseError `deadline-exceeded`, or what the call threw
 */
export async function answeredInTime<Answer>(
  call: Promise<Answer>,
  later: (work: () => void, afterMs: number) => () => void,
): Promise<Answer> {
  let cancel = (): void => undefined;
  const late = new Promise<never>((_answered, reject) => {
    cancel = later(() => {
      reject(new FirebaseError('deadline-exceeded', 'Request time out'));
    }, LONGEST_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    cancel();
  }
}
