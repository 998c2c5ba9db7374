import type { MixDraft } from '../mix/MixDraft.ts';
import type { Nutrient } from '../catalogue/Product.ts';

/** What a proposal may be judged by; the first that differs decides. */
export const OBJECTIVES = [
  'loads',
  'warnings',
  'endTemperature',
  'carrier',
  'saturation',
  'pressure',
] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Nutrients wanted on the ground and the products that may bring them. */
export interface SupplyTarget {
  /** Elemental kg/ha, more than 0 each. */
  readonly kgPerHa: Readonly<Partial<Record<Nutrient, number>>>;
  /** Candidates; the solver decides which of them and how much. At most 8. */
  readonly productIds: readonly string[];
}

/**
 * What is wanted, where `MixDraft` says what is done: the same fields, except that application rate,
 * load split and, where not given, the nozzle are looked for. Absent and null both mean not set.
 * Unknown keys are refused. The water temperature is needed as soon as something has to dissolve.
 */
export interface SolveTarget extends Omit<
  MixDraft,
  'applicationRateLPerHa' | 'loadSplit' | 'travelSpeedKmPerH'
> {
  /**
   * One rate, or the lowest and the highest allowed, L/ha; null takes the machine's published ones,
   * else 20 to 1,500.
   */
  readonly applicationRateLPerHa?: number | readonly [number, number] | null;
  /** One speed, or the slowest and the fastest of the job, km/h. */
  readonly travelSpeedKmPerH?: number | readonly [number, number] | null;
  /** Positions that share the flow, for choosing a nozzle; null takes the boom configuration's own. */
  readonly nozzleCount?: number | null;
  /** In addition to `products`, whose rates are kept and whose nutrients are not counted here. */
  readonly supply?: SupplyTarget | null;
  /** Best first; those not named follow in their usual order. */
  readonly objectives?: readonly Objective[] | null;
}
