import { nitrogenKgPerHa, recordState } from '@mix/documents';
import { measureText } from '../../../words/figures/measureText.ts';
import { moneyText } from '../../../words/figures/moneyText.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { recordStateWords } from '../../../words/made/en/records/recordStateWords.ts';
import { reportPaperWords } from '../../../words/made/en/reporting/reportPaperWords.ts';
import { reportWords } from '../../../words/made/en/reporting/reportWords.ts';
import { tankVolumeText } from '../../../words/figures/tankVolumeText.ts';
import type { PaperTable, ReportPaper } from '../../../report/paper/Paper.ts';
import { knownSum, type PartialSum } from '../../../report/PartialSum.ts';
import { filterChoices, type ReportFilter } from '../../../report/ReportFilter.ts';
import { REPORTED_NUTRIENTS, reportTotals } from '../../../report/reportTotals.ts';
import type { ReportRow, WholeRow } from '../../../report/ReportRow.ts';
import { dayText } from '../../../words/figures/dateText.ts';
import { rangeText } from '../rangeText.ts';
import { paperEnds, type PaperContext } from '../../../report/paper/paperEnds.ts';
import { rangeFileName } from './rangeFileName.ts';
import { windText } from './windText.ts';

interface RecordsPaperContext extends PaperContext {
  readonly filter: ReportFilter;
  /** Whose role on a farm does not include money takes none along. */
  readonly seesMoney: boolean;
}

/** The records that are shown, with what they add up to. */
export function recordsPaper(rows: readonly WholeRow[], context: RecordsPaperContext): ReportPaper {
  const { filter, seesMoney, now } = context;
  const words = reportPaperWords;
  const only = chosenNames(rows, filter);
  return {
    title: words.recordsTitle,
    lines: [
      `${rangeText(filter)} · ${reportWords.count(rows.length)}`,
      ...(only.length === 0 ? [] : [words.shown(only.join(', '))]),
    ],
    parts: [totalsTable(rows, seesMoney), recordsTable(rows, now)],
    ...paperEnds(context),
    wide: true,
    fileName: rangeFileName('spray-records', filter),
  };
}

/** What was chosen besides the days, in words. All shown rows have it, so their names are enough. */
function chosenNames(rows: readonly ReportRow[], filter: ReportFilter): readonly string[] {
  const { paddocks, products } = filterChoices(rows);
  const product = products.find(({ value }) => value === filter.product)?.name;
  const paddock = paddocks.find(({ value }) => value === filter.paddock);
  return [
    ...(filter.paddock === null ? [] : [paddock?.name ?? reportPaperWords.notSaid]),
    ...(product == null ? [] : [product]),
    ...(filter.person === null ? [] : [filter.person]),
  ];
}

function sumText(total: PartialSum, text: (sum: number) => string): string {
  const known = knownSum(total);
  if (known === null) return reportPaperWords.notKnown;
  return total.unknown === 0
    ? text(known)
    : reportPaperWords.partKnown(text(known), numberText(total.unknown), numberText(total.of));
}

function totalsTable(rows: readonly ReportRow[], seesMoney: boolean): PaperTable {
  const totals = reportTotals(rows);
  const hectares = (value: number) => quantityText(value, 'ha');
  const litres = (value: number) => tankVolumeText(value);
  return {
    kind: 'table',
    name: reportPaperWords.totals,
    columns: [
      { heading: reportPaperWords.what },
      { heading: reportPaperWords.planned, align: 'end' },
      { heading: reportPaperWords.done, align: 'end' },
    ],
    rows: [
      [reportPaperWords.areaDone, hectares(totals.plannedAreaHa), sumText(totals.areaHa, hectares)],
      [reportPaperWords.water, litres(totals.plannedCarrierL), sumText(totals.carrierL, litres)],
      ...totals.products.map(({ name, unit, planned, actual }) => [
        name,
        planned === null ? '–' : quantityText(planned, unit),
        quantityText(actual, unit),
      ]),
      ...REPORTED_NUTRIENTS.map((nutrient) => [
        reportPaperWords.nutrient(nutrient),
        '–',
        sumText(totals.nutrientsKg[nutrient], (value) => quantityText(value, 'kg')),
      ]),
      ...(seesMoney ? [[reportPaperWords.cost, '–', sumText(totals.costCents, moneyText)]] : []),
    ],
  };
}

function recordsTable(rows: readonly WholeRow[], now: Date): PaperTable {
  const words = reportPaperWords;
  return {
    kind: 'table',
    name: words.records,
    columns: [
      { heading: words.day },
      { heading: words.place },
      { heading: words.mix },
      { heading: words.area, align: 'end' },
      { heading: words.water, align: 'end' },
      { heading: words.products },
      { heading: words.nitrogen, align: 'end' },
      { heading: words.wind },
      { heading: words.operator },
      { heading: words.state },
    ],
    rows: rows.map(({ record, day, place, createdAt }) => {
      const nitrogen = nitrogenKgPerHa(record);
      return [
        dayText(day),
        place.name ?? words.notSaid,
        record.name ?? reportWords.unnamed,
        record.areaDoneHa === null ? words.notKnown : quantityText(record.areaDoneHa, 'ha'),
        record.carrierL === null ? words.notKnown : tankVolumeText(record.carrierL),
        record.products.map(({ name, actual }) => `${measureText(actual)} ${name}`).join('\n'),
        nitrogen === null ? words.notKnown : quantityText(nitrogen, 'kg/ha'),
        windText(record) ?? words.notSaid,
        record.operator ?? words.notSaid,
        recordStateWords[recordState(record, createdAt, now)],
      ];
    }),
  };
}
