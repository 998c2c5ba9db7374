import type { DocumentFields, FieldValue } from './fields/DocumentFields.ts';
import type { DocumentMerge } from './merge/DocumentMerge.ts';
import { fieldsIn, joined } from './merge/readValue.ts';
import { factRows, purchaseRows } from './productRows.ts';
import type { FieldRows } from './tables/FieldRow.ts';

const rows: FieldRows = { ...factRows, ...purchaseRows };

/** Merge of own products. A fact and its source are one part and come from the same side. */
export const productMerge: DocumentMerge = {
  rules: { schemaVersion: 'silent', id: 'silent' },
  apart: ({ schemaVersion = null, id = null, sources, ...facts }) => {
    const parts: Record<string, FieldValue> = { schemaVersion, id };
    const said = fieldsIn(sources);
    for (const name of new Set([...Object.keys(facts), ...Object.keys(said)])) {
      const part = rows[name]?.group ?? name;
      const { values, sources: own } = fieldsIn(parts[part]);
      parts[part] = {
        values: { ...fieldsIn(values), ...pick(facts, name) },
        sources: { ...fieldsIn(own), ...pick(said, name) },
      };
    }
    return parts;
  },
  together: ({ schemaVersion = null, id = null, ...parts }) => {
    const all = Object.values(parts).map(fieldsIn);
    return {
      id,
      ...joined(all.map(({ values }) => values)),
      sources: joined(all.map((part) => part['sources'])),
      schemaVersion,
    };
  },
};

const pick = (fields: DocumentFields, name: string): DocumentFields => {
  const value = fields[name];
  return value === undefined ? {} : { [name]: value };
};
