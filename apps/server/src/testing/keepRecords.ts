import { recordKind, type SprayRecord } from '@mix/documents';
import { exampleRecord } from '@mix/documents/exampleRecord';
import { expect } from 'vitest';
import type { Tokens } from './accountClient.ts';
import type { TestServer } from './startTestServer.ts';

/** 20 ha of urea at 98 cents a kg. */
export const sprayed: SprayRecord = {
  ...exampleRecord,
  draft: {
    products: [{ productId: 'urea', rate: null, price: { amountCents: 98, per: 'kg' } }],
  },
  notes: '=1+1;  =2',
};

/** Keeps records as the app does: over the wire, under the rules. Their ids are `r0`, `r1` ... */
export async function keepRecords(
  server: Pick<TestServer, 'url' | 'projectId'>,
  { idToken, uid }: Tokens,
  count: number,
  more: Partial<SprayRecord> = {},
): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    const fields = recordKind.serialise({ ...sprayed, ...more });
    const path = `projects/${server.projectId}/databases/(default)/documents/users/${uid}/records/r${String(place)}`;
    const response = await fetch(
      `${server.url}/v1/projects/${server.projectId}/databases/(default)/documents:commit`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          writes: [
            {
              update: { name: path, fields: wireFields(fields) },
              updateTransforms: [
                { fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' },
                { fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' },
              ],
            },
          ],
        }),
      },
    );
    expect(await response.json()).not.toHaveProperty('error');
  }
}

function wireValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  return { mapValue: { fields: wireFields(value as object) } };
}
const wireFields = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, wireValue(value)]));
