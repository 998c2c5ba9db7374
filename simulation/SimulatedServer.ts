import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@mix/documents';
import { commit, commitTrusted } from '../apps/server/src/firestore/commit/commit.ts';
import type { Write } from '../apps/server/src/firestore/commit/Write.ts';
import { rulesAuthorize } from '../apps/server/src/firestore/access/rulesAuthorize.ts';
import type { User } from '../apps/server/src/firestore/access/Authorize.ts';
import { DocumentTarget } from '../apps/server/src/firestore/listen/DocumentTarget.ts';
import { ListenHub } from '../apps/server/src/firestore/listen/ListenHub.ts';
import { QueryTarget } from '../apps/server/src/firestore/listen/QueryTarget.ts';
import type { Target, TargetChange } from '../apps/server/src/firestore/listen/Target.ts';
import type { Query } from '../apps/server/src/firestore/query/Query.ts';
import { readQuery } from '../apps/server/src/firestore/query/readQuery.ts';
import { DocumentReader } from '../apps/server/src/firestore/reads/DocumentReader.ts';
import { Documents, type DocumentChange } from '../apps/server/src/firestore/storage/Documents.ts';
import type { StoredDocument } from '../apps/server/src/firestore/storage/StoredDocument.ts';
import type { Micros } from '../apps/server/src/firestore/wire/Value.ts';
import { fieldsFromPlain } from '../apps/server/src/firestore/wire/fromPlain.ts';
import { compileRules, type CompiledRules } from '../apps/server/src/rules/compileRules.ts';
import { migrate, readMigrations } from '../apps/server/src/sqlite/migrate.ts';
import { openDatabase } from '../apps/server/src/sqlite/openDatabase.ts';
import type { Database, Statement } from '../apps/server/src/sqlite/Database.ts';
import type { AccountSource } from '../apps/web/src/sync/account/AccountDatabase.ts';
import type { PlantedFault } from './Faults.ts';
import { SimulatedIdentity, type DeviceTokens } from './SimulatedIdentity.ts';
import type { Timeline } from './Timeline.ts';

const root = join(import.meta.dirname, '..');
const MIGRATIONS = readMigrations(join(root, 'apps/server/src/sqlite/migrations'));
const RULES = readFileSync(join(root, 'firestore.rules'), 'utf8');

/**
 * One database for all seeds, and each statement once: making them anew would take longer than most
 * of a seed.
 */
function openOnce(): Database {
  const whole = openDatabase(':memory:');
  migrate(whole, MIGRATIONS, () => 0);
  const statements = new Map<string, Statement>();
  return {
    prepare: (sql) => {
      const statement = statements.get(sql) ?? whole.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    exec: (script) => whole.exec(script),
    transaction: (work) => whole.transaction(work),
    emptyLog: () => whole.emptyLog(),
    close: () => whole.close(),
  };
}

const database = openOnce();
const EMPTY = [
  'DELETE FROM documents',
  'DELETE FROM document_changes',
  'DELETE FROM refresh_tokens',
  'DELETE FROM sessions',
  'DELETE FROM accounts',
  'UPDATE document_clock SET last_time = 0, changes_since = 0',
].map((sql) => database.prepare(sql));
let clock = (): number => 0;
const identity = new SimulatedIdentity(database, () => clock());

const compiled = new Map<string, CompiledRules>();
/** Parts of the rules that a planted fault replaces, to see whether the simulation finds it. */
const BROKEN: Partial<Record<PlantedFault, readonly [from: string, to: string]>> = {
  rule: ['request.auth != null && request.auth.uid == uid', 'request.auth != null'],
  revision: ['(isLocked ? addsRevision() : keepsRevisions())', 'true'],
};
// Checked in every run, also one that plants nothing: only the long proof plants them all.
for (const [from] of Object.values(BROKEN))
  if (!RULES.includes(from)) throw new Error(`nothing to break in the rules: ${from}`);

const rulesOf = (planted: PlantedFault | null): CompiledRules => {
  const [from, to] = (planted === null ? undefined : BROKEN[planted]) ?? ['', ''];
  const text = RULES.replace(from, to);
  const rules = compiled.get(text) ?? compileRules(text);
  compiled.set(text, rules);
  return rules;
};

/** Queries are kept: devices ask for the same ones in every seed. */
const queries = new Map<string, Query>();
const pathsBelow = database.prepare(
  'SELECT path FROM documents WHERE path >= ? AND path < ? ORDER BY path',
);

/** What a listener is told: all of its documents at first, then what became of them. */
export type Told =
  | { readonly kind: 'all'; readonly documents: readonly StoredDocument[] }
  | { readonly kind: 'changes'; readonly changes: readonly TargetChange[] };

/** The document server: its own commit, rules, reads and listeners over SQLite. */
export class SimulatedServer {
  readonly documents: Documents;
  readonly identity = identity;
  readonly #hub: ListenHub;
  readonly #onBreach: (what: string) => void;
  #targets = 0;

  constructor(timeline: Timeline, planted: PlantedFault | null, onBreach: (what: string) => void) {
    this.#onBreach = onBreach;
    for (const statement of EMPTY) statement.run();
    clock = () => Math.floor(timeline.nowMs);
    identity.ended.clear();
    this.documents = new Documents({
      database,
      projectId: 'p',
      clock: () => timeline.nowMs,
      authorize: rulesAuthorize({
        rules: rulesOf(planted),
        projectId: 'p',
        onDenied: () => undefined,
      }),
      newId: () => 'id',
      onListenerFailure: (error) => {
        throw error;
      },
    });
    this.#hub = new ListenHub(this.documents);
  }

  /**
   * Who asks with these tokens.
   * @throws RequestError where nobody does
   */
  async userOf(tokens: DeviceTokens): Promise<User> {
    const user = await identity.verify(tokens);
    if (identity.ended.has(tokens.sessionId)) {
      this.#onBreach(`${user.uid} is served in a session that was ended`);
    }
    return user;
  }

  read(user: User, path: string): StoredDocument | null {
    return new DocumentReader(this.documents, user, false).get(path);
  }

  commit(user: User, write: Write): void {
    commit(this.documents, user, [write]);
  }

  /**
   * Tells a listener everything, and then each commit that touches it, until the returned one is called.
   * @throws RequestError when the rules do not let it be read
   */
  listen(user: User, source: AccountSource, tell: (told: Told) => void): () => void {
    const target = this.#targetOf(source);
    const reader = () => new DocumentReader(this.documents, user, false);
    const first = reader();
    tell({ kind: 'all', documents: target.start(first) });
    const listener = {
      follow: (_time: Micros, touched: ReadonlyMap<Target, readonly DocumentChange[]>) => {
        const changes = touched.get(target) ?? [];
        tell({ kind: 'changes', changes: target.follow(changes, reader()) });
      },
      judgeAgain: () => {
        throw new Error('No other document lets somebody read what is their own.');
      },
    };
    this.#hub.add(target, listener, first.lookedUp);
    return () => this.#hub.remove(target);
  }

  /** A farm with its people, as it is once all of them have joined. */
  foundFarm(id: string, members: Readonly<Partial<Record<string, Role>>>): void {
    const owners = Object.keys(members).filter((uid) => members[uid] === 'owner');
    const store = (path: string, fields: object): void => {
      commitTrusted(this.documents, [
        {
          kind: 'set',
          path,
          precondition: { kind: 'none' },
          mask: null,
          fields: fieldsFromPlain(fields),
          transforms: [
            { field: ['createdAt'], transform: { kind: 'requestTime' } },
            { field: ['updatedAt'], transform: { kind: 'requestTime' } },
          ],
        },
      ]);
    };
    store(`farms/${id}`, { name: id, owners, createdBy: owners[0] });
    for (const [uid, role] of Object.entries(members)) {
      store(`farms/${id}/members/${uid}`, { role, name: uid, invite: null });
    }
  }

  /** Names of documents, for nobody but the test. */
  pathsBelow(prefix: string): readonly string[] {
    return pathsBelow.all(prefix, `${prefix}\uffff`).map(({ path }) => String(path));
  }

  /** Everything there is, for nobody but the test. */
  all(): readonly StoredDocument[] {
    return this.pathsBelow('')
      .map((path) => this.documents.table.read(path))
      .filter((document) => document !== null);
  }

  #targetOf(source: AccountSource): Target {
    this.#targets += 1;
    if (source.kind === 'document') {
      return new DocumentTarget(this.documents, this.#targets, source.path);
    }
    const name = source.kind === 'collection' ? source.path : source.userPath;
    const query = queries.get(name) ?? this.#queryOf(source);
    queries.set(name, query);
    return new QueryTarget(this.documents, this.#targets, query);
  }

  #queryOf(source: Exclude<AccountSource, { kind: 'document' }>): Query {
    const { root: top } = this.documents;
    const below = source.kind === 'collection' ? source.path : 'userproduct';
    const parent = below.split('/').slice(0, -1).join('/');
    const query = {
      from: [{ collectionId: below.slice(below.lastIndexOf('/') + 1) }],
      ...(source.kind === 'favouritesOf' && {
        where: {
          fieldFilter: {
            field: { fieldPath: 'userId' },
            op: 'EQUAL',
            value: { referenceValue: `${top}/${source.userPath}` },
          },
        },
      }),
    };
    const place = parent === '' ? top : `${top}/${parent}`;
    return readQuery(this.documents, place, query);
  }
}
