import type { Product } from '../catalogue/Product.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { DissolvingState } from './dissolvingState.ts';
import { limitAt, strength } from './dissolvingState.ts';
import { productField } from './productField.ts';
import { sharedIons } from './sharedIons.ts';
import type { TankSolute } from './tankSolutes.ts';
import { waterDensity } from './waterDensity.ts';

/** Part of the limit at the end temperature above which dissolving is slow and unsure (assumed, MODEL.md). */
const NEAR_SATURATION = 0.85;
/** Part of the last known limit from which a colder tank may hold less than is asked of it (assumed). */
const UNSURE_BELOW_TABLE = 0.5;
/**
 * Any product that is sold to dissolve dissolves up to this strength in any water, g/kg (assumed).
 */
const SURELY_DISSOLVES_G_PER_KG = 1;
/**
 * Up to this strength, g/kg, a product changes the temperature by less than half a degree, whatever
 * its heat (1,000 kJ/kg at most).
 */
const HARDLY_COOLS_G_PER_KG = 2;
/**
 * A salt that takes up less of its limit than this does not move the limit of another (assumed).
 */
const NEGLIGIBLE_PART = 0.05;
/** A tank that ends below this, having cooled by more than the drop, is worth a warning (assumed). */
const COLD_END_C = 5;
const COLD_DROP_K = 2;
/** Above this a tank harms hoses, live products and hands (assumed). */
const HOT_END_C = 40;

/**
 * Every problem of dissolving, cooling and freezing in one load.
 * @param best the load in the most favourable water, where the temperature is not set and the load
 * fails there
 */
export function dissolvingProblems(
  inputs: MixInputs,
  state: DissolvingState,
  best: DissolvingState | null,
): MixProblem[] {
  const problems: MixProblem[] = [];
  const { content, tank, result } = state;
  if (tank.solutes.length > 0 && result.startTemperatureC === null)
    problems.push(mixProblem('waterTemperatureNotSet', 'waterTemperatureC'));
  for (const [index, solute] of tank.solutes.entries()) {
    problems.push(
      ...unknownFacts(inputs, state, solute),
      ...limitProblems(inputs, state, best, solute, index),
    );
  }
  const frozen = best === null ? null : freezingProblem(inputs, best);
  problems.push(...(frozen === null ? temperatureProblems(inputs, state) : [frozen]));
  problems.push(...sumOfSaturations(state));
  const shared = sharedIons(content, result.products);
  if (shared !== null) problems.push(shared);
  return problems;
}

/**
 * The values of a problem where the solubility of a product is not known in a tank this cold, with
 * the coldest water it is known for; null where enough is known.
 */
function unknownSolubility(
  state: DissolvingState,
  solute: TankSolute,
): MixProblem['values'] | null {
  const { product, solubility } = solute;
  const knownFromC = solubility[0]?.temperatureC ?? null;
  const endC = state.result.endTemperatureC;
  // Below its first point the solubility is held, which promises too much: a tank that uses much of
  // that point counts as not known either.
  const isKnown =
    knownFromC !== null &&
    (endC === null ||
      endC >= knownFromC ||
      (knownFromC <= 0 && saturationAt(state, solute, knownFromC) <= UNSURE_BELOW_TABLE));
  if (isKnown) return null;
  return {
    productId: product.id,
    knownFromC,
    endC: state.freezing?.freezes === true ? null : endC,
  };
}

/** What is not known of a solute, where there is enough of it to matter. */
function unknownFacts(inputs: MixInputs, state: DissolvingState, solute: TankSolute): MixProblem[] {
  const { product } = solute;
  const field = productField(inputs, product.id);
  const gPerKgWater = strength(solute, state.balance.waterMassKg);
  const values = gPerKgWater > SURELY_DISSOLVES_G_PER_KG ? unknownSolubility(state, solute) : null;
  const isCoolingUnknown =
    product.heatOfSolutionKJPerKg === null && gPerKgWater > HARDLY_COOLS_G_PER_KG;
  return [
    ...(values === null ? [] : [mixProblem('solubilityUnknown', field, values)]),
    ...(isCoolingUnknown ? [mixProblem('coolingUnknown', field, { productId: product.id })] : []),
  ];
}

/** Part of the limit at a temperature that this product alone takes up. */
const saturationAt = ({ balance }: DissolvingState, solute: TankSolute, atC: number): number => {
  const limit = limitAt(solute, atC);
  return limit === null || limit <= 0
    ? 0
    : (strength(solute, balance.waterMassKg) * solute.limitShare) / limit;
};

/** kg that stay undissolved. */
const remainder = ({ end, dissolvedKg }: DissolvingState, solute: TankSolute, index: number) =>
  end === null || end.complete ? 0 : solute.massKg - (dissolvedKg[index] ?? 0);

/** A limit that nobody measured warns: it stops nothing. */
const isAssumed = ({ sources }: Product): boolean => sources['solubility']?.assumed === true;

function closeToLimit(state: DissolvingState, field: string | null, index: number): MixProblem[] {
  const { products, endTemperatureC: endC } = state.result;
  const dissolved = products[index];
  // Ice takes water out: what would be left to dissolve in is not known, nor how cold it is.
  if (dissolved === undefined || state.freezing?.freezes === true) return [];
  const { productId, saturation, gPerKgWater, limitGPerKgWater } = dissolved;
  if (saturation === null || saturation <= NEAR_SATURATION) return [];
  const values = { productId, saturation, gPerKgWater, limitGPerKgWater, endC };
  return [mixProblem('nearSaturation', field, values)];
}

function limitProblems(
  inputs: MixInputs,
  state: DissolvingState,
  best: DissolvingState | null,
  solute: TankSolute,
  index: number,
): MixProblem[] {
  const { product } = solute;
  const productId = product.id;
  const field = productField(inputs, productId, '.rate');
  const judged = best ?? state;
  const undissolvedKg = remainder(judged, solute, index);
  const atC = judged.result.endTemperatureC;
  if (undissolvedKg > 0)
    return [
      mixProblem(isAssumed(product) ? 'mayNotDissolve' : 'doesNotDissolve', field, {
        productId,
        judgedAtC: best?.result.startTemperatureC ?? null,
        // In a tank that freezes first the worked-out masses have no meaning.
        ...(judged.freezing?.freezes === true
          ? { undissolvedKg: null, dissolvedKg: null, atC: null }
          : { undissolvedKg, dissolvedKg: solute.massKg - undissolvedKg, atC }),
      }),
    ];
  const problems = closeToLimit(state, field, index);
  const limitKgPer100L = product.practicalLimitKgPer100L;
  const kgPer100L =
    (strength(solute, state.balance.waterMassKg) / 10) *
    waterDensity(state.content.waterTemperatureC);
  if (limitKgPer100L !== null && kgPer100L > limitKgPer100L)
    problems.push(
      mixProblem('abovePracticalLimit', field, { productId, kgPer100L, limitKgPer100L }),
    );
  return problems;
}

/** Salts that would each dissolve alone, and together ask for more water than there is (MODEL.md). */
function sumOfSaturations(state: DissolvingState): MixProblem[] {
  const endC = state.result.endTemperatureC;
  if (endC === null || state.freezing?.freezes === true) return [];
  const parts = state.tank.solutes
    .map((solute) => ({ id: solute.product.id, part: saturationAt(state, solute, endC) }))
    .filter(({ part }) => part >= NEGLIGIBLE_PART);
  const saturationSum = parts.reduce((sum, { part }) => sum + part, 0);
  const alone = parts.some(({ part }) => part > NEAR_SATURATION);
  if (parts.length < 2 || alone || saturationSum <= NEAR_SATURATION) return [];
  const values = { productIds: parts.map(({ id }) => id), saturationSum, endC };
  return [mixProblem('saturationsAddUp', 'products', values)];
}

/**
 * Freezing itself stops, and so does a margin that the operator set; the usual margin is assumed
 * and warns.
 */
function freezingProblem({ draft }: MixInputs, { result, freezing }: DissolvingState) {
  const { startTemperatureC: startC, endTemperatureC } = result;
  if (freezing?.isClose !== true) return null;
  const { pointC, isKnown, freezes, marginK } = freezing;
  // Ice holds the temperature: the end temperature of the sum is never reached.
  const endC = freezes ? null : endTemperatureC;
  const values = { startC, endC, freezingPointC: isKnown ? pointC : null, marginK };
  const stops = freezes || (draft.freezingMarginK ?? null) !== null;
  return mixProblem(stops ? 'wouldFreeze' : 'nearFreezing', 'waterTemperatureC', values);
}

function temperatureProblems(inputs: MixInputs, state: DissolvingState): MixProblem[] {
  const { startTemperatureC: startC, endTemperatureC: endC } = state.result;
  if (startC === null || endC === null || state.freezing === null) return [];
  const cold = freezingProblem(inputs, state);
  if (cold !== null) return [cold];
  const { pointC, isKnown } = state.freezing;
  const values = { startC, endC, dropC: startC - endC, freezingPointC: isKnown ? pointC : null };
  if (endC < COLD_END_C && startC - endC > COLD_DROP_K)
    return [mixProblem('endsCold', 'waterTemperatureC', values)];
  return endC > HOT_END_C ? [mixProblem('endsHot', 'waterTemperatureC', values)] : [];
}
