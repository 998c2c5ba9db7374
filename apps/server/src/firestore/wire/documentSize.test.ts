import { expect, test } from 'vitest';
import { decodeFields } from './decodeValue.ts';
import { documentSize } from './documentSize.ts';

test('the worked example of the published rules: 147 bytes', () => {
  // firebase.google.com/docs/firestore/storage-size, "Document size": users/jeff/tasks/my_task_id.
  const fields = decodeFields({
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: '1' },
    description: { stringValue: 'Learn Cloud Firestore' },
  });
  expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
});

test.each([
  [{ nullValue: null }, 1],
  [{ doubleValue: 1 }, 8],
  [{ timestampValue: '2026-01-01T00:00:00Z' }, 8],
  [{ stringValue: 'ü' }, 3],
  [{ bytesValue: 'AAEC' }, 3],
  [{ geoPointValue: {} }, 16],
  [{ referenceValue: 'projects/p/databases/d/documents/a/__id7__' }, 26],
  [{ arrayValue: { values: [{ nullValue: null }, { booleanValue: true }] } }, 2],
  [{ mapValue: { fields: { a: { nullValue: null } } } }, 35],
])('%j counts %i bytes', (value, size) => {
  const empty = documentSize('a/b', new Map());
  expect(empty).toBe(16 + 2 + 2 + 32);
  expect(documentSize('a/b', decodeFields({ f: value }))).toBe(empty + 2 + size);
});
