/** The move cannot go on; the message says why and what to do, without anything secret. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
