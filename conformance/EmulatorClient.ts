import type { AccessCase } from '../apps/server/src/rules/testing/AccessCase.ts';
import { mapOf } from '../apps/server/src/rules/testing/probeRequest.ts';
import type { Fields } from '../apps/server/src/rules/testing/storedDocuments.ts';
import type { RulesFilter } from '../apps/server/src/rules/RulesRequest.ts';
import type {
  RulesMap,
  RulesTimestamp,
  RulesValue,
} from '../apps/server/src/rules/values/RulesValue.ts';
import { PROJECT_ID } from './startFirestoreEmulator.ts';
import { documentName, wireFields, wireValue } from './wireValue.ts';

const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function plain(value: RulesValue): unknown {
  if (value instanceof Map) {
    return Object.fromEntries([...(value as RulesMap)].map(([name, one]) => [name, plain(one)]));
  }
  return typeof value === 'bigint' ? Number(value) : value;
}

/** An unsigned token, which the emulator takes at its word. */
export const unsignedToken = (uid: string, claims: RulesMap): string =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({
    iat: 1,
    aud: PROJECT_ID,
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    user_id: uid,
    ...(plain(claims) as object),
    sub: uid,
  })}.`;

/** The emulator's administrator, whom no rule holds. */
export const OVERSEER = 'owner';

function wireFilter(filter: RulesFilter): object {
  if (filter.kind !== 'field') {
    return {
      compositeFilter: { op: filter.kind.toUpperCase(), filters: filter.filters.map(wireFilter) },
    };
  }
  const field = { fieldPath: filter.fieldPath.join('.') };
  return filter.operator.startsWith('IS_')
    ? { unaryFilter: { field, op: filter.operator } }
    : { fieldFilter: { field, op: filter.operator, value: wireValue(filter.value) } };
}

export interface ListQuery {
  readonly where: RulesFilter | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly allDescendants?: boolean;
}

/** Speaks REST to Google's Firestore emulator, or to a server of ours with its tokens. */
export class EmulatorClient {
  readonly #origin: string;
  readonly #projectId: string;

  constructor(origin: string, projectId = PROJECT_ID) {
    this.#origin = origin;
    this.#projectId = projectId;
  }

  /** Loads rules; false when the emulator refuses them. */
  async load(content: string): Promise<boolean> {
    const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
    const url = `${this.#origin}/emulator/v1/projects/${PROJECT_ID}:securityRules`;
    const answer = await fetch(url, { method: 'PUT', body });
    await answer.text();
    return answer.ok;
  }

  /** Stores these documents, and nothing else. */
  async store(documents: ReadonlyMap<string, Fields>): Promise<void> {
    const url = `${this.#origin}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
    await fetch(url, { method: 'DELETE' });
    await this.overwrite(documents);
  }

  /** Puts each document in place of what stands there; null takes it away. */
  async overwrite(documents: ReadonlyMap<string, Fields | null>): Promise<void> {
    const writes = [...documents].map(([path, fields]) => {
      const name = documentName(path);
      return fields === null
        ? { delete: name }
        : { update: { name, fields: wireFields(mapOf(fields)) } };
    });
    const answer = await this.#post('documents:commit', { writes }, OVERSEER);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(text);
  }

  /** Whether the emulator lets the document be read; one that is not there counts as read. */
  async mayGet(path: string, token: string | null): Promise<boolean> {
    const body = { documents: [documentName(path)] };
    return verdictOf(await this.#post('documents:batchGet', body, token));
  }

  /** Whether a document may be made as the client library's transactions do: looked for, then written if there is still none. */
  async mayMake(access: AccessCase, now: RulesTimestamp, token: string | null): Promise<boolean> {
    if (!(await this.mayGet(access.path, token))) return false;
    return this.mayWrite(access, now, token, { currentDocument: { exists: false } });
  }

  async mayList(collection: string, query: ListQuery, token: string | null): Promise<boolean> {
    const segments = collection.split('/');
    const collectionId = segments.pop();
    const parent = ['documents', ...segments].join('/');
    const { where, limit, offset, allDescendants = false } = query;
    const structuredQuery = {
      from: [{ collectionId, allDescendants }],
      ...(where === null ? {} : { where: wireFilter(where) }),
      ...(limit == null ? {} : { limit }),
      ...(offset == null ? {} : { offset }),
    };
    return verdictOf(await this.#post(`${parent}:runQuery`, { structuredQuery }, token));
  }

  /**
   * Whether the emulator lets a document be written; fields that are now get the server's time.
   * @param condition what must hold of the document itself
   */
  async mayWrite(
    access: AccessCase,
    now: RulesTimestamp,
    token: string | null,
    condition: object = {},
  ): Promise<boolean> {
    const name = documentName(access.path);
    const { fields, alsoDeleted = [], alsoWritten = {} } = access;
    const writes = [
      {
        ...(fields === undefined ? { delete: name } : writeOf(access.path, fields, now)),
        ...condition,
      },
      ...alsoDeleted.map((path) => ({ delete: documentName(path) })),
      ...Object.entries(alsoWritten).map(([path, whole]) => writeOf(path, whole, now)),
    ];
    return verdictOf(await this.#post('documents:commit', { writes }, token));
  }

  #post(verb: string, body: object, token: string | null): Promise<Response> {
    const path = verb.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':');
    const ofProject = (text: string): string =>
      text.replaceAll(`projects/${PROJECT_ID}/`, `projects/${this.#projectId}/`);
    return fetch(`${this.#origin}/v1/projects/${this.#projectId}/databases/(default)/${path}`, {
      method: 'POST',
      body: ofProject(JSON.stringify(body)),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  }
}

/** A write of a whole document; fields that are now get the server's time. */
function writeOf(path: string, fields: Fields, now: RulesTimestamp): object {
  const isNow = (value: RulesValue): boolean => value === now;
  const given = Object.entries(fields).filter(([, value]) => !isNow(value));
  const updateTransforms = Object.entries(fields)
    .filter(([, value]) => isNow(value))
    .map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return {
    update: { name: documentName(path), fields: wireFields(new Map(given)) },
    updateTransforms,
  };
}

async function verdictOf(answer: Response): Promise<boolean> {
  const text = await answer.text();
  if (answer.status === 200 && !text.includes('PERMISSION_DENIED')) return true;
  if (answer.status === 403) return false;
  throw new Error(`the emulator answered ${answer.status}: ${text}`);
}
