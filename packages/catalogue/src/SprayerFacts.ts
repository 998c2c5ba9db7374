import type { FactSource } from '@mix/engine';

/** A sprayer as it is written down: what was not read is left out and is then not set. */
export interface SprayerFacts {
  readonly id: string;
  readonly name: string;
  /** What it is sold as; null where no page gives it. */
  readonly tankL: number | null;
  readonly tank?: FactSource;
  /** What its tank was found to hold, at least the nominal volume: all of that may then be filled. */
  readonly holdsL?: number;
  readonly holds?: FactSource;
  readonly widthsM?: readonly number[];
  readonly booms?: FactSource;
  /** A boom, unless it throws or hovers. */
  readonly kind?: 'boomless';
  readonly agitation?: string;
  readonly agitationSource?: FactSource;
  readonly pump?: string;
  readonly pumpSource?: FactSource;
  readonly rate?: readonly [number, number];
  readonly rateSource?: FactSource;
  readonly speed?: readonly [number, number];
  readonly speedSource?: FactSource;
  readonly deadVolumeL?: number;
  readonly deadVolumeSource?: FactSource;
}
