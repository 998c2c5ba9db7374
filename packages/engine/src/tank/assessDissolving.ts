import { draftFields } from '../mix/draftFields.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { DissolvedProduct, DissolvingResult } from '../mix/MixPlan.ts';
import type { MixProblem } from '../mix/MixProblem.ts';
import { celsius, fraction, type Celsius } from '../units/quantity.ts';
import type { Working } from '../mix/Working.ts';
import { dissolve, dissolvedMasses } from './dissolve.ts';
import { dissolvingProblems } from './dissolvingProblems.ts';
import type { DissolvingState } from './dissolvingState.ts';
import { limitAt, strength } from './dissolvingState.ts';
import { dissolvingWorkings } from './dissolvingWorkings.ts';
import { freezing } from './freezing.ts';
import { freezingPoint } from './freezingPoint.ts';
import type { TankBalance } from './TankBalance.ts';
import type { TankContent } from './TankContent.ts';
import type { TankSolute } from './tankSolutes.ts';
import { dissolvedByPosition, tankSolutes } from './tankSolutes.ts';

function dissolvedProduct(
  solute: TankSolute,
  waterKg: number,
  endC: number | null,
): DissolvedProduct {
  const gPerKgWater = strength(solute, waterKg);
  const limitGPerKgWater = limitAt(solute, endC);
  const known = limitGPerKgWater !== null && limitGPerKgWater > 0;
  return {
    productId: solute.product.id,
    gPerKgWater,
    limitGPerKgWater,
    saturation: known ? fraction(gPerKgWater / limitGPerKgWater) : null,
  };
}

/** The solute nearest its limit; without an end temperature its limit at 0 °C counts. */
function closestToLimit(
  solutes: readonly TankSolute[],
  waterKg: number,
  endC: number | null,
): TankSolute | null {
  let closest: TankSolute | null = null;
  let highest = -1;
  for (const solute of solutes) {
    const limit = limitAt(solute, endC ?? 0);
    if (limit === null || limit <= 0) continue;
    const saturation = strength(solute, waterKg) / limit;
    if (saturation <= highest) continue;
    closest = solute;
    highest = saturation;
  }
  return closest;
}

/**
 * Temperatures of usual water, °C, the warmest first; some salts dissolve better in cooler water.
 */
const USUAL_WATER_C = [draftFields.waterTemperatureC.limits.softHigh ?? 35, 25, 15] as const;

const allOf = (solutes: readonly TankSolute[]): number[] => solutes.map(({ massKg }) => massKg);

/** Products that dissolve and whose heat is not known. */
const coolingUnknownFor = (solutes: readonly TankSolute[]): string[] =>
  solutes.flatMap(({ product }) => (product.heatOfSolutionKJPerKg === null ? [product.id] : []));

/** The state of a load in water of a temperature; null is not known. */
function stateIn(
  content: TankContent,
  balance: TankBalance,
  startC: Celsius | null,
): DissolvingState {
  const tank = tankSolutes(content);
  const waterKg = balance.waterMassKg;
  const end =
    startC === null ? null : dissolve(tank.solutes, waterKg, tank.liquidHeatCapacity, startC);
  const endC = end === null ? null : celsius(end.temperatureC);
  const dissolvedKg =
    end === null ? allOf(tank.solutes) : dissolvedMasses(tank.solutes, waterKg, end);
  const byPosition = dissolvedByPosition(content, tank.solutes, dissolvedKg);
  const { room } = balance;
  const closest = closestToLimit(tank.solutes, waterKg, endC);
  return {
    content,
    balance,
    tank,
    end,
    dissolvedKg,
    freezing: endC === null ? null : freezing(content, room, byPosition, waterKg, endC),
    result: {
      startTemperatureC: startC,
      endTemperatureC: endC,
      freezingPointC: freezingPoint(room, byPosition, waterKg),
      products: tank.solutes.map((solute) => dissolvedProduct(solute, waterKg, endC)),
      coolingUnknownFor: coolingUnknownFor(tank.solutes),
      curve: closest?.solubility ?? [],
      curveProductId: closest?.product.id ?? null,
    },
  };
}

/** Whether some product would stay undissolved, or the tank freeze. */
const fails = ({ end, freezing: ice }: DissolvingState): boolean =>
  end?.complete === false || ice?.freezes === true;

/**
 * For a mix whose water temperature nobody said: its state in the warmest usual water, where it
 * fails in all usual water; what fails there fails. Null: in one of them all dissolves, or nothing
 * is to dissolve.
 */
function inBestWater(content: TankContent, balance: TankBalance): DissolvingState | null {
  const [warmest, ...others] = USUAL_WATER_C.map((atC) => celsius(atC));
  const best = stateIn(content, balance, warmest ?? null);
  if (!fails(best)) return null;
  return others.some((atC) => !fails(stateIn(content, balance, atC))) ? null : best;
}

/**
 * Whether the products of one load dissolve, how cold the tank gets and whether it freezes: heat
 * and solubility solved together (MODEL.md), nothing warming the tank. A heel of the same
 * mix is left out: it has dissolved already and its temperature is not known.
 */
export function assessDissolving(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
): { result: DissolvingResult; problems: MixProblem[]; workings: Working[] } {
  const state = stateIn(content, balance, content.waterTemperatureC);
  const isUnknown = content.waterTemperatureC === null && state.tank.solutes.length > 0;
  const best = isUnknown ? inBestWater(content, balance) : null;
  return {
    result: state.result,
    problems: dissolvingProblems(inputs, state, best),
    workings: dissolvingWorkings(state),
  };
}
