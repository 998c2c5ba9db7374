import {
  amountOnArea,
  kilograms,
  litres,
  RATE_PARAMETERS,
  RATE_UNIT_FACTS,
  USUAL_TOLERANCE,
  type Product,
  type ProductMeasure,
  type RateUnit,
} from '@mix/engine';

/** What an amount is said in: per hectare, per 100 L of spray, or over all of the ground. */
export type SprayUnit = RateUnit | ProductMeasure['unit'];

/** One product of a spray, as somebody says how much of it there was. */
export interface SprayLine {
  /** Its facts as they hold for this spray. */
  readonly product: Product;
  readonly value: number;
  readonly unit: SprayUnit;
}

export interface SprayedGround {
  /** ha; null: not known. */
  readonly areaHa: number | null;
  /** L/ha of finished spray; null: not known. */
  readonly applicationRateLPerHa: number | null;
}

/** Whether an amount is that of all the ground. */
export const isInAll = (unit: SprayUnit): unit is ProductMeasure['unit'] =>
  unit === 'kg' || unit === 'L';

/** The units in which a product of a spray that was written down is typed, the usual one first. */
export const unitsOf = ({ form }: Product): readonly SprayUnit[] =>
  form === 'liquid' ? ['L/ha', 'mL/ha', 'kg/ha', 'L', 'kg'] : ['kg/ha', 'g/ha', 'kg'];

/** kg or L of a line over all the ground; null where what it needs is not known. */
export function amountOfLine(
  { product, value, unit }: SprayLine,
  { areaHa, applicationRateLPerHa }: SprayedGround,
): ProductMeasure | null {
  if (unit === 'kg') return { unit, value: kilograms(value) };
  if (unit === 'L') return { unit, value: litres(value) };
  return areaHa === null
    ? null
    : amountOnArea(product, { value, unit }, { areaHa, applicationRateLPerHa });
}

/** What a hectare got of a line; null where the area it was for is not known. */
export function perHaOfLine(line: SprayLine, ground: SprayedGround): ProductMeasure | null {
  if (!isInAll(line.unit)) return amountOfLine(line, { ...ground, areaHa: 1 });
  const { areaHa } = ground;
  return areaHa === null || areaHa <= 0
    ? null
    : amountOfLine({ ...line, value: line.value / areaHa }, ground);
}

/** The most of a product that a hectare can get, as a plan takes it. */
export const mostPerHa = (unit: ProductMeasure['unit']): number =>
  RATE_PARAMETERS[unit === 'kg' ? 'kg/ha' : 'L/ha'].max;

/** Whether a line is outside of what is usual of its product, as a plan judges it; false where that is not known. */
export function isUnusual(line: SprayLine, ground: SprayedGround): boolean {
  const { rate } = line.product;
  if (rate === null || RATE_UNIT_FACTS[rate.unit].basis !== 'area') return false;
  const [least, most, said] = [rate.min, rate.max]
    .map((value) => perHaOfLine({ product: line.product, value, unit: rate.unit }, ground))
    .concat(perHaOfLine(line, ground));
  if (least == null || most == null || said == null || most.unit !== said.unit) return false;
  return (
    said.value > most.value * (1 + USUAL_TOLERANCE) ||
    said.value < least.value * (1 - USUAL_TOLERANCE)
  );
}
