import { useMemo } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { ExpansionPanel } from '../../../components/panels/ExpansionPanel.tsx';
import { WarningIcon } from '../../../components/icons/WarningIcon.tsx';
import { Reading } from '../../../components/figures/Reading.tsx';
import { Section } from '../../../components/panels/Section.tsx';
import { numberText } from '../../../words/figures/numberText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { reportWords } from '../../../words/en/reporting/reportWords.ts';
import { nitrogenLedger, overCap, type NitrogenLedger } from '../../../report/nitrogenLedger.ts';
import { julyYearOf } from '../../../report/reportPeriods.ts';
import { ChartFrame, NitrogenBars } from '../charts/lazyCharts.tsx';
import { monthText } from '../../../words/figures/dateText.ts';
import { reportPaths } from '../reportPaths.ts';
import type { Report } from '../useReport.ts';
import reportStyles from '../report.module.css';
import nitrogenStyles from './nitrogen.module.css';

interface NitrogenPanelProps {
  /** Null while records are still read: no average of a part is shown. */
  readonly report: Report | null;
  /** A day of the year that is shown. */
  readonly day: string;
}

/**
 * Nitrogen of the July to June year. It counts every record of the year, whatever else is chosen: a
 * part of them would look like room under the cap.
 */
export function NitrogenPanel({ report, day }: NitrogenPanelProps) {
  const startYear = julyYearOf(day);
  const ledger = useMemo(
    () => nitrogenLedger(report?.rows ?? [], report?.paddocks ?? [], startYear),
    [report, startYear],
  );
  const { farm, year, capKgPerHa, places } = ledger;
  const cap = quantityText(capKgPerHa, 'kg N/ha');
  return (
    <Section name={reportWords.nitrogenByPaddock}>
      <p className={reportStyles.lead}>
        {reportWords.nitrogenYear(monthText(year.from), monthText(year.to))}
      </p>
      {report !== null && farm.kgPerHa === null ? (
        <p>{reportWords.noPaddocks}</p>
      ) : (
        <div className={nitrogenStyles.average}>
          <p>
            <span className={reportStyles.line}>
              {farm.nitrogenKg.unknown > 0
                ? reportWords.farmAverageAtLeast
                : reportWords.farmAverage}
            </span>
            <Reading
              value={farm.kgPerHa}
              unit="kg N/ha"
              decimals={1}
              size="large"
              notKnown={reportWords.counting}
            />
          </p>
          <p className={reportStyles.quiet}>
            {reportWords.ofLimit(cap)}
            <br />
            {report !== null && quantityText(farm.areaHa, 'ha')}
          </p>
        </div>
      )}
      <Notes ledger={ledger} />
      {places.length > 0 && (
        <ExpansionPanel summary={reportWords.eachPaddock} drawnWhenOpened>
          <ChartFrame>
            <NitrogenBars ledger={ledger} />
          </ChartFrame>
        </ExpansionPanel>
      )}
      <p className={nitrogenStyles.link}>
        <Link href={reportPaths.nitrogen(startYear)} className={buttonClass('plain')}>
          {reportWords.nitrogenReport}
        </Link>
      </p>
    </Section>
  );
}

/** What is over the limit, and what the average leaves out. */
function Notes({ ledger: { farm, places, capKgPerHa } }: { readonly ledger: NitrogenLedger }) {
  const over = places.filter(({ kgPerHa }) => kgPerHa !== null && overCap(kgPerHa, capKgPerHa) > 0);
  return (
    <>
      {over.map(({ place, kgPerHa }) => (
        <p key={place.key} className={reportStyles.over}>
          <WarningIcon size={20} /> {place.name}:{' '}
          {reportWords.over(quantityText((kgPerHa ?? 0) - capKgPerHa, 'kg N/ha', 1))}
        </p>
      ))}
      {farm.nitrogenKg.unknown > 0 && (
        <p className={reportStyles.quiet}>
          {reportWords.nitrogenNotKnown(numberText(farm.nitrogenKg.unknown), farm.nitrogenKg.of)}
        </p>
      )}
      {farm.recordsLeftOut > 0 && (
        <p className={reportStyles.quiet}>{reportWords.leftOut(farm.recordsLeftOut)}</p>
      )}
    </>
  );
}
