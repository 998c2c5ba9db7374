import { nitrogenKgPerHa, recordState } from '@mix/documents';
import { measureText } from '../../i18n/figures/measureText.ts';
import { moneyText } from '../../i18n/figures/moneyText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { recordStateWords } from '../../i18n/made/en/records/recordStateWords.ts';
import { reportPaperWords } from '../../i18n/made/en/reporting/reportPaperWords.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import type { PaperTable, ReportPaper } from '../../ui/paper/Paper.ts';
import { knownSum, type PartialSum } from '../totals/PartialSum.ts';
import { filterChoices, type ReportFilter } from '../totals/ReportFilter.ts';
import { REPORTED_NUTRIENTS, reportTotals } from '../totals/reportTotals.ts';
import type { ReportRow, WholeRow } from '../totals/ReportRow.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { rangeText } from '../rangeText.ts';
import { paperEnds, type PaperContext } from '../../ui/paper/paperEnds.ts';
import { rangeFileName } from './rangeFileName.ts';
import { windText } from './windText.ts';

interface RecordsPaperContext extends PaperContext {
  readonly filter: ReportFilter;
  /** False for a role on a farm without the permission for money: the paper then has no costs. */
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

const plannedText = (value: number | null, text: (value: number) => string): string =>
  value === null ? '–' : text(value);

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
      [
        reportPaperWords.areaDone,
        plannedText(totals.plannedAreaHa, hectares),
        sumText(totals.areaHa, hectares),
      ],
      [
        reportPaperWords.water,
        plannedText(totals.plannedCarrierL, litres),
        sumText(totals.carrierL, litres),
      ],
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
