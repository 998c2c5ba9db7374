/** The command line cannot be meant; the help says what can. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
