import type { ProgramScope, StorageFigures } from '@mix/documents';

/** One session of the account, on some device. */
export interface AccountSession {
  readonly id: string;
  /** Such as `Firefox, Android`; null: not known. */
  readonly device: string | null;
  readonly lastUsedAt: Date;
  /** Whether it is the session of this page. */
  readonly isCurrent: boolean;
}

/** The token of another program, without its secret. */
export interface ProgramToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Null: never used. */
  readonly lastUsedAt: Date | null;
}

/** A token as it is asked for. */
export interface NewProgramToken {
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly days: number;
}

/** A token that was just made: its secret is told this once. */
export interface MadeProgramToken {
  readonly token: ProgramToken;
  readonly secret: string;
}

/** Calls that our own server answers beside those of the provider's library; a hosted project has none. */
export interface OwnServer {
  /** Where the account is signed in, the session used last first. */
  readonly listSessions: (idToken: string) => Promise<readonly AccountSession[]>;
  readonly endSession: (idToken: string, id: string) => Promise<void>;
  /** Ends the session whose refresh token has this hash. False: the server was not reached. */
  readonly endByHash: (tokenHash: string) => Promise<boolean>;
  /**
   * Ends the session with this hash because this device went on with another: no tab of the device
   * is signed out. It never rejects.
   */
  readonly supersedeByHash: (tokenHash: string) => Promise<void>;
  /** New recovery codes in place of those before. */
  readonly makeRecoveryCodes: (idToken: string) => Promise<readonly string[]>;
  readonly listPrograms: (idToken: string) => Promise<readonly ProgramToken[]>;
  readonly makeProgram: (idToken: string, asked: NewProgramToken) => Promise<MadeProgramToken>;
  /** How much the account, or a farm that it belongs to, keeps and may keep. */
  readonly storageOf: (idToken: string, farmId: string | null) => Promise<StorageFigures>;
  /** Lets an address register by the link of an invite, where that needs one. */
  readonly admit: (email: string, link: { farmId: string; secret: string }) => Promise<void>;
  readonly endProgram: (idToken: string, id: string) => Promise<void>;
}
