import type { DocumentMerge } from '../merge/DocumentMerge.ts';
import { groupFields, ungroupFields } from '../merge/fieldGroups.ts';
import { keyedByItself } from '../merge/memberKeys.ts';
import { membersOf } from '../merge/readValue.ts';

/** An area is that of an outline and of what is left out of it. */
const GROUPS = { size: ['areaHa', 'outline', 'leftOut', 'buffers', 'outlineOrigin'] };

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
