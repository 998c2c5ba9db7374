import type { FactSource } from './Product.ts';

export type CompatibilityVerdict = 'compatible' | 'caution' | 'incompatible';

/** How the two act on each other; what to advise follows from it. */
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

/** Between which figures of the mix the two do go together, or for how long. */
export interface RuleLimit {
  readonly phAtLeast?: number;
  readonly phAtMost?: number;
  readonly hours?: number;
  /** Together in the spray, of the products that have a group of its lists; weaker, it does not hold. */
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
  /** Each group meets each of its list, both ways round. Of a label: products by their id. */
  readonly between: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Of a rule of order, where a group need not go in after those of its list: it holds either way. */
  readonly inAnyOrder?: true;
  /** Holds only where one of the two comes in one of these forms, groups as SC. */
  readonly forms?: readonly string[];
  /** Crops on which it was read to do no harm: there it is not said. A crop that is not set is none of them. */
  readonly notOnCrops?: readonly string[];
  readonly verdict: CompatibilityVerdict;
  readonly reason: string;
  readonly mechanism: Mechanism;
  readonly limit?: RuleLimit;
  /** Solids that decide by their saturation where the amounts are known; else the verdict holds. */
  readonly solids?: readonly PrecipitateId[];
  readonly source: FactSource;
  /**
   * It is said of these very products. What asks for care goes before what their groups say; that they
   * fit makes them known, and only what nobody read against their groups is left unsaid.
   */
  readonly ofLabel?: true;
}
