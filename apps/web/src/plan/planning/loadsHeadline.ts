import type { MixPlan } from '@mix/engine';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { loadGroups } from './loadGroups.ts';

/** The loads, the answer looked for first, in the parts that screens draw larger and smaller. */
export interface LoadsHeadline {
  /** "2" */
  readonly count: string;
  /** "loads of", or "loads:" where they differ. */
  readonly word: string;
  /** "1,000 + 370", "5 × 1,200 + 750" */
  readonly sizes: string;
  readonly unit: string;
}

/** Groups of like loads that one line can name. */
const MOST_GROUPS = 3;

/** How many loads, and of how much: one wording for every screen, sheet and message. */
export function loadsHeadline(plan: Pick<MixPlan, 'loads' | 'loadCount'>): LoadsHeadline {
  const groups = loadGroups(plan);
  const shown = groups.slice(0, MOST_GROUPS).map(({ count, loadL }) => {
    const { text, unit } = shownFigure(loadL, 'L');
    const times = groups.length > 1 && count > 1 ? `${numberText(count)} × ` : '';
    return { text: `${times}${text}`, unit };
  });
  return {
    count: numberText(plan.loadCount),
    word:
      groups.length > 1
        ? mixPlanWords.loadsThat(plan.loadCount)
        : mixPlanWords.loadsOf(plan.loadCount),
    sizes: [...shown.map(({ text }) => text), ...(groups.length > MOST_GROUPS ? ['…'] : [])].join(
      ' + ',
    ),
    unit: shown[0]?.unit ?? '',
  };
}

/** "2 loads of 1,000 L", "6 loads: 5 × 1,200 + 750 L" */
export function loadsText(plan: Pick<MixPlan, 'loads' | 'loadCount'>): string {
  const { count, word, sizes, unit } = loadsHeadline(plan);
  return `${count} ${word} ${sizes}\u00a0${unit}`;
}
