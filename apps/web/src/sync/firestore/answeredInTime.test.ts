import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { answeredInTime } from './answeredInTime.ts';

/** Collects what shall be done later, and what of it was called off. */
function laterBy() {
  const planned: { readonly work: () => void; readonly afterMs: number }[] = [];
  const cancelled: number[] = [];
  const later = (work: () => void, afterMs: number) => {
    const index = planned.push({ work, afterMs }) - 1;
    return () => {
      cancelled.push(index);
    };
  };
  return { planned, cancelled, later };
}

it('gives an answer up after 15 s: "Request time out"', async () => {
  const { planned, later } = laterBy();
  const waiting = answeredInTime(new Promise(() => undefined), later);
  expect(planned.map(({ afterMs }) => afterMs)).toEqual([15_000]);
  planned[0]?.work();
  await expect(waiting).rejects.toEqual(new FirebaseError('deadline-exceeded', 'Request time out'));
});

it('passes on what comes in time, and waits for nothing more', async () => {
  const { cancelled, later } = laterBy();
  expect(await answeredInTime(Promise.resolve('done'), later)).toBe('done');
  const refusal = new FirebaseError('permission-denied', 'No.');
  await expect(answeredInTime(Promise.reject(refusal), later)).rejects.toBe(refusal);
  expect(cancelled).toEqual([0, 1]);
});
