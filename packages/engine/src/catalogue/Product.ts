import type { KilogramsPerLitre, LitresPerKilogram, MassFraction } from '../units/quantity.ts';
import type { ProductLabel, ResistanceGroup } from './ProductLabel.ts';

/** Where a fact comes from. `assumed` facts wear a tag on screen and may be edited. */
export interface FactSource {
  /** Keys into the catalogue's source list, for example `['S1', 'S46']`; empty when assumed. */
  readonly sourceIds: readonly string[];
  readonly assumed: boolean;
  readonly note: string | null;
}

/** What the product does in the tank. Dissolved and suspended obey different limits. */
export const TANK_BEHAVIOURS = ['dissolves', 'suspends', 'liquid'] as const;
export type TankBehaviour = (typeof TANK_BEHAVIOURS)[number];

export const PRODUCT_FORMS = ['granular', 'powder', 'liquid'] as const;
export type ProductForm = (typeof PRODUCT_FORMS)[number];

export const PRODUCT_CATEGORIES = [
  'fertiliserSoluble',
  'fertiliserSuspension',
  'lime',
  'traceElement',
  'biostimulant',
  'growthRegulator',
  'herbicide',
  'fungicide',
  'insecticide',
  'adjuvant',
  'seed',
] as const;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** Elements by their symbol; declared oxides are converted when the catalogue is built. */
export const NUTRIENTS = [
  'N',
  'P',
  'K',
  'S',
  'Ca',
  'Mg',
  'Cl',
  'Zn',
  'Cu',
  'Mn',
  'Fe',
  'Co',
  'B',
  'Mo',
  'Se',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** Solubility at one temperature, in g of product per kg of added water. */
export interface SolubilityPoint {
  readonly temperatureC: number;
  readonly gPerKgWater: number;
}

/** Which measured salt table describes this product; a hydrate brings its own water. */
export interface SaltTableUse {
  readonly saltId: string;
  /** kg of the tabulated anhydrous salt in 1 kg of product; 1 for an anhydrous product. */
  readonly anhydrousFraction: MassFraction;
  /**
   * False: the product's own displacement counts in place of the table's; the table's freezing
   * point still holds.
   */
  readonly givesRoom?: boolean;
}

/**
 * Every rate unit a draft may hold. Spray volumes are finished spray, never water alone. `ai` is the
 * active ingredient as the label counts it, `ae` its acid equivalent; mg/L are parts per million.
 */
export const RATE_UNITS = [
  'kg/ha',
  'g/ha',
  'L/ha',
  'mL/ha',
  'kg/100 L',
  'g/100 L',
  'L/100 L',
  'mL/100 L',
  '% v/v',
  'kg/load',
  'g/load',
  'L/load',
  'mL/load',
  'kg N/ha',
  'kg P/ha',
  'kg K/ha',
  'kg S/ha',
  'kg Ca/ha',
  'kg Mg/ha',
  'kg P2O5/ha',
  'kg K2O/ha',
  'kg SO3/ha',
  'kg MgO/ha',
  'g Zn/ha',
  'g Cu/ha',
  'g Mn/ha',
  'g Fe/ha',
  'g Co/ha',
  'g B/ha',
  'g Mo/ha',
  'g Se/ha',
  'g ai/ha',
  'kg ai/ha',
  'g ae/ha',
  'kg ae/ha',
  'mg/L',
  'mg ai/L',
  'mg ae/L',
  'mg N/L',
  'mg P/L',
  'mg K/L',
  's/load',
] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

export interface RateRange {
  readonly min: number;
  readonly max: number;
  readonly unit: RateUnit;
  /** True when the maximum was read from a registered label: it is then a hard limit. */
  readonly fromLabel: boolean;
}

/** A container the product is sold in or measured with: bag, drum, jug. */
export interface ProductContainer {
  readonly size: number;
  readonly unit: 'kg' | 'g' | 'L' | 'mL';
  readonly kind: 'bag' | 'drum' | 'jug' | 'box' | 'bottle';
}

/**
 * An active ingredient in a product. Its content serves as a bound of plausible doses, never as a
 * rate.
 */
export interface ActiveContent {
  readonly name: string;
  /** In 1 kg of a solid or 1 L of a liquid. */
  readonly gPerKgOrL: number;
  /** Grams of it per hectare that no spray gives; null is not known. */
  readonly ceilingGPerHa: number | null;
}

/** The facts of a product that someone may look up, with a source each. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly category: ProductCategory;
  readonly form: ProductForm;
  /** Formulation code as printed on labels (SL, EC, WG ...); null when it has none. */
  readonly formulation: string | null;
  readonly behaviour: TankBehaviour;
  readonly bulkDensityKgPerL: KilogramsPerLitre | null;
  readonly particleDensityKgPerL: KilogramsPerLitre | null;
  readonly liquidDensityKgPerL: KilogramsPerLitre | null;
  /** Room that 1 kg takes in the tank. A salt table, where there is one, rules over it. */
  readonly displacementLPerKg: LitresPerKilogram | null;
  readonly saltTable: SaltTableUse | null;
  /** Ascending by temperature; empty when unknown or when the product is not meant to dissolve. */
  readonly solubility: readonly SolubilityPoint[];
  /** kJ taken from the water per kg dissolved; negative heats the tank; null is unknown, never 0. */
  readonly heatOfSolutionKJPerKg: number | null;
  /**
   * kJ/(kg K) added to the mix by 1 kg of the solute, or of the liquid. Null counts as nothing, for a
   * liquid as the least there is: either overstates cooling.
   */
  readonly specificHeatKJPerKgK: number | null;
  /** A ceiling for ready dissolving below saturation, kg per 100 L of water, for example 30 for urea. */
  readonly practicalLimitKgPer100L: number | null;
  /** Elemental % by mass. Null: analysis not stated. Empty: it has none worth counting. */
  readonly nutrientsPct: Readonly<Partial<Record<Nutrient, number>>> | null;
  readonly declaredAnalysis: string | null;
  readonly rate: RateRange | null;
  /** Ascending order of addition; the label wins over it. */
  readonly mixClass: number;
  readonly phEffect: string | null;
  /** Chemical groups that compatibility rules speak of. */
  readonly groups: readonly string[];
  readonly hazards: readonly string[];
  readonly notes: string | null;
  readonly particleTopSizeUm: number | null;
  /** pH to half-life, for actives that break down in the tank. */
  readonly halfLifeByPh: readonly { readonly ph: number; readonly halfLifeMin: number }[];
  // Facts that few products have are absent where they are not known.
  /** Salt index of 1 kg, sodium nitrate = 100. */
  readonly saltIndex?: number;
  /** % by mass. */
  readonly biuretPct?: number;
  /** How much acid 1 kg takes up, pure calcium carbonate = 100. */
  readonly neutralisingValuePct?: number;
  /**
   * Minutes until it has dissolved in stirred water of 15 °C, up to half of what that water takes.
   */
  readonly dissolvingMin?: number;
  /** Active ingredient as the label counts it, of a product that has one: g in 1 L of a liquid. */
  readonly activeIngredientGPerL?: number;
  /** Active ingredient as the label counts it, of a solid, % by mass. */
  readonly activeIngredientPct?: number;
  /** Acid that the salt or ester of a liquid comes to, g/L. */
  readonly acidEquivalentGPerL?: number;
  readonly acidEquivalentPct?: number;
  readonly actives?: readonly ActiveContent[];
  readonly resistanceGroups?: readonly ResistanceGroup[];
  readonly label?: ProductLabel;
  /** Source of each fact by its field name. */
  readonly sources: Readonly<Partial<Record<string, FactSource>>>;
}

/** A product in a mix: with what was measured of it. */
export interface MeasuredProduct extends Product {
  /** What a pump or outlet was measured to give, kg or of a liquid L in a second. */
  readonly dischargePerS?: number;
  /** Of a lime, the part that its paper counts as acting, %. */
  readonly finenessPct?: number;
}
