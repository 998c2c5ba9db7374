import { assessCompatibility } from '../compatibility/assessCompatibility.ts';
import { mixLoad, type MixedLoad, type Tank } from '../loads/mixLoad.ts';
import type { ProductDose } from '../products/productAmount.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { assessTank } from '../tank/assessTank.ts';
import { gasProblems } from '../gas/gasProblems.ts';
import { orderNotes } from '../mixing/orderNotes.ts';
import { phOfMix, type PhOfMix } from '../precipitation/phOfMix.ts';
import type { Working } from '../mix/Working.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import type { DissolvingResult, PairVerdict, SuspensionResult } from '../mix/MixPlan.ts';
import type { MixProblem } from '../mix/MixProblem.ts';

/** What happens inside the tanks of a job. */
export interface LoadsAssessment {
  /** The first load as it was planned, before anybody weighed it. */
  readonly planned: TankContent;
  /** What the strongest tank holds. */
  readonly strongest: Tank;
  readonly dissolving: DissolvingResult;
  readonly suspension: SuspensionResult | null;
  readonly pairs: readonly PairVerdict[];
  readonly ph: PhOfMix;
  readonly problems: readonly MixProblem[];
  readonly workings: readonly Working[];
}

/**
 * A load is judged as weighed where weighing makes it stronger by more than this part of a dose
 * (assumed).
 */
const NOTICED = 0.02;

/** Part of an amount that comes only from the way it was worked out. */
const LAST_DIGITS = 1e-12;

/**
 * The tank of a load as planned, without the rounding of the scale: rounding changes nothing that
 * is judged, unless a coarse step makes a load stronger.
 */
const asPlanned = (inputs: MixInputs, doses: readonly ProductDose[], load: MixedLoad): Tank =>
  load.measured.every((value, place) => {
    const amount = load.amounts[place] ?? 0;
    return value === null || Math.abs(value - amount) <= amount * LAST_DIGITS;
  })
    ? load.ready
    : mixLoad(inputs, doses, load.line).ready;

const isWeighedUp = ({ amounts, measured }: MixedLoad): boolean =>
  amounts.some((amount, place) => (measured[place] ?? amount) > amount * (1 + NOTICED));

/**
 * Tanks of different strength, strongest first. Only products that are dosed per load, or weighed to
 * a coarse step, make a smaller load stronger.
 */
function tanksByStrength(
  inputs: MixInputs,
  firstTank: Tank,
  loads: readonly [MixedLoad, ...MixedLoad[]],
  doses: readonly ProductDose[],
): [Tank, ...Tank[]] {
  const [first, ...others] = loads;
  const tanks: [Tank, ...Tank[]] = [firstTank];
  for (const load of loads) if (isWeighedUp(load)) tanks.push(load.ready);
  if (doses.every(({ basis }) => basis !== 'load')) return tanks;
  const lines = new Set([first.line.loadL]);
  for (const load of others) {
    if (lines.has(load.line.loadL)) continue;
    lines.add(load.line.loadL);
    tanks.push(asPlanned(inputs, doses, load));
  }
  return tanks.sort((a, b) => a.content.freshL - b.content.freshL);
}

/** What a problem speaks of: all but its numbers, which differ from tank to tank. */
function subjectOf({ code, field, values }: MixProblem): string {
  const names = Object.values(values).filter(
    (value) => value !== null && typeof value !== 'number',
  );
  return [code, field ?? '', ...names.flat()].join('\n');
}

/** Every problem once; of two that say the same the first, from the stronger tank, stays. */
function withoutRepeats(problems: readonly MixProblem[]): MixProblem[] {
  const bySubject = new Map<string, MixProblem>();
  for (const problem of problems) {
    const subject = subjectOf(problem);
    if (!bySubject.has(subject)) bySubject.set(subject, problem);
  }
  return [...bySubject.values()];
}

const peakSaturation = ({ dissolving }: Pick<LoadsAssessment, 'dissolving'>): number =>
  Math.max(-1, ...dissolving.products.map(({ saturation }) => saturation ?? -1));

function assessOne(inputs: MixInputs, strongest: Tank): Omit<LoadsAssessment, 'planned'> {
  const { content, balance } = strongest;
  const tank = assessTank(inputs, content, balance);
  const endC = tank.dissolving.endTemperatureC;
  const ph = phOfMix(content.products, balance.waterMassKg, inputs.waterAnalysis, inputs.mixPh);
  const found = assessCompatibility(inputs, content, balance, endC, ph.range);
  return {
    strongest,
    ...tank,
    pairs: found.pairs,
    ph,
    problems: [
      ...tank.problems,
      ...found.problems,
      ...orderNotes(inputs, content, found.asked),
      ...gasProblems(content, balance, endC, ph),
    ],
  };
}

/**
 * Dissolving, cooling, suspension and compatibility of the ready loads. Where loads differ in
 * strength each is judged: every problem of any of them counts once, and the figures are those of
 * the tank closest to its limit.
 */
export function assessLoads(
  inputs: MixInputs,
  loads: readonly [MixedLoad, ...MixedLoad[]],
  doses: readonly ProductDose[],
): LoadsAssessment {
  const first = asPlanned(inputs, doses, loads[0]);
  const planned = first.content;
  const [strongest, ...others] = tanksByStrength(inputs, first, loads, doses);
  let worst = assessOne(inputs, strongest);
  if (others.length === 0) return { ...worst, planned };
  const problems = [...worst.problems];
  for (const tank of others) {
    const assessed = assessOne(inputs, tank);
    problems.push(...assessed.problems);
    if (peakSaturation(assessed) > peakSaturation(worst)) worst = assessed;
  }
  return { ...worst, planned, strongest, problems: withoutRepeats(problems) };
}
