import type { MixDraft, MixPlan, MixProblem } from '@mix/engine';
import type { ProblemText } from '../../i18n/problems/problemWords.ts';
import { gallonText } from '../../i18n/figures/gallonText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { loadColumns } from '../../plan/planning/loadColumns.ts';
import { stepText } from '../stepText.ts';
import { loadExtent } from '../../i18n/workings/loadExtent.ts';

interface JobTextOptions {
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  readonly problems: readonly MixProblem[];
  readonly words: (problem: MixProblem) => ProblemText;
  readonly nameOf: (productId: string) => string;
  /** Null where no paddock was chosen. */
  readonly place: string | null;
  /** Null where the job is too long for a link. */
  readonly url: string | null;
}

/** The job as a chat message: what goes in, in which order, the warnings, and the link at the end. */
export function jobText(options: JobTextOptions): string {
  const { draft, plan, problems, words, nameOf, place, url } = options;
  const text = shareWords.text;
  const gallons = gallonText();
  const loads = loadColumns(plan.loads).flatMap(({ from, to, load }) => [
    '',
    `${shareWords.loadNumbers(loadExtent(from, to), from, to)} · ${quantityText(load.loadL, 'L')}`,
    ...load.steps.map((step, place) => {
      const { what, amount, packs } = stepText(step, load, nameOf);
      const added = [what, amount, packs && `(${packs})`];
      return text.step(place + 1, added.filter(Boolean).join(' '), tankVolumeText(step.tankLineL));
    }),
  ]);
  const warnings = problems.filter(({ severity }) => severity === 'warn');
  return [
    shareWords.messageTitle(draft.name ?? shareWords.unnamed),
    ...(place === null ? [] : [text.where(place)]),
    text.area(
      quantityText(plan.sprayAreaHa, 'ha', 4),
      quantityText(plan.applicationRateLPerHa, 'L/ha'),
    ),
    ...loads,
    ...(warnings.length === 0
      ? []
      : ['', text.warnings, ...warnings.map((problem) => `! ${words(problem).title}.`)]),
    '',
    text.label,
    ...(gallons === null ? [] : [gallons]),
    ...(url === null ? [] : ['', text.link, url]),
  ].join('\n');
}
