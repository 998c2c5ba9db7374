import { failure, isFields, success, type Result } from '@mix/engine';
import { readJson, type JsonLimits } from '@mix/sharing';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  LARGEST_BACKUP_BYTES,
  type Backup,
  type BackupDocument,
  type BackupFault,
} from './BackupFile.ts';
import { CHECKSUM_OF, checksumOf } from './checksum.ts';
import { fieldsFromJson } from './fieldsJson.ts';
import { openSealed } from './sealBackup.ts';

/** How every backup begins, so that half a file is told from a file of another program. */
const BEGINNING = /^\s*\{\s*"format"\s*:\s*"mix-backup"/;
const LONGEST_ID_BYTES = 1500;

/** Whether a value can be an id in a path of the account. */
const isId = (id: unknown): id is string =>
  typeof id === 'string' &&
  id !== '' &&
  id !== '.' &&
  id !== '..' &&
  !id.includes('/') &&
  id.length <= LONGEST_ID_BYTES;

/** @throws RangeError where the value is no moment */
function momentOf(value: unknown): Date {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) throw new RangeError('not a moment');
  return date;
}

/** @throws RangeError where the value is no document */
function documentOf(value: unknown): BackupDocument {
  if (!isFields(value) || !isId(value['id'])) throw new RangeError('not a document');
  const { id, createdAt, updatedAt, fields } = value;
  return {
    id,
    createdAt: momentOf(createdAt),
    updatedAt: momentOf(updatedAt),
    fields: fieldsFromJson(fields),
  };
}

/** @throws RangeError where the documents are not as `writeBackup` writes them */
function documentsOf(file: Readonly<Record<string, unknown>>): Backup['documents'] {
  const { documents, counts } = file;
  if (!isFields(documents) || !isFields(counts)) throw new RangeError('no documents');
  const read = Object.entries(documents).map(([collection, list]) => {
    if (!Array.isArray(list) || counts[collection] !== list.length) throw new RangeError('count');
    const found = list.map(documentOf);
    if (new Set(found.map(({ id }) => id)).size !== found.length) throw new RangeError('id twice');
    return [collection, found] as const;
  });
  if (read.length !== Object.keys(counts).length) throw new RangeError('count');
  return new Map(read);
}

type File = Readonly<Record<string, unknown>>;

/**
 * Most parts of a backup's JSON: a hundred megabytes of records have fewer. A file of nothing but
 * brackets must not fill the memory of the tab.
 */
const LIMITS: JsonLimits = {
  depth: 64,
  containers: 2_500_000,
  members: 15_000_000,
};

/** The file as JSON, of this version, with the right checksum. */
function wholeFile(text: string): Result<File, BackupFault> {
  const file = readJson(text, LIMITS);
  if (file === undefined) {
    if (!BEGINNING.test(text)) return failure('foreign');
    return failure(text.trimEnd().endsWith('}') ? 'damaged' : 'cut');
  }
  if (!isFields(file) || file['format'] !== BACKUP_FORMAT) return failure('foreign');
  const { version, checksum } = file;
  if (typeof version === 'number' && version > BACKUP_VERSION) return failure('newer');
  if (version !== BACKUP_VERSION || !isFields(checksum)) return failure('damaged');
  const isRight = checksum['of'] === CHECKSUM_OF && checksum['value'] === checksumOf(file);
  return isRight ? success(file) : failure('damaged');
}

function textOf(bytes: Uint8Array): Result<string, BackupFault> {
  try {
    return success(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const beginning = new TextDecoder().decode(bytes.subarray(0, 200));
    return failure(BEGINNING.test(beginning) ? 'damaged' : 'foreign');
  }
}

/**
 * Reads a backup file, whole or not at all: a file that is damaged, cut, of a newer version or of
 * another program gives its fault and nothing else. Never throws for the file's content.
 * @param password null while none was given
 */
export async function readBackup(
  bytes: Uint8Array,
  password: string | null,
): Promise<Result<Backup, BackupFault>> {
  if (bytes.length > LARGEST_BACKUP_BYTES) return failure('tooLarge');
  const text = textOf(bytes);
  if (!text.ok) return text;
  try {
    let file = wholeFile(text.value);
    if (!file.ok) return file;
    const { format, version, savedAt, sealed } = file.value;
    if (sealed !== undefined) {
      const header = { format, version, savedAt } as Parameters<typeof openSealed>[0];
      const opened = await openSealed(header, sealed, password);
      if (!opened.ok) return opened;
      file = wholeFile(opened.value);
      if (!file.ok) return failure('damaged');
    }
    return success({
      savedAt: momentOf(file.value['savedAt']),
      version: BACKUP_VERSION,
      documents: documentsOf(file.value),
    });
  } catch (error) {
    if (error instanceof RangeError) return failure('damaged');
    throw error;
  }
}
