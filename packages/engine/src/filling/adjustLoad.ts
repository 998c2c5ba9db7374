import type { MixDraft } from '../mix/MixDraft.ts';
import type { FillStep, LoadPlan, LoadProduct, MixPlan, ProductMeasure } from '../mix/MixPlan.ts';
import { countContainers } from '../products/containers.ts';
import { productMeasure } from '../products/productAmount.ts';
import { hectares, kilograms, litres } from '../units/quantity.ts';

/** What was really done at one step of a load. */
export interface StepActual {
  /** In the unit of the step's amount; 0 is skipped, null is a step that adds nothing. */
  readonly amount: number | null;
  /** The rest of the load is brought into proportion with this amount. */
  readonly matched: boolean;
}

/** The part of a plan that a load is adjusted within. */
export interface JobOfLoad {
  readonly plan: Pick<
    MixPlan,
    'applicationRateLPerHa' | 'tankCapacityL' | 'sprayAreaHa' | 'treatedAreaHa'
  >;
  readonly draft: Pick<MixDraft, 'products'>;
}

/** A load with something else in it than planned. */
export interface AdjustedLoad {
  /** The load with the done steps as they really were, then the steps that are left to do. */
  readonly load: LoadPlan;
  /** Rate of each product against the plan, when the load is full: 0.95 is 5 % too little. */
  readonly rateShares: readonly { readonly productId: string; readonly share: number }[];
  /** True where no line passes the tank. */
  readonly fitsTank: boolean;
  /** True where what is in already is not more than the line of the load can hold. */
  readonly fitsLine: boolean;
}

/** L on a hectare of the field, less than the rate where only bands are sprayed. */
const fieldRate = ({
  applicationRateLPerHa,
  sprayAreaHa,
  treatedAreaHa = sprayAreaHa,
}: JobOfLoad['plan']): number => (applicationRateLPerHa * treatedAreaHa) / sprayAreaHa;

/** Litres that count as nothing: below a drop, and above the last digits of a few operations. */
const NOISE_L = 1e-6;
/** Share: a difference this small is how a figure was rounded, not what was done. */
const NOISE_SHARE = 1e-9;

/** Smallest part of a load that is seen on a sight gauge. */
const SEEN_SHARE = 0.005;

/**
 * Amount that the operator is asked to put in at a step: on the scale where a measuring step is
 * set.
 */
export function askedAmount(load: LoadPlan, step: FillStep): ProductMeasure | null {
  if (step.kind !== 'product') return step.amount;
  const product = load.products.find(({ productId }) => productId === step.productId);
  return product?.measured ?? step.amount;
}

const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NOISE_SHARE * Math.max(Math.abs(a), Math.abs(b));

/** The done steps in figures: where the line stands, and by how much the rest is to be scaled. */
interface SoFar {
  readonly steps: readonly FillStep[];
  readonly lineL: number;
  readonly carrierL: number;
  readonly scale: number;
  readonly changed: boolean;
}

/**
 * Litres that one litre of the top up raises the line: a little less or more than itself, never by
 * much.
 */
const TOP_UP_ROOM = { least: 0.95, most: 1.05 } as const;

/** Litres that one unit of a step raises the line, as the plan counted them. */
function roomPerUnit(load: LoadPlan, place: number): number {
  const step = load.steps[place];
  if (step?.amount == null || step.kind === 'carrierFirst') return 1;
  if (step.amount.value === 0) return step.kind === 'topUp' ? 1 : 0;
  const before = load.steps[place - 1]?.tankLineL ?? load.heelL;
  const room = (step.tankLineL - before) / step.amount.value;
  if (step.kind === 'product') return room;
  // Dissolved products take other room once the rest of the water is in.
  return Math.min(TOP_UP_ROOM.most, Math.max(TOP_UP_ROOM.least, room));
}

function soFar(load: LoadPlan, actuals: readonly StepActual[]): SoFar {
  let lineL: number = load.heelL;
  let carrierL = 0;
  let scale = 1;
  let changed = false;
  const steps: FillStep[] = [];
  for (const [place, actual] of actuals.entries()) {
    const step = load.steps[place] ?? extraTopUp(lineL);
    const asked = askedAmount(load, step);
    if (step.amount === null || asked === null || actual.amount === null) {
      steps.push(changed ? { ...step, tankLineL: litres(lineL), temperatureC: null } : step);
      continue;
    }
    if (!isSame(actual.amount, asked.value * scale)) changed = true;
    if (actual.matched && asked.value > 0) scale = actual.amount / asked.value;
    if (step.kind !== 'product') carrierL += actual.amount;
    lineL += actual.amount * roomPerUnit(load, place);
    const put = { ...step, amount: productMeasure(asked.unit, actual.amount) };
    steps.push(changed ? { ...put, tankLineL: litres(lineL), temperatureC: null } : put);
  }
  return { steps, lineL, carrierL, scale, changed };
}

const extraTopUp = (lineL: number): FillStep => ({
  kind: 'topUp',
  productId: null,
  amount: { unit: 'L', value: litres(0) },
  waitMin: null,
  reason: 'topUp',
  tankLineL: litres(lineL),
  temperatureC: null,
});

/**
 * Whether water is still to go in. A plan without a top up gets one only for room that is worth it:
 * nobody sees the last half per cent of a load.
 */
function isToppedUp(load: LoadPlan, doneCount: number, topUpL: number): boolean {
  if (load.steps.at(-1)?.kind === 'topUp') {
    return doneCount < load.steps.length && topUpL > NOISE_L;
  }
  return doneCount <= load.steps.length && topUpL > SEEN_SHARE * load.loadL;
}

function restOf(
  load: LoadPlan,
  { steps, lineL, carrierL, scale }: SoFar,
  targetL: number,
): { readonly steps: FillStep[]; readonly lineL: number; readonly carrierL: number } {
  const rest: FillStep[] = [];
  let line = lineL;
  let carrier = carrierL;
  for (let place = steps.length; place < load.steps.length; place += 1) {
    const step = load.steps[place];
    if (step === undefined || step.kind === 'topUp') continue;
    const asked = askedAmount(load, step);
    if (step.amount === null || asked === null) {
      rest.push({ ...step, tankLineL: litres(line), temperatureC: null });
      continue;
    }
    const amount = asked.value * scale;
    if (step.kind === 'carrierFirst') carrier += amount;
    line += amount * roomPerUnit(load, place);
    rest.push({
      ...step,
      amount: productMeasure(asked.unit, amount),
      tankLineL: litres(line),
      temperatureC: null,
    });
  }
  const last = load.steps.length - 1;
  const perL = load.steps[last]?.kind === 'topUp' ? roomPerUnit(load, last) : 1;
  const topUpL = (targetL - line) / perL;
  if (isToppedUp(load, steps.length, topUpL)) {
    rest.push({ ...extraTopUp(targetL), amount: { unit: 'L', value: litres(topUpL) } });
    return { steps: rest, lineL: targetL, carrierL: carrier + topUpL };
  }
  return { steps: rest, lineL: line, carrierL: carrier };
}

/** Amount of each product that is or will be in the load, by product id. */
function amountsIn(steps: readonly FillStep[]): ReadonlyMap<string, number> {
  return new Map(
    steps.flatMap(({ productId, amount }) =>
      productId === null || amount === null ? [] : [[productId, amount.value] as const],
    ),
  );
}

function productsOf(
  load: LoadPlan,
  steps: readonly FillStep[],
  draft: JobOfLoad['draft'],
): LoadProduct[] {
  const amounts = amountsIn(steps);
  return load.products.map((product) => {
    const value = amounts.get(product.productId);
    const asked = product.measured ?? product.amount;
    if (value === undefined || isSame(value, asked.value)) return product;
    const amount = productMeasure(product.amount.unit, value);
    const share = asked.value === 0 ? 0 : value / asked.value;
    const line = draft.products?.find(({ productId }) => productId === product.productId);
    return {
      ...product,
      amount,
      measured: null,
      massKg: product.massKg === null ? null : kilograms(product.massKg * share),
      displacementL: litres(product.displacementL * share),
      containerCount: countContainers(amount, line?.containers ?? []),
    };
  });
}

/**
 * A load of a plan after something else than planned went into it. An amount that is not matched
 * leaves the rest as it was: the later products keep their amounts and water goes in up to the same
 * line. A matched amount brings the rest into proportion: later products, the line and so the
 * ground that the load covers. A product counts with the room its plan gave it, in proportion;
 * temperatures of a changed load are not known. Returns the very same load when all went in as
 * planned.
 */
export function adjustLoad(
  load: LoadPlan,
  actuals: readonly StepActual[],
  { plan, draft }: JobOfLoad,
): AdjustedLoad {
  const done = soFar(load, actuals);
  if (!done.changed) return { load, rateShares: [], fitsTank: true, fitsLine: true };
  const sameMixL = load.heelSameMixL;
  const targetL = done.scale * (load.loadL - sameMixL) + sameMixL;
  const rest = restOf(load, done, targetL);
  const steps = [...done.steps, ...rest.steps];
  const freshShare = (rest.lineL - sameMixL) / (load.loadL - sameMixL);
  const products = productsOf(load, steps, draft);
  return {
    load: {
      ...load,
      loadL: litres(rest.lineL),
      areaHa: hectares(Math.max(0, load.areaHa + (rest.lineL - load.loadL) / fieldRate(plan))),
      carrierL: litres(rest.carrierL),
      products,
      steps,
      gaugeMarks: [],
    },
    rateShares: load.products.flatMap((product, line) => {
      const amount = products[line]?.amount ?? product.amount;
      if (product.amount.value === 0 || !(freshShare > 0)) return [];
      const share = amount.value / product.amount.value / freshShare;
      return [{ productId: product.productId, share }];
    }),
    fitsTank: rest.lineL <= plan.tankCapacityL + NOISE_L,
    fitsLine: rest.lineL <= targetL + NOISE_L,
  };
}
