import type { Role } from '@mix/documents';
import type { CollectionName } from '../DocumentValues.ts';
import type { DocumentOwner } from '../device/StoredEntry.ts';
import { workspaceOf } from './Workspace.ts';

const SHARED = [
  'mixes',
  'products',
  'paddocks',
  'catchTests',
  'rounds',
  'records',
  'tracks',
  'stock',
  'codes',
  'favourites',
  'machine',
  'conflicts',
] as const satisfies readonly CollectionName[];
const OWN = [...SHARED, 'farms'] as const satisfies readonly CollectionName[];
const OF_FARM = [...SHARED, 'members', 'jobs'] as const satisfies readonly CollectionName[];

/** A collection of somebody's own workspace. */
export type OwnName = (typeof OWN)[number];
/** A collection of a farm. */
export type FarmName = (typeof OF_FARM)[number];

/** What the rules let a contractor ask for, of all that a farm has. */
const OF_CONTRACTORS: readonly CollectionName[] = ['jobs', 'records', 'tracks', 'conflicts'];

/**
 * The collections that a workspace has for somebody.
 * @param role on the farm; null in their own workspace
 */
export function collectionsOf(owner: DocumentOwner, role: Role | null): readonly CollectionName[] {
  const names: readonly CollectionName[] = workspaceOf(owner).farmId === null ? OWN : OF_FARM;
  return role === 'contractor' ? names.filter((name) => OF_CONTRACTORS.includes(name)) : names;
}
