import type { LoadPlan, MixDraft, MixPlan } from '@mix/engine';
import { differ, PART } from './differ.ts';

/** So much mix, and kg or L of each product in a litre of it. */
interface Mix {
  readonly volumeL: number;
  readonly strengths: readonly number[];
}

/** L; carriers converge to this, whatever the load. */
const CARRIER_L = 1e-9;

const massOf = ({ volumeL, strengths }: Mix, product: number): number =>
  volumeL * (strengths[product] ?? 0);

/** Every load of a plan by itself, in the order it is filled. */
const eachLoad = ({ loads }: MixPlan): LoadPlan[] =>
  loads.flatMap((load) => Array.from({ length: load.count }, () => load));

/** kg or L of a product in a ready load, of one that is dosed per load: read off the first that gets any. */
function dosePerLoad(loads: readonly LoadPlan[], product: number): number | null {
  const place = loads.findIndex(({ heelSameMixL, loadL }) => heelSameMixL < loadL);
  const load = loads[place];
  if (load === undefined) return null;
  const mixOfL = loads[Math.max(0, place - 1)]?.loadL ?? load.loadL;
  return (load.products[product]?.amount.value ?? Number.NaN) / (1 - load.heelSameMixL / mixOfL);
}

/**
 * What a litre of each load has to hold of each product: the dose of a hectare in what a hectare gets,
 * or the dose of a load in its line; of a job that the mix in the tank covers, what that holds.
 */
function plannedStrengths(loads: readonly LoadPlan[], plan: MixPlan, draft: MixDraft) {
  const beforeL = (loads[0]?.heelSameMixL ?? 0) + (plan.deadVolumeL ?? 0);
  return plan.productTotals.map(({ productId, perHa, alreadyInMachine }, product) => {
    const line = draft.products?.find((candidate) => candidate.productId === productId);
    if (line?.rate?.unit.endsWith('/load') !== true)
      return () => perHa.value / plan.applicationRateLPerHa;
    const dose = dosePerLoad(loads, product);
    return (loadL: number) => (dose === null ? alreadyInMachine.value / beforeL : dose / loadL);
  });
}

/** Mix that leaves by the nozzles when more comes into full lines: what was in them first. */
function push(lines: Mix[], coming: Mix, holdsL: number): Mix[] {
  lines.push(coming);
  let overL = -holdsL;
  for (const { volumeL } of lines) overL += volumeL;
  const sprayed: Mix[] = [];
  while (overL > 0 && lines[0] !== undefined) {
    const [oldest] = lines;
    const volumeL = Math.min(overL, oldest.volumeL);
    sprayed.push({ ...oldest, volumeL });
    lines[0] = { ...oldest, volumeL: oldest.volumeL - volumeL };
    if (lines[0].volumeL <= 0) lines.shift();
    overL -= volumeL;
  }
  return sprayed;
}

/** A machine that does what a plan says, and nothing else. */
class Machine {
  gaugeL: number;
  inTank: number[];
  readonly sprayed: number[];
  readonly #lines: Mix[] = [];
  readonly #holdsL: number;

  constructor(
    { deadVolumeL, productTotals }: MixPlan,
    { heelL, heelSameMixL }: LoadPlan,
    strengths: readonly number[],
    isSameMix: boolean,
  ) {
    this.gaugeL = heelL;
    this.inTank = strengths.map((strength) => heelSameMixL * strength);
    this.sprayed = productTotals.map(() => 0);
    this.#holdsL = deadVolumeL ?? 0;
    if (isSameMix) this.#lines.push({ volumeL: this.#holdsL, strengths });
  }

  /** kg or L of a product in tank and lines. */
  held(product: number): number {
    let held = this.inTank[product] ?? 0;
    for (const mix of this.#lines) held += massOf(mix, product);
    return held;
  }

  fill(load: LoadPlan): void {
    this.gaugeL += load.carrierL;
    for (const [product, { amount, displacementL }] of load.products.entries()) {
      this.gaugeL += displacementL ?? 0;
      this.inTank[product] = (this.inTank[product] ?? 0) + amount.value;
    }
  }

  /** Down to what is kept; litres that reach the ground. */
  sprayDownTo(keptL: number): number {
    const strengths = this.inTank.map((mass) => mass / this.gaugeL);
    let groundL = 0;
    for (const mix of push(
      this.#lines,
      { volumeL: this.gaugeL - keptL, strengths },
      this.#holdsL,
    )) {
      groundL += mix.volumeL;
      for (const product of this.sprayed.keys()) {
        this.sprayed[product] = (this.sprayed[product] ?? 0) + massOf(mix, product);
      }
    }
    this.gaugeL = keptL;
    this.inTank = strengths.map((strength) => strength * keptL);
    return groundL;
  }
}

/** Every litre of a filled tank holds what it has to. */
function strengthFault({ inTank, gaugeL }: Machine, planned: readonly number[]): string | null {
  const part = PART + CARRIER_L / gaugeL;
  for (const [product, asked] of planned.entries()) {
    const found = (inTank[product] ?? Number.NaN) / gaugeL;
    if (!(Math.abs(found - asked) <= part * asked))
      return `holds ${String(found)} of product ${String(product)} in a litre, not ${String(asked)}`;
  }
  return null;
}

/** What was put in and what was there is what was sprayed and what is left, as the plan tells it. */
function balanceFault(machine: Machine, before: readonly number[], plan: MixPlan): string | null {
  for (const [product, total] of plan.productTotals.entries()) {
    const { amount, sprayed, leftInMachine, alreadyInMachine } = total;
    const inAll = amount.value + alreadyInMachine.value;
    const ground = machine.sprayed[product] ?? Number.NaN;
    const left = machine.held(product);
    for (const [name, simulated, told] of [
      ['sprayed', ground, sprayed.value],
      ['left in the machine', left, leftInMachine.value],
      ['there before', before[product] ?? Number.NaN, alreadyInMachine.value],
      ['in all', ground + left, inAll],
    ] as const) {
      if (differ(simulated, told, inAll))
        return `${String(simulated)} of ${total.productId} ${name}, told ${String(told)}`;
    }
  }
  return null;
}

/**
 * Fills and sprays a plan load by load with nothing but what it says to add, and says where that is
 * not what it promises: the gauge before and after each filling, the strength of every litre sprayed,
 * the ground of each load and of all, what is left in tank and lines, and that no product comes from
 * nowhere or goes there. The lines are a pipe: first in, first out.
 */
export function sprayOutFault(plan: MixPlan, draft: MixDraft): string | null {
  const loads = eachLoad(plan);
  const [first] = loads;
  if (first === undefined) return 'no load';
  const { tankCapacityL, applicationRateLPerHa: rate, productTotals } = plan;
  const wanted = plannedStrengths(loads, plan, draft);
  const strengths = wanted.map((strength) => strength(first.loadL));
  const machine = new Machine(plan, first, strengths, draft.heel?.contents === 'sameMix');
  const before = productTotals.map((_, product) => machine.held(product));
  let groundL = 0;
  for (const [place, load] of loads.entries()) {
    const at = `load ${String(place + 1)}`;
    if (differ(machine.gaugeL, load.heelL, tankCapacityL))
      return `${at} starts at ${String(machine.gaugeL)} L`;
    machine.fill(load);
    if (differ(machine.gaugeL, load.loadL, tankCapacityL))
      return `${at} stands at ${String(machine.gaugeL)} L`;
    const planned = wanted.map((strength) => strength(load.loadL));
    const wrong = strengthFault(machine, planned);
    if (wrong !== null) return `${at} ${wrong}`;
    const isLast = place === loads.length - 1;
    const litresL = machine.sprayDownTo(isLast ? plan.leftInTankL : (plan.tankResidualL ?? 0));
    if (differ(litresL, load.areaHa * rate, tankCapacityL))
      return `${at} sprays ${String(litresL)} L`;
    groundL += litresL;
  }
  if (differ(groundL, plan.sprayVolumeL, plan.sprayVolumeL + tankCapacityL))
    return `sprays ${String(groundL)} L`;
  return balanceFault(machine, before, plan);
}
