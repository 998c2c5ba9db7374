import { StorageError } from '../../sqlite/guardDatabase.ts';
import { HTTP_STATUS, RequestError } from '../RequestError.ts';

/**
 * The refusal a stream ends with after a failure. Only a refusal may be final: after a fault of the
 * server the client is to try again, or it would drop a write that it has queued.
 */
export function asRefusal(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  return error instanceof StorageError
    ? new RequestError('UNAVAILABLE', 'The server cannot answer right now; try again.')
    : new RequestError('INTERNAL', 'Something went wrong in the server.');
}

/** The last message of a stream. */
export const encodeRefusal = ({ status, message }: RequestError): string =>
  JSON.stringify([{ error: { code: HTTP_STATUS[status], message, status } }]);
