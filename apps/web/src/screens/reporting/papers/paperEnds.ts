import { gallonText } from '../../../words/figures/gallonText.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { reportPaperWords } from '../../../words/en/reporting/reportPaperWords.ts';
import type { Paper } from '../../../report/paper/Paper.ts';
import { dayOf } from '../dayOf.ts';
import { dayText } from '../../../words/figures/dateText.ts';

export interface PaperContext {
  readonly now: Date;
  readonly productName: string;
}

/** What stands at the foot of every report. */
export const paperEnds = ({
  now,
  productName,
}: PaperContext): Pick<Paper, 'foot' | 'pageText'> => ({
  foot: [
    reportPaperWords.foot(productName),
    reportPaperWords.made(dayText(dayOf(now))),
    gallonText(),
  ]
    .filter((text) => text !== null)
    .join(' · '),
  pageText: (page, pages) => reportPaperWords.page(numberText(page), numberText(pages)),
});
