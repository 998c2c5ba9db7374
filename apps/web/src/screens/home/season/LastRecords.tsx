import { nitrogenKgPerHa } from '@mix/documents';
import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { Section } from '../../../components/panels/Section.tsx';
import { paths } from '../../../navigation/paths.ts';
import type { ReportRow } from '../../../report/ReportRow.ts';
import { reportWords } from '../../../words/made/en/reporting/reportWords.ts';
import { homeSeasonWords } from '../../../words/made/en/season/homeSeasonWords.ts';
import { dayOfYearText } from '../../../words/figures/dateText.ts';
import { measureText } from '../../../words/figures/measureText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { unbrokenAnalysis } from '../../../words/products/unbrokenAnalysis.ts';
import { RecordLine } from './RecordLine.tsx';

const SHOWN = 4;

interface LastRecordsProps {
  /** The latest first. */
  readonly rows: readonly ReportRow[];
}

/** What was done last, and the way to all of it. */
export const LastRecords = ({ rows }: LastRecordsProps) => (
  <Section name={homeSeasonWords.lastRecords}>
    <ul>
      {rows.slice(0, SHOWN).map((row) => (
        <RecordLine key={row.id} row={row} note={noteOf(row)} end={nitrogenText(row)} />
      ))}
    </ul>
    <Link href={paths.reporting} className={buttonClass('text')}>
      {homeSeasonWords.allRecords}
    </Link>
  </Section>
);

function noteOf({ day, record }: ReportRow): string {
  const { areaDoneHa, sprayAreaHa, products } = record;
  const area =
    areaDoneHa === null
      ? reportWords.planned(quantityText(sprayAreaHa, 'ha'))
      : quantityText(areaDoneHa, 'ha');
  const used = products.map(
    ({ name, actual }) => `${measureText(actual)} ${unbrokenAnalysis(name)}`,
  );
  return [dayOfYearText(day), area, ...used].join(', ');
}

function nitrogenText({ record }: ReportRow): string {
  const kgPerHa = nitrogenKgPerHa(record);
  if (kgPerHa === null) return reportWords.nitrogenUnknown;
  return kgPerHa === 0 ? reportWords.noNitrogen : quantityText(kgPerHa, 'kg N/ha', 1);
}
