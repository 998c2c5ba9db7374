import type { FactSource } from './Product.ts';

export type CompatibilityVerdict = 'compatible' | 'caution' | 'incompatible';

/** How two products act on each other; what to advise follows from it. */
export const MECHANISMS = [
  'none',
  'order',
  'precipitation',
  'coagulation',
  'separation',
  'gas',
  'heat',
  'ammonia',
  'breakdown',
  'antagonism',
  'deactivation',
  'killsLive',
  'germination',
  'leafBurn',
] as const;
export type Mechanism = (typeof MECHANISMS)[number];

/** Figures of the mix between which the two do go together, or for how long. */
export interface RuleLimit {
  readonly phAtLeast?: number;
  readonly phAtMost?: number;
  readonly hours?: number;
  /**
   * kg in 100 L of spray, of all products that have a group of the rule's lists. Up to this
   * strength the rule does not hold.
   */
  readonly kgPer100LAtMost?: number;
}

/** Solids whose saturation is worked out: gypsum, phosphates, hydroxides, carbonates, two potash salts. */
export const PRECIPITATES = [
  'gypsum',
  'brushite',
  'struvite',
  'newberyite',
  'hopeite',
  'copperPhosphate',
  'cobaltPhosphate',
  'brucite',
  'zincHydroxide',
  'copperHydroxide',
  'manganeseHydroxide',
  'cobaltHydroxide',
  'smithsonite',
  'rhodochrosite',
  'siderite',
  'arcanite',
  'niter',
] as const;
export type PrecipitateId = (typeof PRECIPITATES)[number];

/** What is known of chemical groups meeting in one tank. Holds between different products only. */
export interface CompatibilityRule {
  readonly id: string;
  /**
   * Each group meets each group of its list, both ways round. In a rule of a label: products by
   * their id.
   */
  readonly between: Readonly<Partial<Record<string, readonly string[]>>>;
  /**
   * Set for a rule of order that holds either way: a group need not go in after those of its list.
   */
  readonly inAnyOrder?: true;
  /**
   * The rule holds only where one of the two products comes in one of these forms, which are groups
   * such as SC.
   */
  readonly forms?: readonly string[];
  /**
   * Crops on which the pair was read to do no harm: there the rule is not told. A crop that is not
   * set is none of them.
   */
  readonly notOnCrops?: readonly string[];
  readonly verdict: CompatibilityVerdict;
  readonly reason: string;
  readonly mechanism: Mechanism;
  readonly limit?: RuleLimit;
  /** Solids whose saturation decides where the amounts are known; elsewhere the verdict holds. */
  readonly solids?: readonly PrecipitateId[];
  readonly source: FactSource;
  /**
   * The rule is about these very products. A rule that asks for care replaces what their groups
   * say. A rule that they fit makes the pair known; of the rules of their groups, only those
   * against the pair that are assumed and not read are left out.
   */
  readonly ofLabel?: true;
}
