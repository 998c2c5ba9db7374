import { isNewerCatalogue, type CatalogueDocument } from '@mix/documents';
import { comparable, wireFields, type WireFields } from './wireFields.ts';

/** A document as the protocol answers with it. */
export interface WireDocument {
  readonly name: string;
  readonly fields?: WireFields;
}

const STAMPS = ['createdAt', 'updatedAt'];

const versionOf = ({ fields = {} }: WireDocument): string | null => {
  const value = fields['catalogueVersion'];
  return value !== undefined && 'stringValue' in value ? String(value.stringValue) : null;
};

/** The newest catalogue any of the documents came with; null when none did. */
export const newestVersion = (stored: readonly WireDocument[]): string | null =>
  stored
    .map(versionOf)
    .reduce<string | null>(
      (newest, version) =>
        version !== null && (newest === null || isNewerCatalogue(version, newest))
          ? version
          : newest,
      null,
    );

const unstamped = (fields: WireFields): WireFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !STAMPS.includes(name)));

/**
 * What brings stored documents up to the catalogue: new and changed ones are written with the server's
 * stamps, those that left it are deleted. A document without a `catalogueVersion` is an
 * administrator's own and is left alone.
 * @param root of the database's documents, as names begin.
 */
export function catalogueWrites(
  catalogue: readonly CatalogueDocument[],
  stored: readonly WireDocument[],
  root: string,
): readonly object[] {
  const byName = new Map(stored.map((document) => [document.name, document]));
  const wanted = new Map(
    catalogue.map(({ collection, id, fields }) => [
      `${root}/${collection}/${id}`,
      wireFields(fields),
    ]),
  );
  const updates = [...wanted].flatMap(([name, fields]) => {
    const present = byName.get(name);
    if (present === undefined) return [update(name, fields, undefined)];
    if (versionOf(present) === null) return [];
    const { createdAt } = present.fields ?? {};
    const isSame = comparable(unstamped(present.fields ?? {})) === comparable(fields);
    return isSame ? [] : [update(name, fields, createdAt)];
  });
  const deletes = stored
    .filter((document) => versionOf(document) !== null && !wanted.has(document.name))
    .map(({ name }) => ({ delete: name }));
  return [...updates, ...deletes];
}

function update(name: string, fields: WireFields, createdAt: object | undefined): object {
  const set = createdAt === undefined ? STAMPS : ['updatedAt'];
  return {
    update: { name, fields: createdAt === undefined ? fields : { ...fields, createdAt } },
    updateTransforms: set.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}
