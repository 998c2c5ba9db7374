/** A command cannot be carried out; the message says why and what to do, without a stack. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
}
