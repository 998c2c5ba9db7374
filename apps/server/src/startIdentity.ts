import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { inviteState } from './firestore/farms/inviteState.ts';
import { storageOf } from './firestore/farms/storageOf.ts';
import { endAccount } from './firestore/farms/endAccount.ts';
import type { Documents } from './firestore/storage/Documents.ts';
import { createIdentity, type Identity } from './identity/createIdentity.ts';
import { fileKeyStore } from './identity/tokens/fileKeyStore.ts';
import { IdentityError } from './identity/IdentityError.ts';
import { LettersTable } from './identity/letters/LettersTable.ts';
import type { SignedInUser } from './identity/tokens/verifyIdToken.ts';
import { MailQueue } from './mail/MailQueue.ts';
import type { Mailer } from './mail/Mailer.ts';
import { outboxMailer } from './mail/outboxMailer.ts';
import { smtpMailer } from './mail/smtpMailer.ts';
import type { Database } from './sqlite/Database.ts';
import type { Instance } from './sqlite/instance.ts';

const SWEEP_EVERY_MS = 10 * 60_000;

export interface IdentityStart {
  readonly config: Config;
  readonly database: Database;
  /** The same database for what has to go on when the disk is full. */
  readonly essential?: Database;
  readonly instance: Instance;
  readonly clock: Clock;
  readonly log: Logger;
  /** The origin in mailed links. */
  readonly publicUrl: () => string;
  readonly documents: Documents;
  /** Sessions of an account have ended, or are just about to. */
  readonly onSessionsEnded: (uid: string) => void;
}

function mailerFor({ config, clock, log }: IdentityStart): Mailer {
  const { smtpUrl, mailFrom } = config.accounts;
  if (smtpUrl === null) {
    return outboxMailer({
      directory: join(config.dataDirectory, 'outbox'),
      clock,
      newId: () => randomBytes(4).toString('hex'),
      onWritten: (file) => log.info({ file }, 'no mail server is set: the letter is in this file'),
    });
  }
  const sender = mailFrom ?? `no-reply@${new URL(config.publicUrl ?? smtpUrl).hostname}`;
  return smtpMailer(smtpUrl, sender);
}

/** Accounts with their mail and housekeeping; `close` stops both. */
export function startIdentity(start: IdentityStart): {
  identity: Identity;
  /** Who an ID token belongs to now; null when nobody is signed in with it. */
  currentUser: (token: string) => Promise<SignedInUser | null>;
  close: () => Promise<void>;
} {
  const { config, database, clock, log } = start;
  const letters = new LettersTable(database);
  const mailer = mailerFor(start);
  const mail = new MailQueue({
    store: letters,
    mailer,
    clock,
    onOutcome: (outcome) => log.info({ audit: 'mail', ...outcome }, 'audit'),
    onFailure: (error) => log.error({ err: error }, 'mail queue failed'),
  });
  const identity = createIdentity({
    database,
    essential: start.essential ?? database,
    instance: start.instance,
    settings: config.accounts.identity,
    productName: config.productName,
    publicUrl: start.publicUrl,
    keyStore: fileKeyStore(config.dataDirectory, 'signing-keys.json'),
    sealKeyStore: fileKeyStore(config.dataDirectory, 'second-factor-key.json'),
    letters,
    wakeMail: () => mail.wake(),
    forgetLetters: (address) => mailer.forget?.(address),
    clock,
    random: randomBytes,
    onSessionsEnded: start.onSessionsEnded,
    deleteDocumentsOf: (uid, alongside) => endAccount(start.documents, uid, alongside),
    inviteState: (farmId, secret) =>
      inviteState(start.documents, { farmId, secret, now: BigInt(clock()) * 1000n }),
    storageOf: (uid, farmId) => storageOf(start.documents, uid, farmId),
    audit: (event, fields) => log.info({ audit: event, ...fields }, 'audit'),
  });
  const sweeping = setInterval(() => {
    try {
      identity.sweep();
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed');
    }
  }, SWEEP_EVERY_MS).unref();
  mail.wake();
  return {
    identity,
    currentUser: async (token) => {
      try {
        return await identity.verifyIdToken(token);
      } catch (error) {
        if (error instanceof IdentityError) return null;
        throw error;
      }
    },
    close: () => {
      clearInterval(sweeping);
      return mail.close();
    },
  };
}
