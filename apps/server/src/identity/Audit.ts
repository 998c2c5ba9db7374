/** What the audit log tells of; each event names the account by its id, never by its address. */
export type AuditEvent =
  | 'signUp'
  | 'signIn'
  | 'signInFailed'
  | 'signInDisabled'
  | 'limitReached'
  | 'codeIssued'
  | 'codeRefused'
  | 'emailVerified'
  | 'emailChanged'
  | 'emailRecovered'
  | 'passwordReset'
  | 'passwordChanged'
  | 'profileChanged'
  | 'accountDeleted'
  | 'sessionEnded'
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'secondFactorAsked'
  | 'secondFactorRefused'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'programTokenMade'
  | 'programTokenEnded'
  | 'refreshRefused'
  | 'refreshTokenStolen';

export interface AuditFields {
  readonly requestId: string;
  readonly uid?: string;
  /** A code of ours: the kind of letter, the limit, the reason. */
  readonly detail?: string;
}

export type Audit = (event: AuditEvent, fields: AuditFields) => void;
