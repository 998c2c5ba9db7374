import { isFields } from '@mix/engine';
import type { FieldValue } from '../fields/DocumentFields.ts';
import type { DocumentMerge } from '../merge/DocumentMerge.ts';
import { groupFields, ungroupFields } from '../merge/fieldGroups.ts';
import { keyedBy } from '../merge/memberKeys.ts';
import { groupsOfRows } from '../tables/groupsOfRows.ts';
import { recordFields } from './recordFields.ts';

const GROUPS = groupsOfRows(recordFields);

/** A revision is known by its moment and its reason; where these are one, by what stood before. */
function revisionKey(revision: FieldValue): string | null {
  if (!isFields(revision)) return null;
  const { at, reason, previous } = revision;
  return JSON.stringify([at, reason, previous]);
}

const revisions = { keyOf: revisionKey, member: 'silent', grows: true } as const;

/** Spray records. Nothing of their history is ever taken away. */
export const recordMerge: DocumentMerge = {
  rules: {
    products: { keyOf: keyedBy('productId'), member: { fields: {} } },
    loads: { keyOf: keyedBy('number'), member: 'told' },
    revisions,
    deviceRevisions: revisions,
    schemaVersion: 'silent',
  },
  apart: (fields) => groupFields(fields, GROUPS),
  together: (parts) => ungroupFields(parts, GROUPS),
};
