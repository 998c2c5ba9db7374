/** The few errors the web server itself may answer with, in the names of the wire protocol. */
const ERRORS = {
  BAD_REQUEST: { code: 400, status: 'INVALID_ARGUMENT', message: 'This request cannot be read.' },
  NOT_FOUND: { code: 404, status: 'NOT_FOUND', message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: {
    code: 405,
    status: 'UNIMPLEMENTED',
    message: 'This address answers GET and HEAD only.',
  },
  HEADERS_TOO_LARGE: {
    code: 431,
    status: 'INVALID_ARGUMENT',
    message: 'The headers of this request are too large.',
  },
  INTERNAL: { code: 500, status: 'INTERNAL', message: 'Something went wrong in the server.' },
  UNAVAILABLE: {
    code: 503,
    status: 'UNAVAILABLE',
    message: 'The server cannot answer right now; try again.',
  },
} as const;

export type ErrorName = keyof typeof ERRORS;

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The wire form of an error: JSON always, never a stack, a path or a query. */
export function errorAnswer(name: ErrorName): ErrorAnswer {
  const error = ERRORS[name];
  const body = JSON.stringify({ error });
  return {
    status: error.code,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
      ...(name === 'METHOD_NOT_ALLOWED' ? { allow: 'GET, HEAD' } : {}),
    },
    body,
  };
}

export function errorResponse(name: ErrorName): Response {
  const { status, headers, body } = errorAnswer(name);
  return new Response(body, { status, headers });
}
