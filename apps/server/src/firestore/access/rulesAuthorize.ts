import type { CompiledRules } from '../../rules/compileRules.ts';
import {
  LookupAccount,
  type DocumentLookup,
  type RulesAuth,
  type RulesDocument,
  type RulesFilter,
  type RulesQuery,
} from '../../rules/RulesRequest.ts';
import type { RulesValue } from '../../rules/values/RulesValue.ts';
import type { Authorize, DocumentState, User } from './Authorize.ts';
import type { Filter, Query } from '../query/Query.ts';
import { claimsToRules, mapFields, rulesValueOf, toRulesTimestamp } from './toRulesValue.ts';
import type { Value } from '../wire/Value.ts';

const MOST_LOOKUPS = { one: 10, many: 20 } as const;

export interface RulesAuthorizeParts {
  readonly rules: CompiledRules;
  readonly projectId: string;
  /** Called with what was denied, and why; for the log. */
  readonly onDenied: (method: string, reason: string, uid: string | null) => void;
}

/** Has the rules file judge requests. */
export function rulesAuthorize({ rules, projectId, onDenied }: RulesAuthorizeParts): Authorize {
  const turn = rulesValueOf(projectId);
  const authOf = memoised(toAuth);
  return ({ before, after, isMany }) => {
    const fieldsOf = memoised((document: DocumentState) => mapFields(document.fields, turn));
    const documentOf = memoised((document: DocumentState): RulesDocument => ({
      path: document.path.split('/'),
      get fields() {
        return fieldsOf(document);
      },
    }));
    const through =
      (lookup: (path: string) => DocumentState | null): DocumentLookup =>
      (path) =>
        orNull(lookup(path.join('/')), documentOf);
    const account = new LookupAccount(isMany ? MOST_LOOKUPS.many : MOST_LOOKUPS.one);
    return ({ user, method, path, time, resource, requestResource, query }) => {
      const verdict = rules.authorize({
        auth: orNull(user, authOf),
        method,
        path: path.split('/'),
        time: toRulesTimestamp(time),
        resource: orNull(resource, documentOf),
        requestResource: orNull(requestResource, documentOf),
        ...(query === null ? {} : { query: toRulesQuery(query, turn) }),
        lookup: through(before),
        lookupAfter: through(after),
        account,
      });
      if (!verdict.allowed) onDenied(method, verdict.reason, user?.uid ?? null);
      return verdict.allowed;
    };
  };
}

const orNull = <From, To>(from: From | null, turn: (from: From) => To): To | null =>
  from === null ? null : turn(from);

function memoised<From extends object, To>(turn: (from: From) => To): (from: From) => To {
  const known = new WeakMap<From, To>();
  return (from) => {
    const found = known.get(from) ?? turn(from);
    known.set(from, found);
    return found;
  };
}

const toAuth = ({ uid, token }: User): RulesAuth => ({ uid, token: claimsToRules(token) });

function toRulesFilter(filter: Filter, turn: (value: Value) => RulesValue): RulesFilter {
  if (filter.kind === 'composite') {
    const filters = filter.filters.map((each) => toRulesFilter(each, turn));
    return { kind: filter.operator === 'AND' ? 'and' : 'or', filters };
  }
  const { field, operator } = filter;
  const value = filter.kind === 'unary' ? null : turn(filter.value);
  return { kind: 'field', fieldPath: field, operator, value };
}

const toRulesQuery = (
  { where, limit, offset, allDescendants }: Query,
  turn: (value: Value) => RulesValue,
): RulesQuery => ({
  where: where === null ? null : toRulesFilter(where, turn),
  limit,
  offset: offset === 0 ? null : offset,
  allDescendants,
});
