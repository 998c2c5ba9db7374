import type { MixInputs } from '../mix/MixInputs.ts';
import type { FillStep, ProductMeasure } from '../mix/MixPlan.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { dissolve } from '../tank/dissolve.ts';
import type { TankBalance } from '../tank/TankBalance.ts';
import type { TankContent, TankProduct } from '../tank/TankContent.ts';
import { displacementsAt, type TankRoom } from '../tank/tankRoom.ts';
import { tankSolutes, type TankSolute, type TankSolutes } from '../tank/tankSolutes.ts';
import { waterDensity } from '../tank/waterDensity.ts';
import { celsius, kilograms, litres, type Celsius } from '../units/quantity.ts';
import {
  dissolvingWait,
  isTimeAssumed,
  isWaitedFor,
  type DissolvingWait,
} from './dissolvingWait.ts';
import { fillTemperatures, type FillTemperatures } from './fillTemperatures.ts';
import { orderOf, reasonOf, type MixingOrder } from './mixingOrder.ts';

/** Part of the load that stands in the tank, heel included, before the first product (assumed, MODEL.md). */
const FIRST_FILL_SHARE = 0.7;
/** Parts of the carrier tried next, where the usual first fill is too little water (assumed). */
const LARGER_FIRST_FILLS = [0.8, 0.9, 1] as const;

/** Lines nearer than this are one line, L. */
const SAME_LINE_L = 1e-6;

interface FirstFill {
  readonly litresL: number;
  /** Null while the water temperature is not set. */
  readonly temperatures: FillTemperatures | null;
}

function usualFirstFill(content: TankContent, carrierL: number): number {
  const heelL = content.heelWaterL + content.heelSameMixL;
  const toLineL = FIRST_FILL_SHARE * (content.freshL + content.heelSameMixL) - heelL;
  // A tank mostly full of the same mix has no fresh water in it for the products to go into.
  if (toLineL <= 0 && content.heelWaterL === 0) return FIRST_FILL_SHARE * carrierL;
  return Math.max(0, Math.min(toLineL, carrierL));
}

function chooseFirstFill(
  content: TankContent,
  balance: TankBalance,
  { solutes }: TankSolutes,
  order: MixingOrder,
): FirstFill {
  const carrierL = Math.max(0, balance.carrierL);
  let litresL = usualFirstFill(content, carrierL);
  const startC = content.waterTemperatureC;
  if (startC === null) return { litresL, temperatures: null };
  const kgPerL = waterDensity(startC);
  const inWater = (firstL: number): FillTemperatures =>
    fillTemperatures(
      content,
      balance.room,
      solutes,
      order.positions,
      (firstL + content.heelWaterL) * kgPerL,
      startC,
    );
  let temperatures = inWater(litresL);
  for (const share of LARGER_FIRST_FILLS) {
    if (temperatures.works) break;
    if (share * carrierL <= litresL) continue;
    litresL = share * carrierL;
    temperatures = inWater(litresL);
  }
  return { litresL, temperatures };
}

/** Temperature of the full tank, °C. */
function endTemperature(
  { waterTemperatureC: startC }: TankContent,
  { solutes, liquidHeatCapacity }: TankSolutes,
  balance: TankBalance,
): Celsius | null {
  if (startC === null) return null;
  return celsius(dissolve(solutes, balance.waterMassKg, liquidHeatCapacity, startC).temperatureC);
}

const measureOf = ({ product, massKg, volumeL }: TankProduct): ProductMeasure =>
  product.behaviour === 'liquid'
    ? { unit: 'L', value: volumeL ?? litres(0) }
    : { unit: 'kg', value: massKg ?? kilograms(0) };

/** Position of the last product that the tank is left to clear for; null where there is none. */
const lastWaitedFor = (
  { products }: TankContent,
  order: MixingOrder,
  waterKg: number,
): number | null =>
  order.positions.findLast((position) => {
    const item = products[position];
    return item !== undefined && isWaitedFor(item, waterKg);
  }) ?? null;

function carrierStep(
  kind: 'carrierFirst' | 'topUp',
  addedL: number,
  tankLineL: number,
  temperatureC: Celsius | null,
): FillStep {
  return {
    kind,
    productId: null,
    amount: { unit: 'L', value: litres(addedL) },
    waitMin: null,
    reason: kind === 'carrierFirst' ? 'firstCarrier' : 'topUp',
    tankLineL: litres(tankLineL),
    temperatureC,
  };
}

const waitStep = (after: FillStep, wait: DissolvingWait): FillStep => ({
  kind: 'wait',
  productId: null,
  amount: null,
  waitMin: wait.waitMin,
  reason: isTimeAssumed(wait) ? 'waitAssumed' : 'waitUntilClear',
  tankLineL: after.tankLineL,
  temperatureC: after.temperatureC,
});

/**
 * The line after a product. A line never falls and never passes the load; a line that is the load
 * but for its last digits is the load.
 */
function nextLine(lineL: number, displacementL: number, loadL: number): number {
  const nextL = Math.max(lineL, lineL + displacementL);
  return nextL > loadL - SAME_LINE_L ? loadL : nextL;
}

interface Filling {
  readonly order: MixingOrder;
  readonly first: FirstFill;
  readonly solutes: readonly TankSolute[];
  readonly room: TankRoom;
  readonly startLineL: number;
  readonly isUnstirred: boolean;
}

interface ProductSteps {
  readonly steps: readonly FillStep[];
  /** Null: no bulk fertiliser dissolves in the load. */
  readonly wait: DissolvingWait | null;
}

/** Steps of the products, from the line of the first fill on; no line falls or passes the load. */
function productSteps(
  content: TankContent,
  { order, first, solutes, room, startLineL, isUnstirred }: Filling,
): ProductSteps {
  const loadL = content.freshL + content.heelSameMixL;
  const waterKg = (first.litresL + content.heelWaterL) * waterDensity(content.waterTemperatureC);
  const displacements = displacementsAt(room, waterKg);
  const waitAfter = lastWaitedFor(content, order, waterKg);
  const steps: FillStep[] = [];
  let wait: DissolvingWait | null = null;
  let lineL = startLineL;
  for (const [place, position] of order.positions.entries()) {
    const item = content.products[position];
    if (item === undefined) continue;
    lineL = nextLine(lineL, displacements[position] ?? 0, loadL);
    const temperatureC = first.temperatures?.afterProductC[place] ?? null;
    const step: FillStep = {
      kind: 'product',
      productId: item.product.id,
      amount: measureOf(item),
      waitMin: null,
      reason: order.differsFromClasses ? 'operatorsOrder' : reasonOf(item, content.freshL),
      tankLineL: litres(lineL),
      temperatureC: temperatureC === null ? null : celsius(temperatureC),
    };
    steps.push(step);
    if (position === waitAfter) {
      wait = dissolvingWait(solutes, waterKg, step.temperatureC, isUnstirred);
      if (wait !== null) steps.push(waitStep(step, wait));
    }
  }
  return { steps, wait };
}

export interface FilledTank {
  readonly steps: readonly FillStep[];
  /** The wait of this load; null where there is none. */
  readonly wait: DissolvingWait | null;
  readonly problems: readonly MixProblem[];
}

/**
 * What to do at the tank for one load, in order: a first fill of 70 % of the load (a heel counts
 * towards it; more where the products would not dissolve or would freeze in so little water, never
 * more than the carrier), the products in mixing order, a wait after the bulk fertilisers, the top
 * up (MODEL.md). Lines include the heel. A product takes the room of its strength in the first
 * fill, and the top up brings the tank to the load exactly. Temperatures are of water that nothing
 * warms; a heel of the same mix neither cools nor warms it (assumed).
 */
export function fillSteps(
  inputs: MixInputs,
  content: TankContent,
  balance: TankBalance,
  order: MixingOrder = orderOf(inputs, content),
): FilledTank {
  const solutes = tankSolutes(content);
  const first = chooseFirstFill(content, balance, solutes, order);
  const loadL = content.freshL + content.heelSameMixL;
  const startLineL = content.heelWaterL + content.heelSameMixL + first.litresL;
  const steps: FillStep[] = [];
  if (first.litresL > 0)
    steps.push(carrierStep('carrierFirst', first.litresL, startLineL, content.waterTemperatureC));
  const products = productSteps(content, {
    ...{ order, first, startLineL },
    ...{ solutes: solutes.solutes, room: balance.room },
    isUnstirred: inputs.agitationFlowLPerMin === 0,
  });
  steps.push(...products.steps);
  const topUpL = balance.carrierL - first.litresL;
  if (topUpL > 0)
    steps.push(carrierStep('topUp', topUpL, loadL, endTemperature(content, solutes, balance)));
  return { steps, wait: products.wait, problems: orderProblems(content, order) };
}

function orderProblems({ products }: TankContent, order: MixingOrder): MixProblem[] {
  if (!order.differsFromClasses) return [];
  const ids = (positions: readonly number[]): string[] =>
    positions.flatMap((position) => products[position]?.product.id ?? []);
  return [
    mixProblem('orderDiffersFromClasses', 'mixingOrder', {
      productIds: ids(order.positions),
      classProductIds: ids(order.classPositions),
    }),
  ];
}
