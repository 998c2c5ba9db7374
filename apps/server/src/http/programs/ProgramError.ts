/** Every refusal of the interface for other programs, and its status. */
const STATUS = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_EXISTS: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RESOURCE_EXHAUSTED: 429,
  UNAVAILABLE: 503,
} as const;

export type ProgramErrorCode = keyof typeof STATUS;
export const PROGRAM_ERROR_CODES = Object.keys(STATUS) as readonly ProgramErrorCode[];

/** A refusal as data; `headers` say what the caller may do about it. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  readonly code: ProgramErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProgramErrorCode,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = STATUS[code];
    this.headers = headers;
  }
}
