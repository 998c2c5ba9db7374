import { compileRules } from '../compileRules.ts';
import { RulesSyntaxError } from '../RulesSyntaxError.ts';
import type { RulesDocument, RulesRequest } from '../RulesRequest.ts';
import {
  RulesLatLng,
  RulesPath,
  RulesTimestamp,
  RulesVector,
  type RulesMap,
  type RulesValue,
} from '../values/RulesValue.ts';

export const mapOf = (fields: Readonly<Record<string, RulesValue>>): RulesMap =>
  new Map(Object.entries(fields));

export const at = (text: string): RulesTimestamp =>
  new RulesTimestamp(BigInt(Date.parse(text)) * 1_000_000n);

/** The moment every request of the tests is made. */
export const NOW = at('2026-11-21T12:00:00Z');

/** The document that every expression of `officialVerdicts.json` was judged with. */
export const probeDocument: RulesDocument = {
  path: ['probe', 'x'],
  fields: mapOf({
    i: 5n,
    f: 5,
    d: 2.5,
    s: 'héllo',
    b: true,
    n: null,
    t: new RulesTimestamp(at('2026-11-21T10:20:30Z').nanos + 123_456_000n),
    r: new RulesPath(['databases', '(default)', 'documents', 'users', 'me']),
    g: new RulesLatLng(-40, 175),
    by: new TextEncoder().encode('abc'),
    l: [1n, 2n, 2n],
    m: mapOf({ a: 1n, z: null }),
    e: mapOf({}),
    el: [],
    nan: Number.NaN,
    v: new RulesVector([1]),
  }),
};

/** Who asked for the verdicts. */
export const probeAuth = {
  uid: 'me',
  token: mapOf({
    sub: 'me',
    user_id: 'me',
    email: 'me@x.nz',
    email_verified: true,
    admin: true,
    n: 3n,
    firebase: mapOf({ sign_in_provider: 'password', identities: mapOf({}) }),
  }),
};

/** Rules around the body of `match /databases/{database}/documents`. */
export const rulesAround = (body: string): string => `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${body}
} }`;

const lookup = (path: readonly string[]): RulesDocument | null =>
  path.join('/') === 'probe/x' ? probeDocument : null;

/** The request of the probes: the signed-in user gets the probe document. */
export const probeRequest: RulesRequest = {
  auth: probeAuth,
  method: 'get',
  path: ['probe', 'x'],
  time: NOW,
  resource: probeDocument,
  requestResource: null,
  lookup,
  lookupAfter: lookup,
};

export type ProbeVerdict = 'allow' | 'deny' | 'refuse';

/** What our rules say about `allow get: if <expression>`; `refuse` is a syntax error. */
export function probe(expression: string): ProbeVerdict {
  try {
    const rules = compileRules(rulesAround(`match /probe/{id} { allow get: if ${expression}; }`));
    return rules.authorize(probeRequest).allowed ? 'allow' : 'deny';
  } catch (cause) {
    if (cause instanceof RulesSyntaxError) return 'refuse';
    throw cause;
  }
}
