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

/** Everything that compatibility rules speak of. A product may belong to several. */
export const CHEMICAL_GROUPS = {
  NH4: 'ion',
  UREA: 'nutrient',
  NO3: 'ion',
  PO4: 'ion',
  POLYPHOSPHATE: 'ion',
  PHOSPHITE: 'ion',
  SO4: 'ion',
  S2O3: 'ion',
  CA_SOL: 'ion',
  CA_SPARING: 'solid',
  CARBONATE: 'solid',
  BICARBONATE: 'ion',
  ALK_STRONG: 'property',
  ALK_MILD: 'property',
  PO4_INSOL: 'solid',
  MG: 'ion',
  K: 'ion',
  CL: 'ion',
  ZN: 'ion',
  CU: 'ion',
  MN: 'ion',
  FE: 'ion',
  CO: 'ion',
  BORON: 'ion',
  MOLY: 'ion',
  SELENATE: 'ion',
  SELENITE: 'ion',
  SILICATE: 'ion',
  CHELATE: 'ion',
  COMPLEX: 'ion',
  ACID_STRONG: 'property',
  ACID_WEAK: 'property',
  HUMATE: 'colloid',
  SEAWEED: 'colloid',
  FISH: 'colloid',
  SUGAR: 'nutrient',
  CLAY: 'solid',
  SULPHUR: 'solid',
  EC: 'formulation',
  OD: 'formulation',
  SC: 'formulation',
  WG: 'formulation',
  SL: 'formulation',
  CS: 'formulation',
  GLY: 'active',
  PHENOXY_AMINE: 'active',
  PHENOXY_ESTER: 'active',
  AUXIN: 'active',
  ALS: 'active',
  DIM: 'active',
  FOP: 'active',
  CATION: 'active',
  OP: 'active',
  CARBAMATE: 'active',
  PYRETHROID: 'active',
  DITHIOCARBAMATE: 'active',
  CAPTAN: 'active',
  COPPER_FIXED: 'active',
  STROB: 'active',
  TRIAZOLE: 'active',
  GA: 'active',
  CHLORMEQUAT: 'active',
  TRINEXAPAC: 'active',
  RESIDUAL: 'active',
  HERBICIDE: 'active',
  UNDESCRIBED: 'active',
  NBPT: 'active',
  DCD: 'active',
  LIVE: 'live',
  SEED: 'live',
  NIS: 'adjuvant',
  OIL: 'adjuvant',
  ORGANOSILICONE: 'adjuvant',
  AMS: 'adjuvant',
  DRIFT: 'adjuvant',
  ANTIFOAM: 'adjuvant',
} as const satisfies Record<string, GroupKind>;

export type ChemicalGroup = keyof typeof CHEMICAL_GROUPS;

const kinds: ReadonlyMap<string, GroupKind> = new Map(Object.entries(CHEMICAL_GROUPS));
const NEVER_PROVE: readonly (GroupKind | undefined)[] = ['property', 'formulation', 'adjuvant'];

/** What a product is made of that may react; a group that nobody knows counts among them. */
export const reactingGroups = (groups: readonly string[]): readonly string[] =>
  groups.filter((group) => !NEVER_PROVE.includes(kinds.get(group)));
