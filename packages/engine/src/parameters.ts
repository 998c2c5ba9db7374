import type { RateUnit } from './products/Product.ts';
import type { UnitId } from './units/displayUnits.ts';

/** What may be entered in one field. Values are in `unit`; screens convert. */
export interface Parameter {
  readonly unit: UnitId;
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

const from = (
  min: number,
  max: number,
  unit: UnitId,
  decimals: number,
  step: number,
  [softLow, softHigh]: Soft = NO_SOFT,
): Parameter => ({
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

/** More than nothing, up to `max`. */
const upTo = (
  max: number,
  unit: UnitId,
  decimals: number,
  step: number,
  soft?: Soft,
): Parameter => ({ ...from(0, max, unit, decimals, step, soft), minAllowed: false });

/**
 * Every numeric field of a draft by its path, `*` standing for a place in a list. All limits are
 * starting proposals that an agronomist has to sign, taken from the review table of the fields where
 * it has the row; those marked "nature" or "arithmetic" cannot be otherwise.
 */
export const PARAMETERS = {
  tankCapacityL: upTo(50_000, 'L', 1, 50, [5, 10_000]),
  // Checked against the tank as well.
  deadVolumeL: from(0, 5_000, 'L', 1, 1),
  swathWidthM: upTo(100, 'm', 2, 0.5, [0.5, 50]),
  // Nature: 60 % is the densest packing, a mix cannot flow at it (Krieger-Dougherty, assumed).
  suspendedSolidsLimitPct: upTo(60, '%', 1, 1, [null, 30]),
  maxLoadMassKg: upTo(100_000, 'kg', 0, 50, [20, 30_000]),
  gaugeStepL: upTo(5_000, 'L', 1, 5, [null, 500]),
  'nozzle.nozzleCount': { ...from(1, 1_000, '1', 0, 1, [null, 200]), whole: true },
  travelSpeedKmPerH: upTo(60, 'km/h', 1, 0.5, [3, 30]),
  agitationFlowLPerMin: from(0, 5_000, 'L/min', 1, 5, [null, 1_000]),
  sprayAreaHa: upTo(100_000, 'ha', 4, 1, [0.01, 1_000]),
  applicationRateLPerHa: upTo(5_000, 'L/ha', 1, 5, [20, 1_500]),
  // Nature below: water is ice.
  waterTemperatureC: from(0, 60, '°C', 1, 1, [null, 35]),
  'waterAnalysis.potassiumPpm': from(0, 100_000, 'ppm', 1, 1, [null, 5_000]),
  'waterAnalysis.sodiumPpm': from(0, 100_000, 'ppm', 1, 1, [null, 5_000]),
  'waterAnalysis.calciumPpm': from(0, 100_000, 'ppm', 1, 1, [null, 5_000]),
  'waterAnalysis.magnesiumPpm': from(0, 100_000, 'ppm', 1, 1, [null, 5_000]),
  'waterAnalysis.ironPpm': from(0, 100_000, 'ppm', 2, 0.1, [null, 100]),
  'waterAnalysis.ph': from(0, 14, 'pH', 1, 0.1, [4, 10]),
  holdingTimeMin: from(0, 10_080, 'min', 0, 5, [null, 1_440]),
  // Checked against the tank as well.
  'heel.volumeL': from(0, 50_000, 'L', 1, 10),
  nitrogenAppliedKgPerHa: from(0, 1_000, 'kg N/ha', 1, 1, [null, 400]),
  'products.*.containers.*.size': upTo(50_000, 'kg', 3, 1, [null, 1_000]),
  'products.*.price.amountCents': { ...from(0, 100_000_000, 'cent', 0, 10), whole: true },
  'products.*.measuringStep': upTo(1_000, 'kg', 3, 0.1, [null, 100]),
  'products.*.overrides.liquidDensityKgPerL': from(0.5, 2.5, 'kg/L', 3, 0.01, [0.7, 1.6]),
  'products.*.overrides.displacementLPerKg': from(0, 3, 'L/kg', 3, 0.01, [null, 1.2]),
  'products.*.overrides.heatOfSolutionKJPerKg': from(-2_000, 2_000, 'kJ/kg', 0, 1, [-1_200, 500]),
} as const satisfies Record<string, Parameter>;

/** Fields measured at the machine, outside a draft: catch test, nozzle choice. */
export const MACHINE_PARAMETERS = {
  nozzleOutputLPerMin: upTo(50, 'L/min', 3, 0.01, [0.1, 10]),
  nozzleSpacingM: upTo(10, 'm', 2, 0.05, [0.15, 1.5]),
  pressureBar: upTo(20, 'bar', 2, 0.1, [1, 8]),
} as const satisfies Record<string, Parameter>;

/**
 * Facts of a product that somebody enters: hard limits no farm product passes, soft ones a slip of a
 * digit or of a unit falls outside. Microns, g per kg of water and kJ/(kg K) are no units of a
 * screen's choice, so they stand as bare figures.
 */
export const PRODUCT_PARAMETERS = {
  // Nothing solid on a farm weighs more than iron ore.
  bulkDensityKgPerL: from(0.05, 6, 'kg/L', 3, 0.01, [0.2, 2]),
  particleDensityKgPerL: from(0.05, 6, 'kg/L', 3, 0.01, [0.9, 6]),
  liquidDensityKgPerL: PARAMETERS['products.*.overrides.liquidDensityKgPerL'],
  displacementLPerKg: PARAMETERS['products.*.overrides.displacementLPerKg'],
  heatOfSolutionKJPerKg: PARAMETERS['products.*.overrides.heatOfSolutionKJPerKg'],
  specificHeatKJPerKgK: from(0, 10, '1', 3, 0.1, [0.3, 4.2]),
  practicalLimitKgPer100L: from(0, 500, 'kg/100 L', 1, 1, [1, 200]),
  particleTopSizeUm: from(0, 10_000, '1', 0, 10, [1, 5_000]),
  // Arithmetic: no more than all of it.
  nutrientPct: from(0, 100, '%', 3, 1),
  solubilityTemperatureC: from(-30, 110, '°C', 1, 1),
  solubilityGPerKgWater: from(0, 20_000, '1', 1, 10, [1, 5_000]),
  ph: from(0, 14, 'pH', 1, 0.1),
  halfLifeMin: from(0, 10_000_000, 'min', 0, 10, [1, 1_000_000]),
  anhydrousFraction: from(0.01, 1, '1', 4, 0.01),
} as const satisfies Record<string, Parameter>;

const perHa = (unit: RateUnit, max: number, softHigh: number): Parameter =>
  upTo(max, unit, 3, 1, [null, softHigh]);

/**
 * Product rate, by its unit: `products.*.rate.value`. The catalogue's usual range rules over the
 * soft limits, a label maximum over everything.
 */
export const RATE_PARAMETERS: Readonly<Record<RateUnit, Parameter>> = {
  'kg/ha': perHa('kg/ha', 5_000, 500),
  'g/ha': perHa('g/ha', 5_000_000, 50_000),
  'L/ha': perHa('L/ha', 5_000, 500),
  'mL/ha': perHa('mL/ha', 5_000_000, 50_000),
  // No mix holds more than this in 100 L.
  'kg/100 L': upTo(150, 'kg/100 L', 3, 0.1, [null, 40]),
  'g/100 L': upTo(150_000, 'g/100 L', 2, 10, [null, 40_000]),
  // Arithmetic: 100 L cannot hold more than 100 L.
  'L/100 L': upTo(100, 'L/100 L', 3, 0.1, [null, 50]),
  'mL/100 L': upTo(100_000, 'mL/100 L', 1, 10, [null, 50_000]),
  '% v/v': upTo(100, '% v/v', 3, 0.1, [null, 50]),
  'kg/load': upTo(50_000, 'kg/load', 3, 1, [null, 5_000]),
  'g/load': upTo(50_000_000, 'g/load', 1, 10, [null, 50_000]),
  'L/load': upTo(50_000, 'L/load', 3, 1, [null, 5_000]),
  'mL/load': upTo(50_000_000, 'mL/load', 1, 10, [null, 50_000]),
  'kg N/ha': perHa('kg N/ha', 500, 100),
  'kg P/ha': perHa('kg P/ha', 500, 100),
  'kg K/ha': perHa('kg K/ha', 1_000, 250),
  'kg S/ha': perHa('kg S/ha', 1_000, 100),
  'kg Ca/ha': perHa('kg Ca/ha', 2_000, 500),
  'kg Mg/ha': perHa('kg Mg/ha', 1_000, 100),
  'kg P2O5/ha': perHa('kg P2O5/ha', 1_000, 200),
  'kg K2O/ha': perHa('kg K2O/ha', 1_000, 300),
};

/** The narrower limits of an adjuvant per volume of spray: soft above 2 %, refused above 10 %. */
export const ADJUVANT_LIMIT = { softPct: 2, maxPct: 10 } as const;
