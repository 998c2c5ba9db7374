import { documentValue, ROOT } from './documentValue.ts';
import type { RulesQuery, RulesRequest } from './RulesRequest.ts';
import { RulesPath, type RulesMap, type RulesValue } from './values/RulesValue.ts';

/** Of a delete, `request.resource` is null, yet `'resource' in request` is false. */
class DeleteRequest extends Map<string, RulesValue> {
  override get(name: string): RulesValue | undefined {
    return name === 'resource' ? null : super.get(name);
  }
}

const queryValue = (query: RulesQuery | undefined): RulesMap =>
  new Map<string, RulesValue>([
    ['limit', query?.limit == null ? null : BigInt(query.limit)],
    ['offset', BigInt(query?.offset ?? 0)],
  ]);

/** `request` as an expression sees it. */
export function requestValue(request: RulesRequest): RulesMap {
  const { auth, method, path, time, requestResource } = request;
  const value = method === 'delete' ? new DeleteRequest() : new Map<string, RulesValue>();
  value.set('auth', auth === null ? null : authValue(auth.uid, auth.token));
  value.set('method', method);
  value.set('path', new RulesPath([...ROOT, ...path]));
  value.set('time', time);
  if (requestResource !== null) value.set('resource', documentValue(requestResource));
  if (method === 'list') value.set('query', queryValue(request.query));
  return value;
}

const authValue = (uid: string, token: RulesMap): RulesMap =>
  new Map<string, RulesValue>([
    ['uid', uid],
    ['token', token],
  ]);
