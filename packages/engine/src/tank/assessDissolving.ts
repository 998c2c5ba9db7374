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

/** The solute nearest its limit; without a temperature, against what the coldest known water holds. */
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

const allOf = (solutes: readonly TankSolute[]): number[] => solutes.map(({ massKg }) => massKg);

/** Products that dissolve and whose heat is not known. */
const coolingUnknownFor = (solutes: readonly TankSolute[]): string[] =>
  solutes.flatMap(({ product }) => (product.heatOfSolutionKJPerKg === null ? [product.id] : []));

/**
 * Whether the products of one load dissolve, how cold the tank gets and whether it freezes: heat
 * and solubility solved together (facts 3.3 and 3.4), nothing warming the tank. A heel of the same
 * mix is left out: it has dissolved already and its temperature is not known.
 */
export function assessDissolving(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
): { result: DissolvingResult; problems: MixProblem[]; workings: Working[] } {
  const tank = tankSolutes(content);
  const startC: Celsius | null = content.waterTemperatureC;
  const waterKg = balance.waterMassKg;
  const end =
    startC === null ? null : dissolve(tank.solutes, waterKg, tank.liquidHeatCapacity, startC);
  const endC = end === null ? null : celsius(end.temperatureC);
  const dissolvedKg =
    end === null ? allOf(tank.solutes) : dissolvedMasses(tank.solutes, waterKg, end);
  const byPosition = dissolvedByPosition(content, tank.solutes, dissolvedKg);
  const { room } = balance;
  const products: DissolvedProduct[] = tank.solutes.map((solute) =>
    dissolvedProduct(solute, waterKg, endC),
  );
  const closest = closestToLimit(tank.solutes, waterKg, endC);
  const result: DissolvingResult = {
    startTemperatureC: startC,
    endTemperatureC: endC,
    freezingPointC: freezingPoint(room, byPosition, waterKg),
    products,
    coolingUnknownFor: coolingUnknownFor(tank.solutes),
    curve: closest?.solubility ?? [],
    curveProductId: closest?.product.id ?? null,
  };
  const state: DissolvingState = {
    content,
    balance,
    tank,
    end,
    dissolvedKg,
    freezing: endC === null ? null : freezing(content, room, byPosition, waterKg, endC),
    result,
  };
  return {
    result,
    problems: dissolvingProblems(inputs, state),
    workings: dissolvingWorkings(state),
  };
}
