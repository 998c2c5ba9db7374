import type { MixDraft, MixPlan, MixProblem } from '@mix/engine';
import { loadsText } from '../planning/loadsHeadline.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import type { ProblemWords } from '../../i18n/problems/problemWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';

/** How a plan is filled and sprayed, for a card that is compared with others. */
export function planFigures(plan: MixPlan, { loadSplit }: MixDraft): readonly string[] {
  const { endTemperatureC } = plan.dissolving;
  return [
    loadsText(plan),
    ...(loadSplit === 'equal' && plan.loadCount > 1 ? [planAidWords.equalLoads] : []),
    ...(endTemperatureC === null
      ? []
      : [planAidWords.endsAt(quantityText(endTemperatureC, '°C', 1))]),
    ...(plan.sprayer === null ? [] : [quantityText(plan.sprayer.pressureBar, 'bar', 1)]),
  ];
}

/** What a plan is still warned of; null when nothing is. */
export function warnedText(problems: readonly MixProblem[], words: ProblemWords): string | null {
  const [warning, ...others] = problems.filter(({ severity }) => severity === 'warn');
  return warning === undefined
    ? null
    : planAidWords.warningsLeft(words(warning).title, others.length);
}
