import type { LoadPlan, MixDraft, MixPlan } from '@mix/engine';
import { differ, PART } from './differ.ts';

/** So much mix, and kg or L of each product in a litre of it. */
interface Mix {
  volumeL: number;
  readonly strengths: readonly number[];
}

/** Carriers converge to this many litres, whatever the size of the load. */
const CARRIER_L = 1e-9;

/**
 * kg or L in a ready load of a product that is dosed per load, read off the first row that gets
 * any; null where none does.
 */
function dosePerLoad(loads: readonly LoadPlan[], product: number): number | null {
  const place = loads.findIndex(({ heelSameMixL, loadL }) => heelSameMixL < loadL);
  const load = loads[place];
  if (load === undefined) return null;
  const mixOfL = loads[Math.max(0, place - 1)]?.loadL ?? load.loadL;
  return (load.products[product]?.amount.value ?? Number.NaN) / (1 - load.heelSameMixL / mixOfL);
}

/**
 * kg or L of each product that a litre of a load has to hold. By area or volume: the dose of a
 * hectare in the litres that a hectare gets. Per load: the dose of a load in its line; where the
 * mix in the tank covers the job, the strength of that mix.
 */
function plannedStrengths(plan: MixPlan, draft: MixDraft) {
  const { loads } = plan;
  const beforeL = (loads[0]?.heelSameMixL ?? 0) + (plan.deadVolumeL ?? 0);
  return plan.productTotals.map(({ productId, perHa, alreadyInMachine }, product) => {
    const line = draft.products?.find((candidate) => candidate.productId === productId);
    if (line?.rate?.unit.endsWith('/load') !== true)
      return () => perHa.value / plan.applicationRateLPerHa;
    const dose = dosePerLoad(loads, product);
    return (loadL: number) => (dose === null ? alreadyInMachine.value / beforeL : dose / loadL);
  });
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
    for (const { volumeL, strengths } of this.#lines) held += volumeL * (strengths[product] ?? 0);
    return held;
  }

  fill({ carrierL, products }: LoadPlan): void {
    this.gaugeL += carrierL;
    let product = 0;
    for (const { amount, displacementL } of products) {
      this.gaugeL += displacementL;
      this.inTank[product] = (this.inTank[product] ?? 0) + amount.value;
      product += 1;
    }
  }

  /**
   * Sprays down to the litres that stay in the tank. Returns the litres that reach the ground: the
   * oldest in the lines go first.
   */
  sprayDownTo(keptL: number): number {
    const lines = this.#lines;
    const strengths = this.inTank.map((mass) => mass / this.gaugeL);
    lines.push({ volumeL: this.gaugeL - keptL, strengths });
    let overL = -this.#holdsL;
    for (const { volumeL } of lines) overL += volumeL;
    let groundL = 0;
    for (let oldest = lines[0]; overL > 0 && oldest !== undefined; oldest = lines[0]) {
      const volumeL = Math.min(overL, oldest.volumeL);
      groundL += volumeL;
      this.#toGround(volumeL, oldest.strengths);
      oldest.volumeL -= volumeL;
      if (oldest.volumeL <= 0) lines.shift();
      overL -= volumeL;
    }
    this.gaugeL = keptL;
    this.inTank = strengths.map((strength) => strength * keptL);
    return groundL;
  }

  #toGround(volumeL: number, strengths: readonly number[]): void {
    const { sprayed } = this;
    for (let product = 0; product < sprayed.length; product += 1)
      sprayed[product] = (sprayed[product] ?? 0) + volumeL * (strengths[product] ?? 0);
  }
}

/** Fault of a filled tank in which a litre does not hold what was planned of each product. */
function strengthFault({ inTank, gaugeL }: Machine, planned: readonly number[]): string | null {
  const part = PART + CARRIER_L / gaugeL;
  let product = 0;
  for (const asked of planned) {
    const found = (inTank[product] ?? Number.NaN) / gaugeL;
    if (!(Math.abs(found - asked) <= part * asked))
      return `holds ${String(found)} of product ${String(product)} in a litre, not ${String(asked)}`;
    product += 1;
  }
  return null;
}

/**
 * Mass balance of each product: what was put in and what was there before is what was sprayed and
 * what is left, and the plan tells the same figures.
 */
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
 * Litres that one load brings to the ground, or the first way in which the load differs from its
 * plan.
 */
function sprayLoad(
  machine: Machine,
  load: LoadPlan,
  planned: readonly number[],
  { tankCapacityL, applicationRateLPerHa }: MixPlan,
  keptL: number,
): number | string {
  if (differ(machine.gaugeL, load.heelL, tankCapacityL))
    return `starts at ${String(machine.gaugeL)} L`;
  machine.fill(load);
  if (differ(machine.gaugeL, load.loadL, tankCapacityL))
    return `stands at ${String(machine.gaugeL)} L`;
  const wrong = strengthFault(machine, planned);
  if (wrong !== null) return wrong;
  const litresL = machine.sprayDownTo(keptL);
  return differ(litresL, load.areaHa * applicationRateLPerHa, tankCapacityL)
    ? `sprays ${String(litresL)} L`
    : litresL;
}

/**
 * Fills and sprays a plan load by load with nothing but what it says to add, and tells the first
 * thing that is not as the plan promises: the gauge before and after each filling, the strength of
 * every litre sprayed, the ground of each load and of all, what is left in tank and lines, and the
 * mass of each product. The lines are a pipe: first in, first out.
 */
export function sprayOutFault(plan: MixPlan, draft: MixDraft): string | null {
  const [first] = plan.loads;
  if (first === undefined) return 'no load';
  const { tankCapacityL, productTotals } = plan;
  const wanted = plannedStrengths(plan, draft);
  const strengths = wanted.map((strength) => strength(first.loadL));
  const machine = new Machine(plan, first, strengths, draft.heel?.contents === 'sameMix');
  const before = productTotals.map((_, product) => machine.held(product));
  let groundL = 0;
  let number = 0;
  for (const load of plan.loads) {
    const planned = wanted.map((strength) => strength(load.loadL));
    for (let nth = 1; nth <= load.count; nth += 1) {
      number += 1;
      const isLast = nth === load.count && load === plan.loads.at(-1);
      const keptL = isLast ? plan.leftInTankL : (plan.tankResidualL ?? 0);
      const litresL = sprayLoad(machine, load, planned, plan, keptL);
      if (typeof litresL === 'string') return `load ${String(number)} ${litresL}`;
      groundL += litresL;
    }
  }
  if (differ(groundL, plan.sprayVolumeL, plan.sprayVolumeL + tankCapacityL))
    return `sprays ${String(groundL)} L`;
  return balanceFault(machine, before, plan);
}
