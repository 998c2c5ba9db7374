import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileRules } from './compileRules.ts';
import { accessDetails } from './testing/accessDetails.ts';
import { accessMatrix, missingOfOwn } from './testing/accessMatrix.ts';
import { farmDetails } from './testing/farmDetails.ts';
import { farmMatrix, missingOfFarm } from './testing/farmMatrix.ts';
import { NOW } from './testing/probeRequest.ts';
import { requestOf, requestsOf } from './testing/requestOf.ts';

const policy = compileRules(
  readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8'),
);

describe('who may do what', () => {
  test.each(accessMatrix(NOW))('$name: $allowed', (access) => {
    expect(policy.authorize(requestOf(access, NOW)).allowed).toBe(access.allowed);
  });
});

describe('shapes, records, queries and odd paths', () => {
  test.each(accessDetails(NOW))('$name: $allowed', (access) => {
    expect(policy.authorize(requestOf(access, NOW)).allowed).toBe(access.allowed);
  });
});

describe('who may do what in a farm', () => {
  test.each(farmMatrix(NOW))('$name: $allowed', (access) => {
    const verdicts = requestsOf(access, NOW).map((one) => policy.authorize(one).allowed);
    expect(verdicts.every((allowed) => allowed)).toBe(access.allowed);
  });
});

describe('joining, leaving, owners, invites and steps of a job', () => {
  test.each(farmDetails(NOW))('$name: $allowed', (access) => {
    const verdicts = requestsOf(access, NOW).map((one) => policy.authorize(one).allowed);
    expect(verdicts.every((allowed) => allowed)).toBe(access.allowed);
  });
});

describe('where the document is missing', () => {
  test.each([...missingOfOwn(NOW), ...missingOfFarm(NOW)])('$name: $allowed', (access) => {
    expect(policy.authorize(requestOf(access, NOW)).allowed).toBe(access.allowed);
  });

  // Whoever may make a document may get it: a transaction of the client library reads it before.
  const made = [
    ...accessMatrix(NOW),
    ...accessDetails(NOW),
    ...farmMatrix(NOW),
    ...farmDetails(NOW),
  ].filter(({ method, allowed }) => method === 'create' && allowed);
  test.each(made)('$name: and looked for before', (access) => {
    const { fields: _made, alsoWritten: _also, ...asked } = access;
    expect(policy.authorize(requestOf({ ...asked, method: 'get' }, NOW)).allowed).toBe(true);
  });
});

test('no request comes near what a hosted project evaluates at most', () => {
  const cases = [
    ...accessMatrix(NOW),
    ...accessDetails(NOW),
    ...farmMatrix(NOW),
    ...farmDetails(NOW),
  ];
  const most = Math.max(
    ...cases.map((access) => policy.authorize(requestOf(access, NOW)).expressions),
  );
  expect(most).toBeLessThan(900);
});
