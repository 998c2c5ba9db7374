import type { DocumentFields } from '@mix/documents';

/** Every backup file begins with this; a file without it is no backup of this app. */
export const BACKUP_FORMAT = 'mix-backup';
/** Raised when an older version of the app could not read the file any more. */
export const BACKUP_VERSION = 1;
/** Ten times what ten years of a large farm take. */
export const LARGEST_BACKUP_BYTES = 100_000_000;

/** One document of a backup, in no database's own types. */
export interface BackupDocument {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly fields: DocumentFields;
}

/** A backup that was read and found whole. */
export interface Backup {
  readonly savedAt: Date;
  readonly version: number;
  /** Documents by collection, collections that this version does not know included. */
  readonly documents: ReadonlyMap<string, readonly BackupDocument[]>;
}

/** Why a file is refused. Nothing of it is then used. */
export type BackupFault =
  | 'tooLarge'
  | 'foreign'
  | 'cut'
  | 'damaged'
  | 'newer'
  | 'passwordNeeded'
  | 'passwordWrong'
  | 'notSecure';
