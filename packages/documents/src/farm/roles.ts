/** What somebody is on a farm. `firestore.rules` knows the same words and says what each may do. */
export const ROLES = ['owner', 'manager', 'operator', 'adviser', 'contractor'] as const;
export type Role = (typeof ROLES)[number];

/** Permissions, by which screens offer or leave out things for a role. */
export type Deed =
  | 'plan'
  | 'handOver'
  | 'fill'
  | 'writeDown'
  | 'check'
  | 'stock'
  | 'seeMoney'
  | 'ground'
  | 'season'
  | 'seeAll'
  | 'people'
  | 'owners'
  | 'backUp';

interface RoleRow {
  readonly does: readonly Deed[];
  /** Kinds of the farm's documents that it changes, whoever made them, by their collections. */
  readonly changes: readonly string[];
  /** Kinds of which it changes those that it made itself. */
  readonly changesOwn: readonly string[];
}

const RUN_FARM: readonly Deed[] = [
  'plan',
  'handOver',
  'fill',
  'writeDown',
  'check',
  'stock',
  'seeMoney',
  'ground',
  'season',
  'seeAll',
  'people',
];
const GROUND_AND_MACHINE = ['paddocks', 'machine', 'catchTests', 'codes'];
const PLANS = ['mixes', 'products', 'rounds'];

/** A row for each role. A further one is a row here, its words, and what `firestore.rules` lets it do. */
const roles: Readonly<Record<Role, RoleRow>> = {
  owner: {
    does: [...RUN_FARM, 'owners', 'backUp'],
    changes: [...GROUND_AND_MACHINE, ...PLANS, 'records', 'jobs'],
    changesOwn: [],
  },
  manager: {
    does: RUN_FARM,
    changes: [...GROUND_AND_MACHINE, ...PLANS, 'records', 'jobs'],
    changesOwn: [],
  },
  operator: {
    does: ['plan', 'fill', 'writeDown', 'stock', 'ground', 'seeAll'],
    changes: GROUND_AND_MACHINE,
    changesOwn: ['mixes', 'products', 'records'],
  },
  adviser: { does: ['plan', 'seeMoney', 'season', 'seeAll'], changes: PLANS, changesOwn: [] },
  contractor: { does: ['fill'], changes: [], changesOwn: ['records'] },
};

/** Whether a role has a permission. `firestore.rules` enforces it. */
export const may = (role: Role, deed: Deed): boolean => roles[role].does.includes(deed);

/**
 * Whether a role may change a document of the farm. For collections in no row this is always false:
 * they never make a conflict.
 * @param isOwn whether whoever has the role made the document
 */
export const mayChange = (role: Role, collection: string, isOwn: boolean): boolean =>
  roles[role].changes.includes(collection) ||
  (isOwn && roles[role].changesOwn.includes(collection));
