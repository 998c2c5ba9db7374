import type { DocumentFields } from '../fields/DocumentFields.ts';
import type { DocumentMerge } from '../merge/DocumentMerge.ts';
import { groupFields, ungroupFields } from '../merge/fieldGroups.ts';
import type { KeptSide } from '../merge/MergeRule.ts';
import { groupsOfRows } from '../tables/groupsOfRows.ts';
import { farmJobRows, JOB_STATES } from './farmJobRows.ts';

const GROUPS = groupsOfRows(farmJobRows);

const ORDER: readonly unknown[] = JOB_STATES;
const rankOf = ({ state }: DocumentFields): number => ORDER.indexOf(state);

/**
 * Whose progress is kept where both sides have some: that of whoever took the job first, then the
 * further state. What this device did for a job that somebody else has is not lost: it has a
 * record.
 */
function sideOf(mine: DocumentFields, theirs: DocumentFields): KeptSide | null {
  const [here, there] = [mine['takenBy'] ?? null, theirs['takenBy'] ?? null];
  if (there !== null && here !== there) return 'theirs';
  const further = rankOf(mine) - rankOf(theirs);
  return further === 0 ? null : further > 0 ? 'mine' : 'theirs';
}

/** Merge of jobs. Instruction and progress are written by different people, so they merge apart. */
export const farmJobMerge: DocumentMerge = {
  rules: { progress: 'silent', told: 'told', schemaVersion: 'silent' },
  apart: (fields) => groupFields(fields, GROUPS),
  together: (parts) => ungroupFields(parts, GROUPS),
  keeps: ({ mine, theirs }) => sideOf(mine, theirs),
  // The rules take no changed instruction for a job that is sprayed.
  settled: (theirs) => (rankOf(theirs) >= ORDER.indexOf('sprayed') ? ['told'] : []),
};
