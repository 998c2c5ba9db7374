import type { MixInputs } from '../mix/MixInputs.ts';
import { amountInLoad, asTankProduct, type ProductDose } from '../products/productAmount.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import type { TankBalance } from '../tank/TankBalance.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { litres } from '../units/quantity.ts';
import { measureAlone, measureLoads } from './measureLoads.ts';
import type { LoadLine } from './splitLoads.ts';

/** What is in a tank and how its room is shared out. */
export interface Tank {
  readonly content: TankContent;
  readonly balance: TankBalance;
}

/** Loads that are alike: what has to be added, and the tank when it is ready. */
export interface MixedLoad {
  readonly line: LoadLine;
  /** kg or L of each product as planned, in the order of the draft. */
  readonly amounts: readonly number[];
  /** kg or L of each product on the operator's scale; null is weighed as planned. */
  readonly measured: readonly (number | null)[];
  /** The tank with the amounts that are weighed. */
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
    roomBands: inputs.roomBands,
  };
  return { content, balance: balanceTank(content) };
}

const amountsFor = (
  inputs: MixInputs,
  doses: readonly ProductDose[],
  line: LoadLine,
): readonly number[] => doses.map((dose) => amountInLoad(dose, line, inputs.applicationRateLPerHa));

/** Kg or L that really go in. */
const putIn = (amounts: readonly number[], measured: MixedLoad['measured']): readonly number[] =>
  amounts.map((amount, place) => measured[place] ?? amount);

/** Amounts and room of one load; nothing measured is weighed as planned. */
export function mixLoad(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  line: LoadLine,
  amounts: readonly number[] = amountsFor(inputs, doses, line),
  measured: MixedLoad['measured'] = [],
): MixedLoad {
  const added = tankOf(inputs, doses, line, putIn(amounts, measured));
  if (line.heelSameMixL === 0) return { line, amounts, measured, added, ready: added };
  const allFresh: LoadLine = {
    ...line,
    freshL: line.loadL,
    heelSameMixL: litres(0),
    mixOfLoadL: null,
  };
  const ready = tankOf(inputs, doses, allFresh, amountsFor(inputs, doses, allFresh));
  return { line, amounts, measured, added, ready };
}

/** One load by itself, weighed to these steps. */
export function mixAlone(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  line: LoadLine,
  steps: MixedJob['measuringSteps'],
): MixedLoad {
  const amounts = amountsFor(inputs, doses, line);
  const measured = measureAlone(inputs.products, doses, amounts, steps);
  return mixLoad(inputs, doses, line, amounts, measured);
}

const filledAlike = (first: LoadLine, second: LoadLine): boolean =>
  first.loadL === second.loadL &&
  first.freshL === second.freshL &&
  first.mixOfLoadL === second.mixOfLoadL &&
  first.heelWaterL === second.heelWaterL;

/** The loads of a job, and the step each product is weighed or measured to, kg or L. */
export interface MixedJob {
  readonly loads: readonly [MixedLoad, ...MixedLoad[]];
  /** By product; null where exact figures are wanted. */
  readonly measuringSteps: readonly (number | null)[];
}

/** Every load of a job; one that is filled like the load before it is not worked out again. */
export function mixLoads(
  inputs: MixInputs,
  doses: readonly ProductDose[],
  lines: readonly [LoadLine, ...LoadLine[]],
): MixedJob {
  const planned = lines.map((line) => ({ line, amounts: amountsFor(inputs, doses, line) }));
  const { runs, steps: measuringSteps } = measureLoads(
    inputs.products,
    doses,
    planned,
    inputs.measuringUnits,
  );
  const loads: MixedLoad[] = [];
  for (const [place, { line, amounts }] of planned.entries()) {
    for (const { count, measured } of runs[place] ?? []) {
      const last = loads.at(-1);
      const own = count === line.count ? line : { ...line, count };
      const isAlike =
        last !== undefined &&
        filledAlike(own, last.line) &&
        last.measured.every((value, product) => value === measured[product]);
      loads.push(
        isAlike ? { ...last, line: own, measured } : mixLoad(inputs, doses, own, amounts, measured),
      );
    }
  }
  const [first, ...others] = loads;
  if (first === undefined) throw new RangeError('a job has at least one load');
  return { loads: [first, ...others], measuringSteps };
}
