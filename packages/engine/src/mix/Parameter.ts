import type { UnitId } from '../units/displayUnits.ts';

/** What may be entered in one field. Values are in `unit`; screens convert. */
export interface Parameter<Unit extends UnitId = UnitId> {
  readonly unit: Unit;
  readonly min: number;
  /** False: the minimum itself is refused, as 0 is where "more than nothing" is needed. */
  readonly minAllowed: boolean;
  readonly max: number;
  /** Outside these the value is unusual: a plan comes with a warning. Null: no such limit. */
  readonly softLow: number | null;
  readonly softHigh: number | null;
  /** Most decimals shown. */
  readonly decimals: number;
  /** What one press of + or - changes. */
  readonly step: number;
  readonly whole: boolean;
}

type Soft = readonly [low: number | null, high: number | null];
const NO_SOFT: Soft = [null, null];

/** From one figure to another, both allowed. */
export const from = <Unit extends UnitId>(
  min: number,
  max: number,
  unit: Unit,
  decimals: number,
  step: number,
  [softLow, softHigh]: Soft = NO_SOFT,
): Parameter<Unit> => ({
  unit,
  min,
  minAllowed: true,
  max,
  softLow,
  softHigh,
  decimals,
  step,
  whole: false,
});

/** Limits from more than 0 up to `max`. */
export const upTo = <Unit extends UnitId>(
  max: number,
  unit: Unit,
  decimals: number,
  step: number,
  soft?: Soft,
): Parameter<Unit> => ({ ...from(0, max, unit, decimals, step, soft), minAllowed: false });

/** The same limits for whole numbers only. */
export const whole = <Unit extends UnitId>(parameter: Parameter<Unit>): Parameter<Unit> => ({
  ...parameter,
  whole: true,
});
