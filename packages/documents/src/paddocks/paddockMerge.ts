import type { DocumentMerge } from '../merge/DocumentMerge.ts';
import { groupFields, ungroupFields } from '../merge/fieldGroups.ts';
import { keyedByItself } from '../merge/memberKeys.ts';
import { membersOf } from '../merge/readValue.ts';
import { groupsOfRows } from '../tables/groupsOfRows.ts';
import { paddockRows } from './paddockRows.ts';

const GROUPS = groupsOfRows(paddockRows);

/** Merge of paddocks. Every name on either side still finds the paddock. */
export const paddockMerge: DocumentMerge = {
  rules: {
    earlierNames: { keyOf: keyedByItself, member: 'silent', grows: true },
    schemaVersion: 'silent',
  },
  apart: ({ name = null, earlierNames, ...fields }) => ({
    ...groupFields(fields, GROUPS),
    name,
    earlierNames: [...new Set([...membersOf(earlierNames), name])],
  }),
  together: ({ name = null, earlierNames, ...parts }) => ({
    ...ungroupFields(parts, GROUPS),
    name,
    earlierNames: membersOf(earlierNames).filter((one) => one !== name),
  }),
  retiring: 'retired',
};
