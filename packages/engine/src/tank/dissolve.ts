import type { SolubilityPoint } from '../catalogue/Product.ts';
import { increasingRoot } from './increasingRoot.ts';
import { solubilityAt } from './interpolate.ts';

/** kJ/(kg K), MODEL.md. */
export const WATER_SPECIFIC_HEAT = 4.186;
const TEMPERATURE_TOLERANCE = 1e-10;
/** Lets a product that is exactly at its limit count as dissolved in spite of the last binary digit. */
const AT_THE_LIMIT = 1 + 1e-9;

/** One product on its way into solution. */
export interface Solute {
  readonly massKg: number;
  /** Empty: no limit known. */
  readonly solubility: readonly SolubilityPoint[];
  /** Its part of the limit when several products bring the same salt; else 1. */
  readonly limitShare: number;
  /**
   * kJ taken from the tank per kg dissolved, negative heats; unknown heat is left out by the
   * caller, and told.
   */
  readonly heatKJPerKg: number;
  /** kJ/(kg K) it adds to the mix. */
  readonly specificHeat: number;
}

export interface Dissolved {
  readonly temperatureC: number;
  readonly complete: boolean;
}

/** kg of a solute that water of this temperature holds. */
const limitKg = (solute: Solute, waterKg: number, temperatureC: number): number =>
  solute.solubility.length === 0
    ? Infinity
    : (solubilityAt(solute.solubility, temperatureC) / 1000) * waterKg * solute.limitShare;

/** Temperature after everything has dissolved. */
function fullyDissolvedTemperature(
  solutes: readonly Solute[],
  heatCapacity: number,
  startC: number,
): number {
  let heat = 0;
  let capacity = heatCapacity;
  for (const solute of solutes) {
    heat += solute.massKg * solute.heatKJPerKg;
    capacity += solute.massKg * solute.specificHeat;
  }
  return capacity > 0 ? startC - heat / capacity : startC;
}

/** Temperature after as much has dissolved as water of `temperatureC` takes up. */
function temperatureReached(
  solutes: readonly Solute[],
  waterKg: number,
  heatCapacity: number,
  startC: number,
  temperatureC: number,
): number {
  let heat = 0;
  let capacity = heatCapacity;
  for (const solute of solutes) {
    const kg = Math.min(solute.massKg, limitKg(solute, waterKg, temperatureC));
    heat += kg * solute.heatKJPerKg;
    capacity += kg * solute.specificHeat;
  }
  return startC - heat / capacity;
}

/**
 * Dissolves the solutes in water that nothing warms: what dissolves cools the tank (or heats it),
 * and the temperature decides how much dissolves. T_end = T0 - sum(x H)/C with
 * C = 4.186 x water + sum(x cp), solved together with x <= S(T_end) x water (MODEL.md: heats S5,
 * S6, S7; solubility S1, S2). `otherHeatCapacity` (kJ/K) is of liquids that stand in the tank.
 */
export function dissolve(
  solutes: readonly Solute[],
  waterKg: number,
  otherHeatCapacity: number,
  startC: number,
): Dissolved {
  const heatCapacity = WATER_SPECIFIC_HEAT * waterKg + otherHeatCapacity;
  const fullC = fullyDissolvedTemperature(solutes, heatCapacity, startC);
  if (solutes.every((solute) => solute.massKg <= limitKg(solute, waterKg, fullC) * AT_THE_LIMIT))
    return { temperatureC: fullC, complete: true };
  const temperatureC = heatCapacity > 0 ? settle(solutes, waterKg, heatCapacity, startC) : startC;
  return { temperatureC, complete: false };
}

/** kg of each solute that has dissolved in that much water, in the order of the solutes. */
export const dissolvedMasses = (
  solutes: readonly Solute[],
  waterKg: number,
  { temperatureC, complete }: Dissolved,
): number[] =>
  solutes.map((solute) =>
    complete ? solute.massKg : Math.min(solute.massKg, limitKg(solute, waterKg, temperatureC)),
  );

function settle(
  solutes: readonly Solute[],
  waterKg: number,
  heatCapacity: number,
  startC: number,
): number {
  let low = startC;
  let high = startC;
  for (const solute of solutes) {
    const change = (solute.massKg * solute.heatKJPerKg) / heatCapacity;
    if (change > 0) low -= change;
    else high -= change;
  }
  return increasingRoot(
    (t) => t - temperatureReached(solutes, waterKg, heatCapacity, startC, t),
    low,
    high,
    TEMPERATURE_TOLERANCE,
  );
}
