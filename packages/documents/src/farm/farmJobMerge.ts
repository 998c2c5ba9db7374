import type { DocumentFields } from '../fields/DocumentFields.ts';
import type { DocumentMerge } from '../merge/DocumentMerge.ts';
import { groupFields, ungroupFields } from '../merge/fieldGroups.ts';
import type { KeptSide } from '../merge/MergeRule.ts';

/** How far a job is says only together what it says: who has it, in which step, at which load. */
const GROUPS = {
  progress: [
    'state',
    'takenBy',
    'takenAt',
    'takenFor',
    'load',
    'done',
    'gaveBack',
    'checkedBy',
    'checkedAt',
    'checkedFor',
  ],
  told: ['told', 'earlier', 'toldBy'],
};

const ORDER: readonly unknown[] = ['planned', 'taken', 'filling', 'sprayed', 'checked'];
const rankOf = ({ state }: DocumentFields): number => ORDER.indexOf(state);

/**
 * Whose progress stays where both sides have some: the taker's who came first, then the further step.
 * What this device did for a job that somebody else has is not lost, it is its record.
 */
function sideOf(mine: DocumentFields, theirs: DocumentFields): KeptSide | null {
  const [here, there] = [mine['takenBy'] ?? null, theirs['takenBy'] ?? null];
  if (there !== null && here !== there) return 'theirs';
  const further = rankOf(mine) - rankOf(theirs);
  return further === 0 ? null : further > 0 ? 'mine' : 'theirs';
}

/** Jobs. What is told and what is done are different people's. */
export const farmJobMerge: DocumentMerge = {
  rules: { progress: 'silent', told: 'told', schemaVersion: 'silent' },
  apart: (fields) => groupFields(fields, GROUPS),
  together: (parts) => ungroupFields(parts, GROUPS),
  keeps: ({ mine, theirs }) => sideOf(mine, theirs),
  // The rules take no other instruction for what was sprayed.
  settled: (theirs) => (rankOf(theirs) >= ORDER.indexOf('sprayed') ? ['told'] : []),
};
