import type { SetWrite } from '../commit/Write.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import type { Value } from '../wire/Value.ts';

/** A field that holds text; null where it is missing or something else. */
export const textAt = (document: StoredDocument | null, field: string): string | null => {
  const value = document?.fields.get(field);
  return value?.kind === 'string' ? value.value : null;
};

/** The uids of a farm's owners, as its own document names them. */
export function ownersOf(farm: StoredDocument | null): readonly string[] {
  const owners = farm?.fields.get('owners');
  if (owners?.kind !== 'array') return [];
  return owners.values.flatMap((owner) => (owner.kind === 'string' ? [owner.value] : []));
}

export const textList = (texts: readonly string[]): Value => ({
  kind: 'array',
  values: texts.map((value) => ({ kind: 'string', value })),
});

/** A change of one field of a document that is there, stamped as a device's would be. */
export const changeOf = (path: string, field: string, value: Value): SetWrite => ({
  kind: 'set',
  path,
  precondition: { kind: 'exists' },
  fields: new Map([[field, value]]),
  mask: [[field]],
  transforms: [{ field: ['updatedAt'], transform: { kind: 'requestTime' } }],
});
