import type { GroundPoint } from '../geometry/GroundPoint.ts';

/** Why a text is no place. */
export interface CoordinateFault {
  /**
   * `noCoordinates`: it has another form. `notTwo`: it has one number, or a comma that may stand for
   * decimals as well as between two. `outsideEarth`: no place has such figures.
   */
  readonly code: 'noCoordinates' | 'notTwo' | 'outsideEarth';
}

/** What a typed text says of a place. */
export type CoordinateReading =
  | {
      readonly fault: null;
      /** Every place that the text may mean, as it is written first. */
      readonly places: readonly GroundPoint[];
      /** Whether the text alone says which place is meant. */
      readonly isSure: boolean;
    }
  | { readonly fault: CoordinateFault };
