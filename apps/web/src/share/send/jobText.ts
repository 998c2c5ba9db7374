import type { Catalogue, MixDraft, MixPlan, MixProblem, SheetFigure } from '@mix/engine';
import { planSheet } from '@mix/engine/planSheet';
import { figureText } from '@mix/messages/sheet';
import { loadExtent } from '@mix/messages/loadExtent';
import type { ProblemText } from '../../i18n/problems/problemWords.ts';
import { gallonText } from '../../i18n/figures/gallonText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { stepText } from '../stepText.ts';

interface JobTextOptions {
  readonly draft: MixDraft;
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
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
  const { draft, plan, catalogue, problems, words, nameOf, place, url } = options;
  const text = shareWords.text;
  const gallons = gallonText();
  const { job, loads } = planSheet(draft, plan, catalogue);
  const told = (figure: SheetFigure): string => figureText(figure, reader);
  const fillings = loads.flatMap(({ from, to, size, heel, steps }) => [
    '',
    [
      `${shareWords.loadNumbers(loadExtent(from, to), from, to)} · ${told(size)}`,
      ...(heel === null ? [] : [shareWords.sheet.heel(told(heel))]),
    ].join(' '),
    ...steps.map((step, index) => {
      const { what, amount, doubt, packs } = stepText(step, nameOf);
      const added = [what, amount, doubt, packs && `(${packs})`];
      return text.step(index + 1, added.filter(Boolean).join(' '), told(step.line));
    }),
  ]);
  const warnings = problems.filter(({ severity }) => severity === 'warn');
  return [
    shareWords.messageTitle(job.name ?? shareWords.unnamed),
    ...(place === null ? [] : [text.where(place)]),
    [
      text.area(told(job.area), told(job.rate)),
      ...(job.bandWidth === null ? [] : [mixPlanWords.bandOf(told(job.bandWidth))]),
    ].join(', '),
    ...fillings,
    ...(warnings.length === 0
      ? []
      : ['', text.warnings, ...warnings.map((problem) => `! ${words(problem).title}.`)]),
    '',
    text.label,
    ...(gallons === null ? [] : [gallons]),
    ...(url === null ? [] : ['', text.link, url]),
  ].join('\n');
}
