import {
  convertUnit,
  RATE_UNIT_FACTS,
  type Nutrient,
  type SupplyProposal,
  type TargetMet,
} from '@mix/engine';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import {
  isTraceElement,
  targetUnit,
  type TargetNutrient,
  type TargetUnits,
} from './nutrientTarget.ts';
import { planFigures, warnedText } from '../outcome/planFigures.ts';
import type { SuggestionCard } from './suggestionCard.ts';

const RATE_DECIMALS = 3;
/** A scale and a spreader are coarser: a target that is met this closely is met. */
const MET_SHARE = 0.01;
const MET_KG_PER_HA = 0.05;

/** A nutrient as it was asked for: "P2O5" and "45.8 kg/ha" of its 20 kg/ha of P. */
function asAsked(nutrient: Nutrient, kgPerHa: number, units: TargetUnits) {
  const unit = targetUnit(nutrient as TargetNutrient, units);
  const plain = isTraceElement(nutrient) ? 'g/ha' : 'kg/ha';
  const value = convertUnit(kgPerHa, `kg ${nutrient as TargetNutrient}/ha`, unit);
  return {
    name: RATE_UNIT_FACTS[unit].nutrient ?? nutrient,
    figure: quantityText(value, plain, 1),
  };
}

/** Near enough to nothing, kg/ha; of a trace element only its share tells. */
const negligible = (nutrient: Nutrient): number => (isTraceElement(nutrient) ? 0 : MET_KG_PER_HA);

/** What is short (below 0) or over of a nutrient, kg/ha; 0 where the target is met. */
function missedBy({ nutrient, wantedKgPerHa, suppliedKgPerHa }: TargetMet): number {
  const by = suppliedKgPerHa - wantedKgPerHa;
  return Math.abs(by) <= Math.max(negligible(nutrient), wantedKgPerHa * MET_SHARE) ? 0 : by;
}

/** Whether every nutrient is on the ground as it was wanted. */
export const meetsTarget = ({ targets }: SupplyProposal): boolean =>
  targets.every((target) => missedBy(target) === 0);

function missedText(target: TargetMet, units: TargetUnits): readonly string[] {
  const by = missedBy(target);
  if (by === 0) return [];
  const { name, figure } = asAsked(target.nutrient, Math.abs(by), units);
  return [by < 0 ? planAidWords.short(name, figure) : planAidWords.over(name, figure)];
}

/**
 * Rates that bring a nutrient target, as a card shows them. Every figure is read from the plan of
 * the proposed draft.
 */
export function supplyCard(
  { draft, plan, problems, targets, otherApplicationRate }: SupplyProposal,
  candidateIds: readonly string[],
  units: TargetUnits,
  nameOf: NameOf,
  words: ProblemWords,
): SuggestionCard {
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
      .filter(({ nutrient, suppliedKgPerHa }) => suppliedKgPerHa > negligible(nutrient))
      .map(({ nutrient, suppliedKgPerHa }) => {
        const { name, figure } = asAsked(nutrient, suppliedKgPerHa, units);
        return planAidWords.reached(name, figure);
      }),
    takes: [
      ...targets.flatMap((target) => missedText(target, units)),
      ...(otherApplicationRate
        ? [planAidWords.rateTaken(quantityText(plan.applicationRateLPerHa, 'L/ha', RATE_DECIMALS))]
        : []),
    ],
    warned: warnedText(problems, words),
  };
}
