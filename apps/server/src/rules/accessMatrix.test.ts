import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileRules } from './compileRules.ts';
import { accessDetails } from './testing/accessDetails.ts';
import { accessMatrix } from './testing/accessMatrix.ts';
import { NOW } from './testing/probeRequest.ts';
import { requestOf } from './testing/requestOf.ts';

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

test('no request comes near what a hosted project evaluates at most', () => {
  const cases = [...accessMatrix(NOW), ...accessDetails(NOW)];
  const most = Math.max(
    ...cases.map((access) => policy.authorize(requestOf(access, NOW)).expressions),
  );
  expect(most).toBeLessThan(900);
});
