import { nutrientPct } from '../products/nutrientPct.ts';
import { missingContent, rateAsProduct } from '../products/rateAsProduct.ts';
import type { Parameter } from '../mix/Parameter.ts';
import { ADJUVANT_LIMIT, RATE_PARAMETERS } from '../mix/rateParameters.ts';
import type { MeasuredProduct, RateRange } from '../catalogue/Product.ts';
import { LEAST_FOR_GLYPHOSATE_KG_PER_100L } from '../water/conditionerDose.ts';
import { MOST_ON_LABELS_KG_PER_100L } from '../tank/ammoniumSulphate.ts';
import { quotientOfExact, toExact, type ExactDecimal } from '../units/exactDecimal.ts';
import type { LitresPerHectare } from '../units/quantity.ts';
import { RATE_UNIT_FACTS, type RateUnitFacts } from '../catalogue/rateUnits.ts';
import { limitProblem } from '../mix/limitProblem.ts';
import type { ProductRate } from '../mix/MixDraft.ts';
import { isStop, mixProblem, type MixProblem } from '../mix/MixProblem.ts';

/**
 * The problem of a unit that does not fit the product: a powder has no litres, a nutrient must be
 * in it.
 */
function unitProblem(
  product: MeasuredProduct,
  rate: ProductRate,
  field: string,
): MixProblem | null {
  const { measure, nutrient, active } = RATE_UNIT_FACTS[rate.unit];
  const { id: productId, form } = product;
  if (form !== 'liquid' && measure === 'volume') {
    const values = { productId, form, unit: rate.unit, labelUnit: null };
    return mixProblem('rateUnitDoesNotFit', field, values);
  }
  const content = missingContent(product, rate.unit);
  if (content !== null) {
    return mixProblem('rateNeedsContent', field, { productId, form, unit: rate.unit, content });
  }
  if (nutrient !== null) {
    const pct = nutrientPct(product, nutrient);
    if (pct === null || pct <= 0) {
      const values = { productId, nutrient, contentPct: pct };
      return mixProblem('productHasNotThisNutrient', field, values);
    }
  }
  const byMass = measure === 'mass' && active === null;
  if (form === 'liquid' && byMass && product.liquidDensityKgPerL === null) {
    return mixProblem('rateNeedsDensity', field, { productId, unit: rate.unit });
  }
  return null;
}

/** Rate in kg or L of product per its basis, exactly but for the division by a content. */
function inBase(product: MeasuredProduct, { value, unit }: ProductRate): ExactDecimal {
  const { measure, perBase, nutrient, active } = RATE_UNIT_FACTS[unit];
  if (measure !== 'time' && nutrient === null && active === null) {
    const { digits, scale } = toExact(value);
    return { digits, scale: scale + Math.round(Math.log10(perBase)) };
  }
  const ofProduct = rateAsProduct(product, { value, unit })?.value ?? 0;
  // Twelve figures: the last binary digits of the division must not pass a label maximum.
  return toExact(Number(ofProduct.toPrecision(12)));
}

/**
 * Measure and basis of a rate: a rate by active ingredient or in seconds is one of the product's
 * own measure.
 */
function kindOf({ form }: MeasuredProduct, unit: ProductRate['unit']): string {
  const { measure, active, basis } = RATE_UNIT_FACTS[unit];
  const own = form === 'liquid' ? 'volume' : 'mass';
  return `${measure === 'time' || active !== null ? own : measure} ${basis}`;
}

/** Room for the last binary digits of a conversion between units. */
const NOISE = 1e-9;

/**
 * A label says how its rate is meant. A rate that is entered another way (L against kg, per ha
 * against per 100 L) cannot be held against the label, and is refused.
 */
function labelProblem(
  product: MeasuredProduct,
  rate: ProductRate,
  label: ProductRate | null,
  field: string,
): MixProblem | null {
  if (label === null) return null;
  const { id: productId, form } = product;
  const content = missingContent(product, label.unit);
  if (content !== null) {
    return mixProblem('rateNeedsContent', field, { productId, form, unit: label.unit, content });
  }
  if (kindOf(product, rate.unit) !== kindOf(product, label.unit)) {
    const values = { productId, form, unit: rate.unit, labelUnit: label.unit };
    return mixProblem('rateUnitDoesNotFit', field, values);
  }
  const times = quotientOfExact(inBase(product, rate), inBase(product, label));
  if (times <= 1 + NOISE) return null;
  return mixProblem('rateAboveLabelMaximum', field, {
    productId,
    value: rate.value,
    unit: rate.unit,
    maximum: label.value,
    maximumUnit: label.unit,
    times,
  });
}

/** The rate in kg or L per ha or per 100 L, as `target` counts; null when it cannot be told. */
function comparable(
  product: MeasuredProduct,
  rate: ProductRate,
  target: RateUnitFacts,
  applicationRate: LitresPerHectare | null,
): number | null {
  const ofProduct = rateAsProduct(product, rate);
  if (ofProduct === null || ofProduct.measure !== target.measure) return null;
  const { value, basis } = ofProduct;
  if (basis === target.basis) return value;
  if (basis === 'load' || target.basis === 'load' || applicationRate === null) return null;
  return basis === 'area' ? (value / applicationRate) * 100 : (value / 100) * applicationRate;
}

/** A usual rate that was read off in other units, to three figures, is still the usual one. */
export const USUAL_TOLERANCE = 0.005;

/**
 * What is usual of a product: the catalogue's range, and of dry ammonium sulphate beside it what
 * labels and North Dakota State put into hard water (S40), which is a hundredth of a fertiliser's rate.
 */
function usualRanges({ rate, form, groups }: MeasuredProduct): readonly UsualRange[] {
  if (rate === null) return [];
  return form !== 'liquid' && groups.includes('AMS') ? [rate, CONDITIONER_RANGE] : [rate];
}

type UsualRange = Pick<RateRange, 'min' | 'max' | 'unit'>;

const CONDITIONER_RANGE: UsualRange = {
  min: LEAST_FOR_GLYPHOSATE_KG_PER_100L,
  max: MOST_ON_LABELS_KG_PER_100L,
  unit: 'kg/100 L',
};

/** A rate in the unit of a range that is usual. */
interface Compared {
  readonly range: UsualRange;
  readonly value: number;
  readonly isUsual: boolean;
}

/** The rate in the unit of a range; null where it cannot be told. */
function inRange(
  product: MeasuredProduct,
  rate: ProductRate,
  range: UsualRange,
  applicationRate: LitresPerHectare | null,
): Compared | null {
  const target = RATE_UNIT_FACTS[range.unit];
  const inBaseUnit = comparable(product, rate, target, applicationRate);
  if (inBaseUnit === null) return null;
  const value = inBaseUnit * target.perBase;
  const isUsual =
    value >= range.min * (1 - USUAL_TOLERANCE) && value <= range.max * (1 + USUAL_TOLERANCE);
  return { range, value, isUsual };
}

/**
 * The problem of a rate outside what is usual. Null: inside; `noRange`: there is no range to
 * compare with.
 */
function usualProblem(
  product: MeasuredProduct,
  rate: ProductRate,
  applicationRate: LitresPerHectare | null,
  field: string,
): MixProblem | 'noRange' | null {
  const { basis } = RATE_UNIT_FACTS[rate.unit];
  const isOfBasis = ({ range }: Compared) => RATE_UNIT_FACTS[range.unit].basis === basis;
  let told: Compared | null = null;
  for (const range of usualRanges(product)) {
    const compared = inRange(product, rate, range, applicationRate);
    if (compared === null) continue;
    if (compared.isUsual) return null;
    // A rate that is meant per volume is held against what is usual per volume.
    if (told === null || (!isOfBasis(told) && isOfBasis(compared))) told = compared;
  }
  if (told === null) return 'noRange';
  return mixProblem('rateOutsideUsualRange', field, {
    productId: product.id,
    value: rate.value,
    unit: rate.unit,
    usualValue: told.value,
    usualMinimum: told.range.min,
    usualMaximum: told.range.max,
    usualUnit: told.range.unit,
  });
}

/** Limits of the unit; narrower for an adjuvant per volume of spray. */
function limitsFor({ category }: MeasuredProduct, unit: ProductRate['unit']): Parameter {
  const limits = RATE_PARAMETERS[unit];
  const { measure, basis, perBase } = RATE_UNIT_FACTS[unit];
  if (category !== 'adjuvant' || measure !== 'volume' || basis !== 'volume') return limits;
  const { softPct, maxPct } = ADJUVANT_LIMIT;
  return { ...limits, softHigh: softPct * perBase, max: maxPct * perBase };
}

/**
 * What is wrong with one product's rate: unit against form, nutrient and label, limits of the unit,
 * label maximum (no plan), the usual range (look again). `field` is the path of the rate.
 */
export function rateProblems(
  product: MeasuredProduct,
  rate: ProductRate,
  label: ProductRate | null,
  applicationRate: LitresPerHectare | null,
  field: string,
): MixProblem[] {
  const limit = limitProblem(limitsFor(product, rate.unit), rate.value, `${field}.value`);
  if (limit !== null && isStop(limit)) return [limit];
  const stop = unitProblem(product, rate, field) ?? labelProblem(product, rate, label, field);
  if (stop !== null) return [stop];
  const usual = usualProblem(product, rate, applicationRate, field);
  const worthKnowing = usual === 'noRange' ? limit : usual;
  return worthKnowing === null ? [] : [worthKnowing];
}
