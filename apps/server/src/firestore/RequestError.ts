/** The statuses a request can end with, and the HTTP status that goes with each. */
export const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

export type RequestStatus = keyof typeof HTTP_STATUS;

/**
 * Why a request is refused, in the words of the wire protocol. The client takes most statuses for
 * final and drops the write; only UNAVAILABLE, INTERNAL, UNAUTHENTICATED and, after its longest pause,
 * RESOURCE_EXHAUSTED make it try again.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: RequestStatus;
  constructor(status: RequestStatus, message: string) {
    super(message);
    this.status = status;
  }
}

export const invalid = (message: string): RequestError =>
  new RequestError('INVALID_ARGUMENT', message);

/** Too many bytes are held. That passes: the client keeps its write and waits a minute. */
export const exhausted = (): RequestError => EXHAUSTED;

// Made once: it is thrown most often when there is least time, and making an error reads the stack.
const EXHAUSTED = new RequestError('RESOURCE_EXHAUSTED', 'Too much is under way; try again later.');

export const denied = (): RequestError =>
  new RequestError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
