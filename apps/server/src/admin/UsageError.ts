/** A command line that the program does not understand; the help lists what it does. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
