import { ExpansionPanel } from '../../../components/panels/ExpansionPanel.tsx';
import { WarningIcon } from '../../../components/icons/WarningIcon.tsx';
import { TableView } from '../../../components/figures/TableView.tsx';
import { nitrogenReportWords } from '../../../words/en/reporting/nitrogenReportWords.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { reportWords } from '../../../words/en/reporting/reportWords.ts';
import {
  overCap,
  type NitrogenLedger,
  type PlaceNitrogen,
} from '../../../report/nitrogenLedger.ts';
import { nitrogenTable } from '../nitrogen/nitrogenTable.ts';
import { nitrogenText, perAreaText } from '../nitrogen/nitrogenText.ts';
import { ReportBar } from './ReportBar.tsx';
import chartStyles from './chart.module.css';
import reportStyles from '../report.module.css';

/** Each paddock against the limit. All bars have one scale, so that they can be compared. */
export function NitrogenBars({ ledger }: { readonly ledger: NitrogenLedger }) {
  const { places, capKgPerHa } = ledger;
  const highest = Math.max(...places.map(({ kgPerHa }) => kgPerHa ?? 0));
  const most = Math.max(capKgPerHa * 1.05, highest * 1.02);
  return (
    <div className={chartStyles.chart}>
      <ul>
        {places.map((one) => (
          <li key={one.place.key}>
            <p className={chartStyles.words}>
              <span>
                <strong>{one.place.name ?? reportWords.notSaid}</strong>{' '}
                <span className={reportStyles.quiet}>
                  {one.place.areaHa === null
                    ? reportWords.areaNotKnown
                    : quantityText(one.place.areaHa, 'ha')}
                </span>
              </span>
              <strong>
                {one.kgPerHa === null ? nitrogenText(one.nitrogenKg) : perAreaText(one)}
              </strong>
            </p>
            {one.kgPerHa !== null && (
              <ReportBar value={one.kgPerHa} most={most} limit={capKgPerHa} />
            )}
            <Judged one={one} capKgPerHa={capKgPerHa} />
          </li>
        ))}
      </ul>
      <p className={chartStyles.legend}>
        <span className={chartStyles.limit} aria-hidden="true" />
        {reportWords.limit(quantityText(capKgPerHa, 'kg N/ha'))}
      </p>
      <ExpansionPanel summary={reportWords.asTable} drawnWhenOpened>
        <TableView
          caption={nitrogenReportWords.byPaddock}
          captionHidden
          {...nitrogenTable(ledger)}
        />
      </ExpansionPanel>
    </div>
  );
}

interface JudgedProps {
  readonly one: PlaceNitrogen;
  readonly capKgPerHa: number;
}

function Judged({ one: { kgPerHa, nitrogenKg }, capKgPerHa }: JudgedProps) {
  const over = kgPerHa === null ? 0 : overCap(kgPerHa, capKgPerHa);
  return (
    <>
      {over > 0 && (
        <p className={reportStyles.over}>
          <WarningIcon size={20} /> {reportWords.over(quantityText(over, 'kg N/ha', 1))}
        </p>
      )}
      {nitrogenKg.unknown > 0 && (
        <p className={reportStyles.quiet}>
          {reportWords.nitrogenNotKnown(numberText(nitrogenKg.unknown), nitrogenKg.of)}
        </p>
      )}
    </>
  );
}
