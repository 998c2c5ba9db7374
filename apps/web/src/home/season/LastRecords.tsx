import { nitrogenKgPerHa } from '@mix/documents';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Section } from '../../ui/panels/Section.tsx';
import { paths } from '../../device/navigation/paths.ts';
import type { ReportRow } from '../../reports/totals/ReportRow.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';
import { dayOfYearText } from '../../i18n/figures/dateText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { productNames } from '../../i18n/products/productNames.ts';
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
    areaDoneHa !== null
      ? quantityText(areaDoneHa, 'ha')
      : sprayAreaHa === null
        ? reportWords.areaNotKnown
        : reportWords.planned(quantityText(sprayAreaHa, 'ha'));
  const nameOf = productNames(
    { products: products.map(({ productId, name }) => ({ id: productId, name })) },
    products.map(({ productId }) => productId),
  );
  const used = products.map(({ productId }, place) =>
    unbrokenAnalysis(place === 0 ? nameOf(productId) : inSentence(nameOf(productId))),
  );
  return [dayOfYearText(day), area, ...used].join(', ');
}

function nitrogenText({ record }: ReportRow): string {
  const kgPerHa = nitrogenKgPerHa(record);
  if (kgPerHa === null) return reportWords.nitrogenUnknown;
  return kgPerHa === 0 ? reportWords.noNitrogen : quantityText(kgPerHa, 'kg N/ha', 1);
}
