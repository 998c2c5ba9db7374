/** The calls of accounts that are counted under their own names; every other is one of `accounts:other`. */
export const ACCOUNT_CALLS = [
  'signUp',
  'signInWithPassword',
  'sendOobCode',
  'resetPassword',
  'lookup',
  'update',
  'delete',
  'revokeToken',
];

const DOCUMENT_CALLS = ['batchGet', 'commit', 'runQuery', 'runAggregationQuery'];

const PAGES_OF_OPERATION = ['/healthz', '/config.json'];

/** A name of a list, or `other`, whatever stands in the address. */
const named = (group: string, name: string | undefined, known: readonly string[]): string =>
  `${group}:${known.find((one) => one === name) ?? 'other'}`;

/**
 * What kind of request a path is: one of some twenty names, never a part of the path itself, so that
 * no id of a person ends up in a metric and nobody can make up new ones.
 */
export function routeOf(path: string): string {
  const own = path.replace(/^\/(?:identitytoolkit|securetoken)\.googleapis\.com(?=\/)/, '');
  const account = /^\/v[12]\/accounts:(\w+)$/.exec(own);
  if (account !== null) return named('accounts', account[1], ACCOUNT_CALLS);
  if (own === '/v1/token') return 'accounts:token';
  if (own.startsWith('/v2/')) return 'accounts:other';
  const stream = /\/(Listen|Write)\/channel$/.exec(own);
  if (stream !== null) return `documents:${stream[1] === 'Listen' ? 'listen' : 'write'}`;
  if (own.startsWith('/v1/projects/')) {
    return named('documents', /:(\w+)$/.exec(own)?.[1], DOCUMENT_CALLS);
  }
  if (PAGES_OF_OPERATION.includes(own)) return own.slice(1);
  return own.startsWith('/assets/') ? 'asset' : 'site';
}
