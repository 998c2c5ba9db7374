import type { MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { DissolvingState } from './dissolvingState.ts';
import { strength } from './dissolvingState.ts';
import { productField } from './productField.ts';
import { sharedIons } from './sharedIons.ts';
import type { TankSolute } from './tankSolutes.ts';
import { waterDensity } from './waterDensity.ts';
import { workableApplicationRate, workableWaterTemperature } from './workableConditions.ts';

/** Part of the limit at the end temperature above which dissolving is slow and unsure (assumed, facts 3.3). */
const NEAR_SATURATION = 0.85;
/** A tank that ends below this, having cooled by more than the drop, is worth a warning (assumed). */
const COLD_END_C = 5;
const COLD_DROP_K = 2;
/** Above this a tank harms hoses, live products and hands (assumed). */
const HOT_END_C = 40;

/** Every problem of dissolving, cooling and freezing in one load. */
export function dissolvingProblems(inputs: MixInputs, state: DissolvingState): MixProblem[] {
  const problems: MixProblem[] = [];
  const { content, tank, result } = state;
  if (tank.solutes.length > 0 && result.startTemperatureC === null)
    problems.push(mixProblem('waterTemperatureNotSet', 'waterTemperatureC'));
  for (const [index, solute] of tank.solutes.entries()) {
    problems.push(
      ...unknownFacts(inputs, state, solute),
      ...limitProblems(inputs, state, solute, index),
    );
  }
  problems.push(...temperatureProblems(inputs, state));
  const shared = sharedIons(content, result.products);
  if (shared !== null) problems.push(shared);
  return problems;
}

function unknownFacts(
  inputs: MixInputs,
  { result }: DissolvingState,
  { product, solubility }: TankSolute,
): MixProblem[] {
  const problems: MixProblem[] = [];
  const field = productField(inputs, product.id);
  const coldestKnownC = solubility[0]?.temperatureC ?? null;
  const endC = result.endTemperatureC;
  // A first point above 0 °C is held below itself, which promises too much: that is not known either.
  const colderThanKnown =
    coldestKnownC !== null && coldestKnownC > 0 && endC !== null && endC < coldestKnownC;
  if (coldestKnownC === null || colderThanKnown)
    problems.push(
      mixProblem('solubilityUnknown', field, {
        productId: product.id,
        knownFromC: coldestKnownC,
        endC,
      }),
    );
  if (product.heatOfSolutionKJPerKg === null)
    problems.push(mixProblem('coolingUnknown', field, { productId: product.id }));
  return problems;
}

/** kg that stay undissolved and the temperature that is said at; without one, in the warmest known water. */
function remainder(
  { balance, end, result }: DissolvingState,
  solute: TankSolute,
  index: number,
): { readonly undissolvedKg: number; readonly atC: number | null } {
  if (end !== null)
    return {
      undissolvedKg: end.complete ? 0 : solute.massKg - (end.dissolvedKg[index] ?? 0),
      atC: result.endTemperatureC,
    };
  let most = -Infinity;
  let atC: number | null = null;
  for (const point of solute.solubility) {
    if (point.gPerKgWater <= most) continue;
    most = point.gPerKgWater;
    atC = point.temperatureC;
  }
  const limitKg = (most / 1000) * balance.waterMassKg * solute.limitShare;
  return { undissolvedKg: atC === null ? 0 : Math.max(0, solute.massKg - limitKg), atC };
}

function limitProblems(
  inputs: MixInputs,
  state: DissolvingState,
  solute: TankSolute,
  index: number,
): MixProblem[] {
  const { product } = solute;
  const productId = product.id;
  const field = productField(inputs, productId, '.rate');
  const { undissolvedKg, atC } = remainder(state, solute, index);
  if (undissolvedKg > 0)
    return [
      mixProblem('doesNotDissolve', field, {
        productId,
        undissolvedKg,
        dissolvedKg: solute.massKg - undissolvedKg,
        atC,
        ...waysOut(inputs, state),
      }),
    ];
  const problems: MixProblem[] = [];
  const dissolved = state.result.products[index];
  if (dissolved !== undefined && (dissolved.saturation ?? 0) > NEAR_SATURATION)
    problems.push(
      mixProblem('nearSaturation', field, {
        productId,
        saturation: dissolved.saturation,
        gPerKgWater: dissolved.gPerKgWater,
        limitGPerKgWater: dissolved.limitGPerKgWater,
        endC: state.result.endTemperatureC,
      }),
    );
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

const waysOut = (inputs: MixInputs, { content }: DissolvingState) => ({
  workableApplicationRateLPerHa: workableApplicationRate(inputs, content),
  workableWaterTemperatureC: workableWaterTemperature(content),
});

function temperatureProblems(inputs: MixInputs, state: DissolvingState): MixProblem[] {
  const { startTemperatureC: startC, endTemperatureC: endC, freezingPointC } = state.result;
  if (startC === null || endC === null) return [];
  const values = { startC, endC, dropC: startC - endC, freezingPointC };
  if (freezingPointC !== null && endC <= freezingPointC)
    return [
      mixProblem('wouldFreeze', 'waterTemperatureC', { ...values, ...waysOut(inputs, state) }),
    ];
  if (endC < COLD_END_C && startC - endC > COLD_DROP_K)
    return [mixProblem('endsCold', 'waterTemperatureC', values)];
  if (endC > HOT_END_C) return [mixProblem('endsHot', 'waterTemperatureC', values)];
  return [];
}
