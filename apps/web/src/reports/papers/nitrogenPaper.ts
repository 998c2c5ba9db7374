import type { UnitId } from '@mix/engine';
import { amountPerAreaText } from '../../i18n/figures/amountPerAreaText.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { nitrogenReportWords } from '../../i18n/made/en/reporting/nitrogenReportWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import {
  nitrogenApplications,
  nitrogenFertilisers,
  type NitrogenApplication,
} from '../nitrogen/nitrogenApplications.ts';
import { landUseSums } from '../nitrogen/landUseSums.ts';
import { nitrogenGaps } from '../nitrogen/nitrogenGaps.ts';
import { type NitrogenLedger, overCap } from '../nitrogen/nitrogenLedger.ts';
import { knownSum, type PartialSum } from '../totals/PartialSum.ts';
import type { PaperTable, PaperText, ReportPaper } from '../../ui/paper/Paper.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { nitrogenText, perAreaText, shareText } from '../nitrogen/nitrogenText.ts';
import { paperEnds, type PaperContext } from '../../ui/paper/paperEnds.ts';
import type { TableColumn } from '../../ui/figures/TableView.tsx';

const orNotKnown = (value: number | null, unit: UnitId): string =>
  value === null ? nitrogenReportWords.notKnown : quantityText(value, unit);

/** What a regional council asks for about a July to June year, and what of it is missing. */
export function nitrogenPaper(ledger: NitrogenLedger, context: PaperContext): ReportPaper {
  const words = nitrogenReportWords;
  const { startYear, year, farm } = ledger;
  const applications = nitrogenApplications(ledger);
  return {
    title: words.title,
    lines: [
      yearText(startYear),
      ...(farm.kgPerHa === null
        ? []
        : [words.sums(perAreaText(farm), quantityText(farm.areaHa, 'ha'))]),
    ],
    parts: [paddocks(ledger), landUses(ledger), ...fertilisers(applications), missing(ledger)],
    ...paperEnds(context),
    fileName: `nitrogen-${year.from}-${year.to}`,
  };
}

/** "July 2026 to June 2027". */
export const yearText = (startYear: number): string =>
  nitrogenReportWords.yearOf(String(startYear), String(startYear + 1));

function paddocks(ledger: NitrogenLedger): PaperTable {
  const { columns, rows } = nitrogenTable(ledger);
  return {
    kind: 'table',
    name: nitrogenReportWords.byPaddock,
    columns,
    rows: rows.map(({ cells }) => columns.map(({ key }) => cells[key])),
  };
}

/** Ground of a land use; a sum that leaves something out says so. */
function areaText(areaHa: PartialSum): string {
  const known = knownSum(areaHa);
  if (known === null) return nitrogenReportWords.notKnown;
  const text = quantityText(known, 'ha');
  return areaHa.unknown === 0 ? text : nitrogenReportWords.atLeast(text);
}

function landUses(ledger: NitrogenLedger): PaperTable {
  const words = nitrogenReportWords;
  return {
    kind: 'table',
    name: words.byLandUse,
    columns: [
      { heading: words.landUse },
      { heading: words.area, align: 'end' },
      { heading: words.nitrogen, align: 'end' },
    ],
    rows: landUseSums(ledger).map(({ landUse, areaHa, nitrogenKg }) => [
      landUse ?? words.notSaid,
      areaText(areaHa),
      nitrogenText(nitrogenKg),
    ]),
  };
}

function fertilisers(
  applications: readonly NitrogenApplication[],
): readonly (PaperTable | PaperText)[] {
  const words = nitrogenReportWords;
  if (applications.length === 0) {
    return [{ kind: 'text', name: words.applications, lines: [words.noApplications] }];
  }
  return [
    {
      kind: 'table',
      name: words.fertilisers,
      columns: [
        { heading: words.product },
        { heading: words.content, align: 'end' },
        { heading: words.used, align: 'end' },
        { heading: words.nitrogen, align: 'end' },
      ],
      rows: nitrogenFertilisers(applications).map(
        ({ name, nitrogenPct, unit, amount, nitrogenKg }) => [
          name,
          orNotKnown(nitrogenPct, '%'),
          quantityText(amount, unit),
          orNotKnown(nitrogenKg, 'kg'),
        ],
      ),
    },
    {
      kind: 'table',
      name: words.applications,
      columns: [
        { heading: words.paddock },
        { heading: words.day },
        { heading: words.product },
        { heading: words.area, align: 'end' },
        { heading: words.used, align: 'end' },
        { heading: words.rate, align: 'end' },
        { heading: words.nitrogen, align: 'end' },
      ],
      rows: applications.map(applicationCells),
    },
  ];
}

function applicationCells({ place, row, product, nitrogenKg }: NitrogenApplication): string[] {
  const words = nitrogenReportWords;
  const { areaDoneHa } = row.record;
  return [
    place.place.name ?? words.notSaid,
    dayText(row.day),
    product.name,
    orNotKnown(areaDoneHa, 'ha'),
    measureText(product.actual),
    areaDoneHa === null || areaDoneHa <= 0
      ? words.notKnown
      : amountPerAreaText(product.actual, areaDoneHa),
    orNotKnown(nitrogenKg, 'kg'),
  ];
}

function missing(ledger: NitrogenLedger): PaperText {
  const words = nitrogenReportWords;
  const gaps = nitrogenGaps(ledger);
  const named = (Object.keys(words.gaps) as (keyof typeof gaps)[]).filter((gap) => gaps[gap] > 0);
  return {
    kind: 'text',
    name: words.missing,
    lines: [
      ...named.map((gap) => words.gaps[gap](gaps[gap])),
      ...(named.length === 0 ? [words.nothingMissing] : []),
      words.purchases,
      words.grazed(quantityText(ledger.capKgPerHa, 'kg N/ha')),
    ],
  };
}

type Key = 'paddock' | 'landUse' | 'area' | 'nitrogen' | 'perArea' | 'share';

/** The nitrogen of each paddock against the cap, as a table: on the screen, printed and as PDF. */
function nitrogenTable({ places, capKgPerHa }: NitrogenLedger) {
  const words = nitrogenReportWords;
  const columns: readonly TableColumn<Key>[] = [
    { key: 'paddock', heading: words.paddock },
    { key: 'perArea', heading: words.perArea, align: 'end' },
    { key: 'share', heading: words.share, align: 'end' },
    { key: 'nitrogen', heading: words.nitrogen, align: 'end' },
    { key: 'area', heading: words.area, align: 'end' },
    { key: 'landUse', heading: words.landUse },
  ];
  const rows = places.map((one) => {
    const isOver = one.kgPerHa !== null && overCap(one.kgPerHa, capKgPerHa) > 0;
    const share = shareText(one, capKgPerHa);
    const cells: Readonly<Record<Key, string>> = {
      paddock: one.place.name ?? words.notSaid,
      landUse: one.place.landUse ?? words.notSaid,
      area: one.place.areaHa === null ? words.notKnown : quantityText(one.place.areaHa, 'ha'),
      nitrogen: nitrogenText(one.nitrogenKg),
      perArea: perAreaText(one),
      share: isOver ? `${share}, ${words.overCap}` : share,
    };
    return { id: one.place.key, cells };
  });
  return { columns, rows };
}
