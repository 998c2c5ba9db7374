import { isStop, type LoadPlan, type MixDraft, type MixPlan, type MixResult } from '@mix/engine';
import { coldFault } from './coldFault.ts';
import { differ, PART, sum } from './differ.ts';
import { FINEST_STEP, measuringFault } from './measuringFault.ts';
import { sprayOutFault } from './sprayOutFault.ts';
import { numberFault } from './numberFault.ts';

type Statement = readonly [stands: boolean, otherwise: string];

const firstFalse = (statements: readonly Statement[]): string | null =>
  statements.find(([stands]) => !stands)?.[1] ?? null;

function stepFault({ steps, loadL }: LoadPlan): string | null {
  let line = 0;
  for (const { tankLineL } of steps) {
    if (tankLineL < line * (1 - PART)) return `the tank line falls to ${String(tankLineL)} L`;
    line = tankLineL;
  }
  return steps.length > 0 && differ(line, loadL) ? `filled to ${String(line)} L` : null;
}

/** Parts of a load make up the load, to its line and to its mass. */
function loadFault(load: LoadPlan, plan: MixPlan): string | null {
  const { loadL, heelL, carrierL, products, massKg, densityKgPerL } = load;
  const parts = heelL + carrierL + sum(products.map(({ displacementL }) => displacementL));
  const found =
    firstFalse([
      [!differ(parts, loadL, plan.tankCapacityL), `parts of ${String(parts)} L`],
      [loadL <= plan.tankCapacityL * (1 + 1e-12), 'above the tank'],
      [loadL > 0 && (plan.loadCount === 1 || loadL > PART * plan.tankCapacityL), 'a ghost'],
      [!differ(massKg, densityKgPerL * loadL), 'mass is not density x volume'],
    ]) ?? stepFault(load);
  return found === null ? null : `load ${String(load.number)} of ${String(loadL)} L: ${found}`;
}

function totalsFault(plan: MixPlan): string | null {
  for (const { productId, amount } of plan.productTotals) {
    const loaded = sum(
      plan.loads.map(({ count, products }) => {
        const inLoad = products.find((entry) => entry.productId === productId);
        return count * (inLoad?.amount.value ?? Number.NaN);
      }),
    );
    if (differ(loaded, amount.value) || Number.isNaN(loaded))
      return `${String(loaded)} of ${productId} in the loads, ${String(amount.value)} in all`;
    if (amount.value === 0 && plan.carrierTotalL > 0) return `none of ${productId}`;
  }
  return null;
}

/**
 * Whether measured amounts add up to the job, so that like loads may differ by a step: at the
 * operator's own step, or the finest.
 */
const addsUp = ({ products }: MixDraft, { productTotals }: MixPlan): boolean =>
  productTotals.some(({ measuringStep }) => measuringStep === FINEST_STEP) ||
  (products?.some(({ measuringStep }) => (measuringStep ?? 0) > 0) ?? false);

/** The loads make up the job: litres, hectares, carrier and every product. */
function jobFault(plan: MixPlan, draft: MixDraft): string | null {
  const { loads, jobVolumeL, loadCount, tankCapacityL } = plan;
  const over = (value: (load: LoadPlan) => number): number =>
    sum(loads.map((load) => load.count * value(load)));
  const heelCovers = (loads[0]?.heelL ?? 0) >= jobVolumeL;
  // What one load leaves in the tank is in the line of the next load as well.
  const keptL = (loadCount - 1) * (plan.tankResidualL ?? 0);
  return (
    firstFalse([
      [over(() => 1) === loadCount, 'loads are not as many as counted'],
      [
        heelCovers ||
          !differ(
            over(({ loadL }) => loadL),
            jobVolumeL + keptL,
          ),
        'loads are not the job',
      ],
      [
        !differ(
          over(({ areaHa }) => areaHa),
          plan.sprayAreaHa,
        ),
        'areas are not the area',
      ],
      [
        !differ(
          over(({ carrierL }) => carrierL),
          plan.carrierTotalL,
        ),
        'carrier is lost',
      ],
      [(loadCount - 1) * tankCapacityL <= (jobVolumeL + keptL) * (1 + 1e-12), 'a load too many'],
      // Amounts rounded to the operator's own step, or to the finest, may differ from load to load.
      // Otherwise there are at most three rows: the first load, the last and those between.
      [loads.length <= 3 || addsUp(draft, plan), `${String(loads.length)} rows of loads`],
    ]) ?? totalsFault(plan)
  );
}

function problemsFault({ plan, problems }: MixResult): string | null {
  if (problems.some(isStop) === (plan !== null)) return 'a stop and a plan, or neither';
  for (const { code, values } of problems) {
    const found = numberFault(values, true);
    if (found !== null) return `${code}${found}`;
  }
  return null;
}

/** The first fault of an answer, of those that no answer may have; null when there is none. */
export function planFault(result: MixResult, draft: unknown): string | null {
  const found = problemsFault(result) ?? coldFault(result, draft);
  const { plan, problems } = result;
  if (found !== null || plan === null) return found;
  const saidHard = problems.some(({ code }) => code === 'amountHardToMeasure');
  for (const load of plan.loads) {
    const inLoad = loadFault(load, plan);
    if (inLoad !== null) return inLoad;
  }
  return (
    numberFault(plan) ??
    jobFault(plan, draft as MixDraft) ??
    sprayOutFault(plan, draft as MixDraft) ??
    measuringFault(plan, draft as MixDraft, saidHard)
  );
}
