import { gallonText } from '../../i18n/figures/gallonText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { reportPaperWords } from '../../i18n/made/en/reporting/reportPaperWords.ts';
import type { ReportPaper } from './Paper.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { dayText } from '../../i18n/figures/dateText.ts';

export interface PaperContext {
  readonly now: Date;
  readonly productName: string;
}

/** The foot of every report, and the settings of a paper that is not written on. */
export const paperEnds = ({
  now,
  productName,
}: PaperContext): Pick<
  ReportPaper,
  'headOnEveryPage' | 'wide' | 'closer' | 'foot' | 'pageText'
> => ({
  headOnEveryPage: false,
  wide: false,
  closer: false,
  foot: [
    reportPaperWords.foot(productName),
    reportPaperWords.made(dayText(dayOf(now))),
    gallonText(),
  ]
    .filter((text) => text !== null)
    .join(' · '),
  pageText: (page, pages) => reportPaperWords.page(numberText(page), numberText(pages)),
});
