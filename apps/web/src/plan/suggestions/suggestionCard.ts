import type { Catalogue, ChangeProposal, MixDraft, MixPlan, Trade } from '@mix/engine';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { plannedNitrogen } from '../planning/plannedNitrogen.ts';
import { changeText } from './changeText.ts';
import { degreesText } from './degreesText.ts';
import { planFigures, warnedText } from '../outcome/planFigures.ts';

/** One way to do the job, in words and figures. */
export interface SuggestionCard {
  readonly title: string;
  /** What stood there before; empty where the card does not say. */
  readonly instead: string;
  /** Figures of the proposed plan, each as the screens of the plan show it. */
  readonly figures: readonly string[];
  readonly gives: readonly string[];
  readonly takes: readonly string[];
  /** What is still warned of; null when nothing is. */
  readonly warned: string | null;
}

interface WayContext {
  /** The draft as it stands. */
  readonly draft: MixDraft;
  readonly catalogue: Catalogue;
  readonly nameOf: NameOf;
  readonly words: ProblemWords;
}

/** The sentence about a trade; null where the card has another. */
function tradeText({ code, better, by }: Trade): string | null {
  switch (code) {
    case 'loads':
      return better ? planAidWords.loadsFewer(by) : planAidWords.loadsMore(by);
    case 'warnings':
      return better ? planAidWords.warningsFewer(by) : null;
    case 'endTemperature':
      return better
        ? planAidWords.warmerTank(degreesText(by))
        : planAidWords.colderTank(degreesText(by));
    case 'carrier':
      return better
        ? planAidWords.lessWater(tankVolumeText(by))
        : planAidWords.moreWater(tankVolumeText(by));
    case 'saturation':
    case 'pressure':
      return null;
  }
}

function nitrogenText(plan: MixPlan): readonly string[] {
  const nitrogen = plannedNitrogen(plan);
  if (nitrogen === null) return [];
  const figure = quantityText(nitrogen.kgPerHa, 'kg N/ha', 1);
  return [nitrogen.isLowerBound ? planAidWords.atLeast(figure) : figure];
}

/**
 * A proposal as a card shows it. Every figure is read from the plan of the proposed draft, or is the
 * difference between that draft and the one that stands.
 */
export function suggestionCard(
  way: ChangeProposal,
  context: WayContext,
  isStopped: boolean,
): SuggestionCard {
  const changed = changeText(way, context);
  const traded = (wanted: boolean) =>
    way.trades.flatMap((trade) => (trade.better === wanted ? (tradeText(trade) ?? []) : []));
  return {
    title: changed.title,
    instead:
      changed.before === null
        ? planAidWords.insteadOfNothing
        : planAidWords.insteadOf(changed.before),
    figures: [...planFigures(way.plan, way.draft), ...nitrogenText(way.plan)],
    gives: [
      ...(isStopped ? [planAidWords.aPlan] : []),
      ...(changed.gives === undefined ? [] : [changed.gives]),
      ...traded(true),
    ],
    takes: [...(changed.takes === undefined ? [] : [changed.takes]), ...traded(false)],
    warned: warnedText(way.problems, context.words),
  };
}
