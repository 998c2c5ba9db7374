import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Reading } from '../../ui/figures/Reading.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { nitrogenLedger, overCap, type NitrogenLedger } from './nitrogenLedger.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { monthText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { ChartFrame, NitrogenByPaddock } from '../charts/lazyCharts.tsx';
import reportStyles from '../report.module.css';
import { reportPaths } from '../reportPaths.ts';
import nitrogenStyles from './nitrogen.module.css';

interface NitrogenPanelProps {
  /** Null while records are still read: no average of only some of them is shown. */
  readonly ledger: NitrogenLedger | null;
  /** Calendar year of the first of July. */
  readonly startYear: number;
  readonly today: string;
}

/**
 * Nitrogen of the July to June year. It counts every record of the year, whatever else is chosen:
 * the chosen records alone would look like room under the cap.
 */
export function NitrogenPanel({ ledger: counted, startYear, today }: NitrogenPanelProps) {
  const ledger = counted ?? nitrogenLedger([], [], startYear);
  const { farm, year, capKgPerHa, places } = ledger;
  const cap = quantityText(capKgPerHa, 'kg N/ha');
  return (
    <Section name={reportWords.nitrogenByPaddock}>
      <p className="padding-top-1 quiet">
        {reportWords.nitrogenYear(monthText(year.from), monthText(year.to))}
      </p>
      {counted !== null && farm.kgPerHa === null ? (
        <p>{reportWords.noPaddocks}</p>
      ) : (
        <div className={nitrogenStyles.average}>
          <p>
            <span className="quiet block">
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
          <p className="quiet">
            {reportWords.ofLimit(cap)}
            <br />
            {counted !== null && quantityText(farm.areaHa, 'ha')}
          </p>
        </div>
      )}
      <Notes ledger={ledger} />
      {places.length > 0 && (
        <ChartFrame>
          <NitrogenByPaddock ledger={ledger} today={today} />
        </ChartFrame>
      )}
      <p className={nitrogenStyles.link}>
        <Link href={reportPaths.nitrogen(startYear)} className={buttonClass('primary')}>
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
        <p className="quiet">
          {reportWords.nitrogenNotKnown(numberText(farm.nitrogenKg.unknown), farm.nitrogenKg.of)}
        </p>
      )}
      {farm.recordsLeftOut > 0 && (
        <p className="quiet">{reportWords.leftOut(farm.recordsLeftOut)}</p>
      )}
    </>
  );
}
