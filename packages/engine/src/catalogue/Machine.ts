import type { FactSource } from './Product.ts';
import type { Fraction, Litres, Metres } from '../units/quantity.ts';

/** One way a machine's boom may be set up. A boomless swath has no nozzle positions to share flow. */
export interface BoomConfiguration {
  readonly id: string;
  readonly name: string;
  readonly kind: 'boom' | 'boomless';
  readonly swathWidthM: Metres | null;
  /** Number of nozzle positions that share the flow; null when not known. */
  readonly nozzleCount: number | null;
}

/** A sprayer as the catalogue knows it. Null is not known, never zero. */
export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly nominalTankL: Litres | null;
  /** Part of the nominal tank an operator may fill; offered once, as nominal x fraction. */
  readonly usableFraction: Fraction | null;
  /**
   * Litres that stay in lines, pump and filters, below the gauge. Where `tankResidualL` is null,
   * this is the one figure that the machine's paper has for all that stays; what the gauge shows
   * then divides it.
   */
  readonly deadVolumeL: Litres | null;
  /** What stands in the tank, on the gauge, and cannot be sprayed. */
  readonly tankResidualL: Litres | null;
  readonly boomConfigurations: readonly BoomConfiguration[];
  readonly agitation: string | null;
  readonly pump: string | null;
  /** Highest share of the mix volume this machine keeps suspended; rules over the general limits. */
  readonly suspendedSolidsLimitFraction: Fraction | null;
  readonly publishedRateLPerHa: readonly [number, number] | null;
  readonly publishedSpeedKmPerH: readonly [number, number] | null;
  readonly notes: string | null;
  readonly sources: Readonly<Partial<Record<string, FactSource>>>;
}
