import { draftFields } from './draftFields.ts';
import { from, upTo, whole, type Parameter } from './Parameter.ts';

const { fields: overrides } = draftFields.products.of.fields.overrides;

/**
 * Facts of a product that somebody enters: hard limits no farm product passes, soft ones a slip of a
 * digit or of a unit falls outside. Microns, g per kg of water and kJ/(kg K) are no units of a
 * screen's choice, so they stand as bare figures.
 */
export const PRODUCT_PARAMETERS = {
  // Nothing solid on a farm weighs more than iron ore.
  bulkDensityKgPerL: from(0.05, 6, 'kg/L', 3, 0.01, [0.2, 2]),
  particleDensityKgPerL: from(0.05, 6, 'kg/L', 3, 0.01, [0.9, 6]),
  liquidDensityKgPerL: overrides.liquidDensityKgPerL.limits,
  displacementLPerKg: overrides.displacementLPerKg.limits,
  heatOfSolutionKJPerKg: overrides.heatOfSolutionKJPerKg.limits,
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
  // Sodium chloride, the saltiest listed, is 154; quicklime 179.
  saltIndex: from(0, 300, '1', 1, 1, [null, 160]),
  biuretPct: from(0, 10, '%', 2, 0.1, [null, 2.5]),
  dissolvingMin: from(0, 240, 'min', 0, 1, [1, 60]),
  activeIngredientGPerL: overrides.activeIngredientGPerL.limits,
  activeIngredientPct: overrides.activeIngredientPct.limits,
  acidEquivalentGPerL: overrides.acidEquivalentGPerL.limits,
  acidEquivalentPct: overrides.acidEquivalentPct.limits,
  neutralisingValuePct: from(0, 200, '%', 1, 1, [40, 180]),
  entryH: from(0, 2_000, 'h', 1, 1, [null, 720]),
  rainFreeH: from(0, 240, 'h', 1, 1, [null, 24]),
  grazingDays: whole(from(0, 1_000, '1', 0, 1, [null, 120])),
  cuttingDays: whole(from(0, 1_000, '1', 0, 1, [null, 120])),
  harvestDays: whole(from(0, 1_000, '1', 0, 1, [null, 200])),
  bufferM: from(0, 2_000, 'm', 1, 1, [null, 500]),
  mostApplicationsPerYear: whole(from(1, 100, '1', 0, 1, [null, 20])),
  mostPerHaPerYear: upTo(10_000, '1', 3, 0.1, [null, 500]),
  mostActiveGPerHaPerYear: upTo(100_000, 'g/ha', 1, 10, [1, 20_000]),
  // The interval is counted from the records of twelve months.
  applicationIntervalDays: whole(from(0, 365, '1', 0, 1, [null, 120])),
  earliestGrowthStage: draftFields.growthStage.limits,
  latestGrowthStage: draftFields.growthStage.limits,
} as const satisfies Record<string, Parameter>;
