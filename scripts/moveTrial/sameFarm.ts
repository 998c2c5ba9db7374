import { readInstance } from '../../apps/server/src/sqlite/instance.ts';
import { openDatabase } from '../../apps/server/src/sqlite/openDatabase.ts';
import type { SqlRow } from '../../apps/server/src/sqlite/Database.ts';

/** What of an account stays the same over there and back. Sessions, and when it was refreshed, do not. */
const COLUMNS =
  'uid, email, email_verified, display_name, photo_url, disabled, is_admin, created_at, last_login_at';

interface Farm {
  readonly documents: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
  readonly passwords: ReadonlyMap<string, string>;
}

/** The fields in one order, with this instance's own name taken out of references. */
function plainFields({ fields }: SqlRow, projectId: string): string {
  const ordered = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.map(ordered);
    if (typeof json !== 'object' || json === null) return json;
    return Object.entries(json)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, ordered(value)]);
  };
  return (
    JSON.stringify(ordered(JSON.parse(String(fields))))
      .replaceAll(`projects/${projectId}/`, 'projects/this/')
      // Google's emulator gives nought back for minus nought.
      .replaceAll('["doubleValue","-0"]', '["doubleValue",0]')
  );
}

function readFarm(dataDirectory: string): Farm {
  const database = openDatabase(dataDirectory);
  const { projectId } = readInstance(database, Date.now, (count) => new Uint8Array(count));
  const all = (sql: string): readonly SqlRow[] => database.prepare(sql).all();
  const farm = {
    documents: new Map(
      all('SELECT path, fields FROM documents').map((row) => [
        String(row['path']),
        plainFields(row, projectId),
      ]),
    ),
    accounts: new Map(
      all(`SELECT ${COLUMNS} FROM accounts`).map((row) => [
        String(row['uid']),
        JSON.stringify(row),
      ]),
    ),
    passwords: new Map(
      all('SELECT uid, password_hash FROM accounts').map((row) => [
        String(row['uid']),
        String(row['password_hash']),
      ]),
    ),
  };
  database.close();
  return farm;
}

/**
 * Compares two data folders without a line of what moves them.
 * @returns what differs; nothing when they are the same farm
 */
export function differencesBetween(here: string, back: string): readonly string[] {
  const [one, other] = [readFarm(here), readFarm(back)];
  const differing = (kind: 'documents' | 'accounts'): readonly string[] =>
    [...new Set([...one[kind].keys(), ...other[kind].keys()])]
      .filter((name) => one[kind].get(name) !== other[kind].get(name))
      .map((name) => `${kind}: ${name}`);
  // Hashes of the service itself come back as they were; of others it hands out none, or what it
  // was given.
  const lost = [...one.passwords]
    .filter(([, hash]) => hash.startsWith('$firebase-scrypt$'))
    .filter(([uid, hash]) => other.passwords.get(uid) !== hash)
    .map(([uid]) => `password: ${uid}`);
  return [...differing('documents'), ...differing('accounts'), ...lost];
}
