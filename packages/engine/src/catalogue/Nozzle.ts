import type { DropletClass } from './DropletClass.ts';
import type { FactSource } from './Product.ts';
import type { Bar, LitresPerMinute, Metres } from '../units/quantity.ts';

/** Edition of the droplet standard the maker's table used; thresholds moved between editions. */
export type DropletStandard = 'S572.1' | 'S572.3' | 'ISO 25358' | 'BCPC';

export interface DropletBand {
  readonly minBar: Bar;
  readonly maxBar: Bar;
  readonly dropletClass: DropletClass;
}

/** One spray tip with its own published flow: size codes are nominal, tables are not. */
export interface Nozzle {
  readonly id: string;
  readonly maker: string;
  readonly series: string;
  readonly model: string;
  readonly type: string;
  readonly angleDeg: number | null;
  readonly isoSize: string | null;
  readonly flowLPerMin: LitresPerMinute | null;
  readonly atBar: Bar | null;
  readonly minBar: Bar | null;
  readonly maxBar: Bar | null;
  /** q = flow x (p / atBar)^exponent; 0.5 for most tips, less for some makers' tables. */
  readonly flowExponent: number;
  readonly dropletStandard: DropletStandard | null;
  readonly dropletBands: readonly DropletBand[];
  /** Boomless tips publish a swath instead of an angle. */
  readonly swathM: readonly [Metres, Metres] | null;
  readonly orificeMm: number | null;
  readonly sources: Readonly<Partial<Record<string, FactSource>>>;
}

/** ISO 10625 nominal size. */
export interface NozzleSize {
  readonly size: string;
  readonly flowLPerMinAt3Bar: LitresPerMinute;
  readonly colour: string | null;
}
