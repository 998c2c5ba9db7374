/** What somebody is on a farm. `firestore.rules` knows the same words and says what each may do. */
export const ROLES = ['owner', 'manager', 'operator', 'adviser', 'contractor'] as const;
export type Role = (typeof ROLES)[number];

/** What screens offer, or leave out, by role. */
export type Deed =
  | 'plan'
  | 'handOver'
  | 'fill'
  | 'check'
  | 'stock'
  | 'seeMoney'
  | 'ground'
  | 'season'
  | 'seeAll'
  | 'people'
  | 'owners'
  | 'backUp';

const deeds: Readonly<Record<Role, readonly Deed[]>> = {
  owner: [
    'plan',
    'handOver',
    'fill',
    'check',
    'stock',
    'seeMoney',
    'ground',
    'season',
    'seeAll',
    'people',
    'owners',
    'backUp',
  ],
  manager: [
    'plan',
    'handOver',
    'fill',
    'check',
    'stock',
    'seeMoney',
    'ground',
    'season',
    'seeAll',
    'people',
  ],
  operator: ['plan', 'fill', 'stock', 'ground', 'seeAll'],
  adviser: ['plan', 'seeMoney', 'season', 'seeAll'],
  contractor: ['fill'],
};

/** Whether a role includes something. What it is worth is for `firestore.rules` to say. */
export const may = (role: Role, deed: Deed): boolean => deeds[role].includes(deed);
