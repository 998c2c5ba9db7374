/**
 * Why something was not done on a farm.
 * `noSignal`: no answer; it may be tried again. `refused`: the rules say no. `used`, `ended`: of an
 * invite. `lastOwner`: nobody would be left who owns the farm. `notSecure`: the page came without TLS,
 * where a browser makes no secret. `notSent`: documents that wait here are to be sent first.
 */
export type FarmFailure =
  | 'noSignal'
  | 'refused'
  | 'used'
  | 'ended'
  | 'lastOwner'
  | 'notSecure'
  | 'notSent';

export class FarmError extends Error {
  override readonly name = 'FarmError';
  readonly failure: FarmFailure;

  constructor(failure: FarmFailure, cause?: unknown) {
    super(`not done on the farm: ${failure}`, { cause });
    this.failure = failure;
  }
}
