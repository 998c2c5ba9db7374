import { isFields } from '@mix/engine';
import type { DocumentFields, DocumentKind, Paddock } from '@mix/documents';
import { documentKinds } from '../device/documentKinds.ts';

const FORM = 2;

/** The fields in the earlier form, which has the use of a paddock under its earlier name. */
function lowered(fields: unknown): unknown {
  if (!isFields(fields) || fields['schemaVersion'] !== FORM) return fields;
  const { use = null, ...rest } = fields;
  return { ...rest, landUse: use, schemaVersion: FORM - 1 };
}

const paddocks: DocumentKind<Paddock> = {
  ...documentKinds.paddocks,
  parse: (fields) => documentKinds.paddocks.parse(lowered(fields)),
  serialise: (paddock): DocumentFields => {
    const { landUse = null, ...rest } = documentKinds.paddocks.serialise(paddock);
    return { ...rest, use: landUse, schemaVersion: FORM };
  },
};

/** The documents of a version to come, which writes paddocks in another form and reads both. */
export const newerKinds: typeof documentKinds = { ...documentKinds, paddocks };
