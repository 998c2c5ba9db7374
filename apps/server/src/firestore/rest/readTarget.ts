import { RequestError, invalid } from '../RequestError.ts';

/** What an address below `/v1/` is about. */
export interface Target {
  /** `projects/p/databases/d/documents/users/u1`, decoded. */
  readonly name: string;
  /** `runQuery`; null for the plain methods of HTTP. */
  readonly operation: string | null;
}

const nothingHere = (): RequestError =>
  new RequestError('NOT_FOUND', 'There is nothing at this address.');

/** Decodes one segment alone: an encoded slash in it would be part of an id, and is refused. */
function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    throw invalid('The address is not encoded as it should be.');
  }
  if (decoded.includes('/')) {
    throw invalid(`Resource id "${decoded}" is invalid because it contains "/".`);
  }
  return decoded;
}

/**
 * Takes the path of an address apart.
 * @param method of HTTP; only POST has operations, so that ids with a colon can be read.
 * @throws RequestError for a path that leads nowhere.
 */
export function readTarget(method: string, pathname: string): Target {
  const [, encoded, operation = null] =
    /^\/v1\/(projects\/.*?)(?::([A-Za-z]+))?$/.exec(pathname) ?? [];
  if (encoded === undefined) throw nothingHere();
  const hasOperation = method === 'POST' && operation !== null;
  const whole = hasOperation || operation === null ? encoded : `${encoded}:${operation}`;
  return {
    name: whole.split('/').map(decodeSegment).join('/'),
    operation: hasOperation ? operation : null,
  };
}
