import type { MixInputs } from '../mix/MixInputs.ts';
import { amountInLoad, asTankProduct, type ProductDose } from '../products/productAmount.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import type { TankBalance, TankContent } from '../tank/TankContent.ts';
import { litres } from '../units/quantity.ts';
import type { LoadLine } from './splitLoads.ts';

/** What is in a tank and how its room is shared out. */
export interface Tank {
  readonly content: TankContent;
  readonly balance: TankBalance;
}

/** One load: what has to be added, and the tank when it is ready. */
export interface MixedLoad {
  readonly line: LoadLine;
  /** kg or L of each product, in the order of the draft. */
  readonly amounts: readonly number[];
  readonly added: Tank;
  /** The ready load as if all of it were fresh; the same tank unless a heel of the same mix is in it. */
  readonly ready: Tank;
}

function tankOf(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  line: LoadLine,
  amounts: readonly number[],
): Tank {
  const content: TankContent = {
    freshL: line.freshL,
    heelWaterL: line.heelWaterL,
    heelSameMixL: line.heelSameMixL,
    products: doses.map((dose, place) => asTankProduct(dose, amounts[place] ?? 0)),
    waterTemperatureC: inputs.waterTemperatureC,
    freezingMarginK: inputs.freezingMarginK,
    saltTables: inputs.saltTables,
  };
  return { content, balance: balanceTank(content) };
}

const amountsFor = (
  inputs: MixInputs,
  doses: readonly ProductDose[],
  line: LoadLine,
): readonly number[] => doses.map((dose) => amountInLoad(dose, line, inputs.applicationRateLPerHa));

/** Amounts and room of one load. */
export function mixLoad(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  line: LoadLine,
): MixedLoad {
  const amounts = amountsFor(inputs, doses, line);
  const added = tankOf(inputs, doses, line, amounts);
  if (line.heelSameMixL === 0) return { line, amounts, added, ready: added };
  const allFresh: LoadLine = {
    ...line,
    freshL: line.loadL,
    heelSameMixL: litres(0),
    mixOfLoadL: null,
  };
  const ready = tankOf(inputs, doses, allFresh, amountsFor(inputs, doses, allFresh));
  return { line, amounts, added, ready };
}

const filledAlike = (first: LoadLine, second: LoadLine): boolean =>
  first.loadL === second.loadL &&
  first.freshL === second.freshL &&
  first.mixOfLoadL === second.mixOfLoadL &&
  first.heelWaterL === second.heelWaterL;

/** Every load of a job; one that is filled like the load before it is not worked out again. */
export function mixLoads(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  [firstLine, ...otherLines]: readonly [LoadLine, ...LoadLine[]],
): [MixedLoad, ...MixedLoad[]] {
  let last = mixLoad(inputs, doses, firstLine);
  const loads: [MixedLoad, ...MixedLoad[]] = [last];
  for (const line of otherLines) {
    last = filledAlike(line, last.line) ? { ...last, line } : mixLoad(inputs, doses, line);
    loads.push(last);
  }
  return loads;
}
