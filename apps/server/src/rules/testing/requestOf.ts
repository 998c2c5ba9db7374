import type { DocumentLookup, RulesDocument, RulesRequest } from '../RulesRequest.ts';
import type { RulesTimestamp } from '../values/RulesValue.ts';
import type { AccessCase } from './AccessCase.ts';
import { mapOf } from './probeRequest.ts';
import { claimsOf, type Fields } from './storedDocuments.ts';
import { storedEverything } from './storedEverything.ts';

const lookupIn =
  (documents: ReadonlyMap<string, Fields>): DocumentLookup =>
  (path) => {
    const fields = documents.get(path.join('/'));
    return fields === undefined ? null : { path, fields: mapOf(fields) };
  };

/** The request of an access case over `storedEverything`, as the data layer would put it. */
export function requestOf(access: AccessCase, now: RulesTimestamp): RulesRequest {
  const before = storedEverything(now);
  const after = new Map(before);
  const { method, path, actor, fields, alsoDeleted = [], alsoWritten = {} } = access;
  const segments = path.split('/');
  if (fields !== undefined) after.set(path, fields);
  if (method === 'delete') after.delete(path);
  for (const gone of alsoDeleted) after.delete(gone);
  for (const [written, whole] of Object.entries(alsoWritten)) after.set(written, whole);
  const document = (documents: ReadonlyMap<string, Fields>): RulesDocument | null =>
    method === 'list' ? null : lookupIn(documents)(segments);
  return {
    auth: actor === null ? null : { uid: actor, token: claimsOf(actor) },
    method,
    path: segments,
    time: now,
    resource: document(before),
    requestResource: fields === undefined ? null : document(after),
    query: {
      where: access.where ?? null,
      limit: null,
      offset: null,
      allDescendants: access.allDescendants ?? false,
    },
    lookup: lookupIn(before),
    lookupAfter: lookupIn(after),
  };
}

/** The requests of a case, one for each document its commit writes or deletes: all must be allowed. */
export function requestsOf(access: AccessCase, now: RulesTimestamp): readonly RulesRequest[] {
  const { alsoDeleted = [], alsoWritten = {}, path, fields, method } = access;
  const before = storedEverything(now);
  const all = { ...alsoWritten, ...(fields === undefined ? {} : { [path]: fields }) };
  const deleted = method === 'delete' ? [...alsoDeleted, path] : alsoDeleted;
  const one = (of: string, how: AccessCase['method']): RulesRequest => {
    const { [of]: own, ...others } = all;
    const { fields: _own, ...asked } = access;
    return requestOf(
      {
        ...asked,
        path: of,
        method: how,
        alsoWritten: others,
        alsoDeleted: deleted.filter((other) => other !== of),
        ...(own === undefined ? {} : { fields: own }),
      },
      now,
    );
  };
  if (fields === undefined && method !== 'delete') return [requestOf(access, now)];
  return [
    ...Object.keys(all).map((of) => one(of, before.has(of) ? 'update' : 'create')),
    ...deleted.map((of) => one(of, 'delete')),
  ];
}
