import type { SupplyProposal, TargetMet } from '@mix/engine';
import type { NameOf } from '../../../words/products/productNames.ts';
import { planAidWords } from '../../../words/en/planning/planAidWords.ts';
import type { ProblemWords } from '../../../words/problems/problemWords.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { planFigures, warnedText } from '../plan/planFigures.ts';
import type { WayCard } from './wayCard.ts';

const RATE_DECIMALS = 3;
/** A scale and a spreader are coarser: a target that is met this closely is met. */
const MET_SHARE = 0.01;
const MET_KG_PER_HA = 0.05;

const kilograms = (kgPerHa: number): string => quantityText(kgPerHa, 'kg/ha', 1);

/** What is short (below 0) or over of a nutrient, kg/ha; 0 where the target is met. */
function missedBy({ wantedKgPerHa, suppliedKgPerHa }: TargetMet): number {
  const by = suppliedKgPerHa - wantedKgPerHa;
  return Math.abs(by) <= Math.max(MET_KG_PER_HA, wantedKgPerHa * MET_SHARE) ? 0 : by;
}

/** Whether every nutrient is on the ground as it was wanted. */
export const meetsTarget = ({ targets }: SupplyProposal): boolean =>
  targets.every((target) => missedBy(target) === 0);

function missedText(target: TargetMet): readonly string[] {
  const by = missedBy(target);
  if (by === 0) return [];
  const figure = kilograms(Math.abs(by));
  return [
    by < 0
      ? planAidWords.short(target.nutrient, figure)
      : planAidWords.over(target.nutrient, figure),
  ];
}

/**
 * Rates that bring a nutrient target, as a card shows them. Every figure is read from the plan of
 * the proposed draft.
 */
export function supplyCard(
  { draft, plan, problems, targets, otherApplicationRate }: SupplyProposal,
  candidateIds: readonly string[],
  nameOf: NameOf,
  words: ProblemWords,
): WayCard {
  const lines = (draft.products ?? []).flatMap(({ productId, rate }) =>
    rate !== null && candidateIds.includes(productId)
      ? [`${nameOf(productId)} ${quantityText(rate.value, rate.unit, RATE_DECIMALS)}`]
      : [],
  );
  return {
    title: lines.join(' + ') || planAidWords.nothingToAdd,
    instead: '',
    figures: planFigures(plan, draft),
    gives: targets
      .filter(({ suppliedKgPerHa }) => suppliedKgPerHa > MET_KG_PER_HA)
      .map(({ nutrient, suppliedKgPerHa }) =>
        planAidWords.reached(nutrient, kilograms(suppliedKgPerHa)),
      ),
    takes: [
      ...targets.flatMap(missedText),
      ...(otherApplicationRate
        ? [planAidWords.rateTaken(quantityText(plan.applicationRateLPerHa, 'L/ha', RATE_DECIMALS))]
        : []),
    ],
    warned: warnedText(problems, words),
  };
}
