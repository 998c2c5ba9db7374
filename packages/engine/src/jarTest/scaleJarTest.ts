import type { FillStep, FillStepKind, LoadPlan } from '../mix/MixPlan.ts';

/** Usual size of the jar, mL. */
export const JAR_ML = 500;
/** How long the jar stands before it is judged, min: shortest and longest (S71, S70). */
export const JAR_STAND_MIN = [15, 30] as const;

/** One thing to do with the jar. */
export interface JarTestStep {
  readonly kind: FillStepKind;
  readonly productId: string | null;
  /** Solids in g, liquids in mL; null for a wait. */
  readonly amount: { readonly unit: 'g' | 'mL'; readonly value: number } | null;
  readonly waitMin: number | null;
  readonly reason: FillStep['reason'];
}

export interface JarTest {
  readonly jarMl: number;
  readonly steps: readonly JarTestStep[];
}

function jarAmount(step: FillStep, factor: number): JarTestStep['amount'] {
  if (step.amount === null) return null;
  const value = step.amount.value * 1000 * factor;
  return { unit: step.amount.unit === 'kg' ? 'g' : 'mL', value };
}

/**
 * One load made small: the same order, first-fill share and waits, every amount in proportion
 * (MODEL.md: S71, S70). Water that stands in the tank as a heel is poured first; a heel of the
 * same mix is left out, so the jar tests the fresh part. `jarMl` is above 0; 1,000 x L/ha / 100
 * gives the jar in which 1 L/ha is 10 mL.
 */
export function scaleJarTest(
  load: Pick<LoadPlan, 'loadL' | 'heelL' | 'heelSameMixL' | 'steps'>,
  jarMl: number = JAR_ML,
): JarTest {
  const heelWaterL = load.heelL - load.heelSameMixL;
  const freshL = load.loadL - load.heelSameMixL;
  const factor = freshL > 0 ? jarMl / 1000 / freshL : 0;
  const steps: JarTestStep[] = load.steps.map((step) => ({
    kind: step.kind,
    productId: step.productId,
    amount: jarAmount(step, factor),
    waitMin: step.waitMin,
    reason: step.reason,
  }));
  return {
    jarMl,
    steps: heelWaterL > 0 ? withHeelWater(steps, heelWaterL * 1000 * factor) : steps,
  };
}

function withHeelWater(steps: readonly JarTestStep[], heelMl: number): JarTestStep[] {
  const [first, ...others] = steps;
  const startsWithCarrier = first?.kind === 'carrierFirst';
  const addedMl = startsWithCarrier ? (first.amount?.value ?? 0) : 0;
  const carrierFirst: JarTestStep = {
    kind: 'carrierFirst',
    productId: null,
    amount: { unit: 'mL', value: heelMl + addedMl },
    waitMin: null,
    reason: 'firstCarrier',
  };
  return [carrierFirst, ...(startsWithCarrier ? others : steps)];
}
