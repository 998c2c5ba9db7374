import type { UnitId } from '../units/displayUnits.ts';

/**
 * How a figure comes from its terms. A `liquidDensity` term, where there is one, divides: the rate of
 * a liquid was given by mass. Words and symbols live in the message catalogue.
 */
export type WorkingFormula =
  // job and loads
  | 'treatedArea'
  | 'sprayVolume'
  | 'jobVolume'
  | 'loadCount'
  | 'loadArea'
  | 'carrier'
  | 'carrierTotal'
  | 'loadDensity'
  | 'loadMass'
  // products
  | 'perHaFromRate'
  | 'perHaFromNutrient'
  | 'perHaFromActive'
  | 'perHaFromStrength'
  | 'perHaFromPartStrength'
  | 'perHaFromVolume'
  | 'perHaFromLoad'
  | 'sprayedAmount'
  | 'amountFromArea'
  | 'amountFromLoad'
  | 'amountFromRun'
  | 'jobAmountFromArea'
  | 'jobAmountFromLoad'
  | 'displacementOfMass'
  | 'displacementOfLiquid'
  // tank
  | 'heatBalance'
  | 'saturation'
  | 'dissolvingWait'
  | 'solidsFraction'
  | 'kriegerDougherty'
  | 'stokesHindered'
  | 'nitrogenStrength'
  | 'saltStrength'
  // sprayer
  | 'nozzleOutput'
  | 'densityFactor'
  | 'flowFactor'
  | 'pressureForFlow'
  | 'rinseWater'
  // supply and cost
  | 'nutrientSupply'
  | 'nitrogenOnLeaf'
  | 'productCost';

/** What a term is. */
export type WorkingTermName =
  // job and loads
  | 'sprayArea'
  | 'fieldArea'
  | 'bandWidth'
  | 'rowSpacing'
  | 'treatedShare'
  | 'applicationRate'
  | 'deadVolume'
  | 'tankResidual'
  | 'sprayVolume'
  | 'jobVolume'
  | 'tankCapacity'
  | 'loadCount'
  | 'load'
  | 'freshVolume'
  | 'heel'
  | 'carrier'
  | 'displacement'
  // products
  | 'productRate'
  | 'productPerHa'
  | 'productMass'
  | 'productVolume'
  | 'displacementPerKg'
  | 'liquidDensity'
  | 'nutrientContent'
  | 'nitrogenSupplied'
  | 'interceptedShare'
  | 'activeContent'
  | 'discharge'
  // tank
  | 'density'
  | 'mixMass'
  | 'saltIndex'
  | 'mixVolume'
  | 'waterTemperature'
  | 'endTemperature'
  | 'waterMass'
  | 'waterSpecificHeat'
  | 'liquidHeatCapacity'
  | 'dissolvedMass'
  | 'heatOfSolution'
  | 'specificHeat'
  | 'dissolvingTime'
  | 'slowerInCold'
  | 'slowerNearLimit'
  | 'slowerUnstirred'
  | 'strength'
  | 'solubility'
  | 'solids'
  | 'solidsFraction'
  | 'packedFraction'
  | 'particleTopSize'
  | 'particleDensity'
  | 'fall'
  // sprayer
  | 'travelSpeed'
  | 'swathWidth'
  | 'nozzleCount'
  | 'nozzleOutput'
  | 'densityFactor'
  | 'publishedFlow'
  | 'publishedPressure'
  | 'flowExponent'
  | 'measuredFlow'
  | 'measuredPressure'
  | 'tableFlow'
  | 'rinses'
  // cost
  | 'jobAmount'
  | 'alreadyInMachine'
  | 'leftInMachine'
  | 'sprayedAmount'
  | 'unitPrice';

/** Figures of a formula may also stand in units that no field is typed in; '' is none. */
export type WorkingUnit =
  | UnitId
  | ''
  | 'L/s'
  | 'kg/s'
  | 'um'
  | 'g/kg'
  | 'kJ/K'
  | 'kJ/(kg K)'
  | 'cent/kg'
  | 'cent/L';

/** One value that went into a figure. Words for `name` live in the message catalogue. */
export interface WorkingTerm {
  readonly name: WorkingTermName;
  /** The product a term belongs to, where it belongs to one. */
  readonly productId?: string;
  readonly value: number | null;
  readonly unit: WorkingUnit;
  /** Source key, `'draft'` for what the operator typed, `'worked'` for another figure, or `'assumed'`. */
  readonly source: string;
}

/** How one figure of a plan was worked out: formula code, the values put in, the value out. */
export interface Working {
  /** Which figure: a path such as `loads.0.carrierL`. */
  readonly figure: string;
  readonly formula: WorkingFormula;
  readonly terms: readonly WorkingTerm[];
  readonly value: number;
  readonly unit: WorkingUnit;
}
