import { mixDraftSchema } from '@mix/engine';
import { expect, it } from 'vitest';
import { withCodes, withNames } from './fieldCodes.ts';
import { SENT_CODES } from './testing/sentCodes.ts';

/** Every property name of a JSON schema, however deep. */
function propertyNames(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, child]) => [
    ...(key === 'properties' ? Object.keys(child as object) : []),
    ...propertyNames(child),
  ]);
}

it('has a code for every field of a draft but the price, which does not travel', () => {
  const uncoded = propertyNames(mixDraftSchema).filter((name) =>
    Object.keys(withCodes({ [name]: 1 }) as object).some((code) => code.startsWith('_')),
  );
  expect(new Set(uncoded)).toEqual(new Set(['price', 'amountCents', 'per']));
});

it('keeps the codes of version 1 as they are', () => {
  expect(withCodes({ draft: { sprayAreaHa: 1, nutrientsPct: { N: 46 } }, notes: 'x' })).toEqual({
    a: { u: 1, as: { _N: 46 } },
    aB: 'x',
  });
});

it('keeps every code that was ever sent', () => {
  const fields = Object.keys(SENT_CODES);
  expect(withCodes(Object.fromEntries(fields.map((name) => [name, 1])))).toEqual(
    Object.fromEntries(Object.values(SENT_CODES).map((code) => [code, 1])),
  );
  for (const [name, code] of Object.entries(SENT_CODES)) {
    expect(withCodes({ [name]: 1 })).toEqual({ [code]: 1 });
    expect(withNames({ [code]: 1 })).toEqual({ [name]: 1 });
  }
});

it('reads keys of no name as they stand', () => {
  expect(withNames({ a: { _N: 46, zz: 1 } })).toEqual({ draft: { N: 46, zz: 1 } });
});
