/** What a group names: something in the tank that reacts, or a property of the mix or the product. */
export type GroupKind =
  | 'ion'
  | 'nutrient'
  | 'solid'
  | 'colloid'
  | 'active'
  | 'live'
  | 'property'
  | 'formulation'
  | 'adjuvant';

/** Everything that compatibility rules speak of, by kind. A product may belong to several. */
const GROUPS = {
  ion: [
    'NH4',
    'NO3',
    'PO4',
    'POLYPHOSPHATE',
    'PHOSPHITE',
    'SO4',
    'S2O3',
    'CA_SOL',
    'BICARBONATE',
    'MG',
    'K',
    'CL',
    'ZN',
    'CU',
    'MN',
    'FE',
    'CO',
    'BORON',
    'MOLY',
    'SELENATE',
    'SELENITE',
    'SILICATE',
    'CHELATE',
    'COMPLEX',
  ],
  nutrient: ['UREA', 'SUGAR'],
  solid: ['CA_SPARING', 'CARBONATE', 'PO4_INSOL', 'CLAY', 'SULPHUR'],
  property: ['ALK_STRONG', 'ALK_MILD', 'ACID_STRONG', 'ACID_WEAK'],
  colloid: ['HUMATE', 'SEAWEED', 'FISH'],
  formulation: ['EC', 'OD', 'SC', 'WG', 'SL', 'CS'],
  active: [
    'GLY',
    'PHENOXY_AMINE',
    'PHENOXY_ESTER',
    'AUXIN',
    'ALS',
    'DIM',
    'FOP',
    'CATION',
    'OP',
    'CARBAMATE',
    'PYRETHROID',
    'DITHIOCARBAMATE',
    'CAPTAN',
    'COPPER_FIXED',
    'STROB',
    'TRIAZOLE',
    'GA',
    'CHLORMEQUAT',
    'TRINEXAPAC',
    'RESIDUAL',
    'HERBICIDE',
    'UNDESCRIBED',
    'NBPT',
    'DCD',
  ],
  live: ['LIVE', 'SEED'],
  adjuvant: ['NIS', 'OIL', 'ORGANOSILICONE', 'AMS', 'DRIFT', 'ANTIFOAM'],
} as const satisfies Readonly<Record<GroupKind, readonly string[]>>;

export type ChemicalGroup = (typeof GROUPS)[GroupKind][number];

const kinds: ReadonlyMap<string, GroupKind> = new Map(
  Object.entries(GROUPS).flatMap(([kind, groups]) =>
    groups.map((group) => [group, kind as GroupKind] as const),
  ),
);

/** Undefined for a group that nobody knows. */
export const kindOf = (group: string): GroupKind | undefined => kinds.get(group);

export const CHEMICAL_GROUPS = [...kinds.keys()] as readonly ChemicalGroup[];

const NEVER_PROVE: readonly (GroupKind | undefined)[] = ['property', 'formulation', 'adjuvant'];

/** What a product is made of that may react; a group that nobody knows counts among them. */
export const reactingGroups = (groups: readonly string[]): readonly string[] =>
  groups.filter((group) => !NEVER_PROVE.includes(kindOf(group)));
