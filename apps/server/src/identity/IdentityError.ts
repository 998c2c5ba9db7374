/** Every code the account API answers with, and its HTTP status. The client library maps the code. */
const STATUS = {
  EMAIL_EXISTS: 400,
  EMAIL_NOT_FOUND: 400,
  INVALID_PASSWORD: 400,
  INVALID_LOGIN_CREDENTIALS: 400,
  INVALID_EMAIL: 400,
  MISSING_EMAIL: 400,
  MISSING_NEW_EMAIL: 400,
  MISSING_PASSWORD: 400,
  WEAK_PASSWORD: 400,
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 400,
  USER_DISABLED: 400,
  USER_NOT_FOUND: 400,
  MISSING_ID_TOKEN: 400,
  INVALID_ID_TOKEN: 400,
  TOKEN_EXPIRED: 400,
  MISSING_GRANT_TYPE: 400,
  INVALID_GRANT_TYPE: 400,
  MISSING_REFRESH_TOKEN: 400,
  INVALID_REFRESH_TOKEN: 400,
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 400,
  MISSING_OOB_CODE: 400,
  EXPIRED_OOB_CODE: 400,
  INVALID_OOB_CODE: 400,
  INVALID_CODE: 400,
  MISSING_CODE: 400,
  INVALID_SESSION_INFO: 400,
  MISSING_SESSION_INFO: 400,
  SESSION_EXPIRED: 400,
  INVALID_MFA_PENDING_CREDENTIAL: 400,
  MISSING_MFA_PENDING_CREDENTIAL: 400,
  MFA_ENROLLMENT_NOT_FOUND: 400,
  MISSING_MFA_ENROLLMENT_ID: 400,
  SECOND_FACTOR_EXISTS: 400,
  UNVERIFIED_EMAIL: 400,
  LAST_OWNER: 400,
  MISSING_REQ_TYPE: 400,
  INVALID_REQ_TYPE: 400,
  TOO_MANY_ATTEMPTS_TRY_LATER: 400,
  OPERATION_NOT_ALLOWED: 400,
  ADMIN_ONLY_OPERATION: 400,
  UNAUTHORIZED_DOMAIN: 400,
  INVALID_CONTINUE_URI: 400,
  MISSING_CONTINUE_URI: 400,
  MISSING_IDENTIFIER: 400,
  INVALID_IDENTIFIER: 400,
  INVALID_DISPLAY_NAME: 400,
  INVALID_PHOTO_URL: 400,
  UNEXPECTED_PARAMETER: 400,
  INVALID_ARGUMENT: 400,
  'API key not valid. Please pass a valid API key.': 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const;

export type IdentityErrorCode = keyof typeof STATUS;

/** A refusal of the account API, as data. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;
  readonly status: number;

  /** @param detail words for a person; sent after the code. Never holds anything secret. */
  constructor(code: IdentityErrorCode, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`);
    this.code = code;
    this.status = STATUS[code];
  }

  /** The wire form the client library reads. */
  toBody(): object {
    const { message, status } = this;
    return {
      error: {
        code: status,
        message,
        errors: [{ message, domain: 'global', reason: 'invalid' }],
      },
    };
  }
}
