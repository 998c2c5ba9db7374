import { RequestError } from '../RequestError.ts';

/** What a request may say of the transaction or the time it wants to read in. */
export const TRANSACTION_MEMBERS = ['transaction', 'newTransaction', 'readTime'] as const;

/**
 * Transactions are made of preconditions on update times, checked when they are committed; that is how
 * the client library for the web works. The server holds no locks and keeps no transaction open.
 * @throws RequestError for a request that wants one, or the state at an earlier time.
 */
export function refuseTransaction(
  members: Partial<Record<(typeof TRANSACTION_MEMBERS)[number], unknown>>,
): void {
  const asked = TRANSACTION_MEMBERS.find((member) => members[member] !== undefined);
  if (asked !== undefined) throw unsupported(asked);
}

export const unsupported = (what: string): RequestError =>
  new RequestError('UNIMPLEMENTED', `${what} is not supported by this server.`);
