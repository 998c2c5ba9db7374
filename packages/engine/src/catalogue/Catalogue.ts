import type { CompatibilityRule } from './CompatibilityRule.ts';
import type { CropInterception } from './CropInterception.ts';
import type { Nutrient, Product } from './Product.ts';
import type { Machine } from './Machine.ts';
import type { Nozzle, NozzleSize } from './Nozzle.ts';
import type { RoomBand } from './RoomBand.ts';

/** Measured properties of one salt in water at 20 °C, ascending by mass %. */
export interface SaltTable {
  readonly saltId: string;
  /** [mass %, kg/L] */
  readonly densityAt20C: readonly (readonly [number, number])[];
  /** [mass %, °C]; empty when not measured. */
  readonly freezingPointC: readonly (readonly [number, number])[];
  /** The eutectic; no freezing point below its temperature is ever promised. */
  readonly eutectic: { readonly massPct: number; readonly temperatureC: number } | null;
  readonly source: string;
}

/** Everything the engine knows of the world; data, handed in by the caller. */
export interface Catalogue {
  readonly version: string;
  readonly products: readonly Product[];
  readonly machines: readonly Machine[];
  readonly nozzles: readonly Nozzle[];
  readonly nozzleSizes: readonly NozzleSize[];
  readonly compatibilityRules: readonly CompatibilityRule[];
  readonly saltTables: readonly SaltTable[];
  readonly roomBands: readonly RoomBand[];
  readonly cropInterception: readonly CropInterception[];
  /** Grams of each element per hectare that no spray gives. */
  readonly elementCeilingsGPerHa: Readonly<Partial<Record<Nutrient, number>>>;
}
