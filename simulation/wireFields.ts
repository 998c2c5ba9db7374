import type { Fields, Value } from '../apps/server/src/firestore/wire/Value.ts';
import { isReferenceTo, type DocumentFields, type FieldValue } from '@mix/documents';

const micros = (date: Date): bigint => BigInt(date.getTime()) * 1000n;

/** Fields of a device as the server keeps them. */
export const toServer = (fields: DocumentFields, root: string): Fields =>
  new Map(Object.entries(fields).map(([name, value]) => [name, valueOf(value, root)]));

function valueOf(value: FieldValue, root: string): Value {
  if (value === null) return { kind: 'null' };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'string') return { kind: 'string', value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value)
      ? { kind: 'integer', value: BigInt(value) }
      : { kind: 'double', value };
  }
  if (value instanceof Date) return { kind: 'timestamp', value: micros(value) };
  if (isReferenceTo(value)) return { kind: 'reference', name: `${root}/${value.referenceTo}` };
  if (Array.isArray(value)) {
    const values = (value as readonly FieldValue[]).map((part) => valueOf(part, root));
    return { kind: 'array', values };
  }
  return { kind: 'map', fields: toServer(value as DocumentFields, root) };
}

/** Fields of the server as a device has them. */
export const toDevice = (fields: Fields, root: string): DocumentFields =>
  Object.fromEntries([...fields].map(([name, value]) => [name, fieldOf(value, root)]));

function fieldOf(value: Value, root: string): FieldValue {
  switch (value.kind) {
    case 'boolean':
    case 'string':
    case 'double':
      return value.value;
    case 'integer':
      return Number(value.value);
    case 'timestamp':
      return new Date(Number(value.value / 1000n));
    case 'reference':
      return { referenceTo: value.name.slice(root.length + 1) };
    case 'array':
      return value.values.map((part) => fieldOf(part, root));
    case 'map':
      return toDevice(value.fields, root);
    case 'null':
    case 'bytes':
    case 'geoPoint':
    case 'vector':
      return null;
  }
}
