import { asResponse, wholeJson, type WholeAnswer } from './answerText.ts';

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

/** The wire form of an error: JSON always, never a stack, a path or a query. */
export function errorAnswer(name: ErrorName): WholeAnswer {
  const error = ERRORS[name];
  return wholeJson(
    { error },
    error.code,
    name === 'METHOD_NOT_ALLOWED' ? { allow: 'GET, HEAD' } : {},
  );
}

export const errorResponse = (name: ErrorName): Response => asResponse(errorAnswer(name));
