import { needsOf, type Round, type SeasonPlan } from '@mix/documents';
import { NITROGEN_CAP_KG_PER_HA } from '@mix/engine';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { reportingWords } from '../../i18n/made/en/reporting/reportingWords.ts';
import { reportPaperWords } from '../../i18n/made/en/reporting/reportPaperWords.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { roundMoneyText } from '../../i18n/figures/moneyText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import type { PaperFacts, PaperTable, ReportPaper } from '../../ui/paper/Paper.ts';
import { paperEnds, type PaperContext } from '../../ui/paper/paperEnds.ts';
import { costByPaddock } from '../cost/costByPaddock.ts';
import { needFigures } from '../season/needLines.ts';
import { rowsOfRound, workOn, type SeasonWork } from '../season/seasonWork.ts';
import { byJuneText, knownText, recordedText, workStateText } from '../season/seasonText.ts';
import type { ReportRow } from '../totals/ReportRow.ts';

interface SeasonPaperContext extends PaperContext {
  /** False for a role on a farm without the permission for money: the paper then has no costs. */
  readonly seesMoney: boolean;
}

const NONE = '–';

const kgText = (kgPerHa: number): string => quantityText(kgPerHa, 'kg N/ha', 1);

const areaText = (areaHa: number | null): string =>
  areaHa === null ? seasonPlanWords.noArea : quantityText(areaHa, 'ha', 1);

/** The season: where each paddock stands, its rounds and jobs, what they take, and the cost. */
export function seasonPaper(
  season: SeasonPlan,
  rows: readonly ReportRow[],
  context: SeasonPaperContext,
): ReportPaper {
  const { firstDay, lastDay, total } = season;
  const { seesMoney } = context;
  return {
    title: reportingWords.season,
    lines: [`${dayText(firstDay)} – ${dayText(lastDay)}`],
    parts: [
      nitrogenTable(season),
      workTable(season),
      { kind: 'facts', name: seasonPlanWords.months, facts: needFigures(total, seesMoney) },
      ...(seesMoney ? [costTable(season, rows)] : []),
    ],
    ...paperEnds(context),
    wide: true,
    fileName: `season-${firstDay}-${lastDay}`,
  };
}

function nitrogenTable({ rows }: SeasonPlan): PaperTable {
  return {
    kind: 'table',
    name: seasonPlanWords.nitrogen,
    columns: [
      { heading: seasonPlanWords.paddocksOf },
      { heading: reportPaperWords.area, align: 'end' },
      { heading: seasonPlanWords.sinceJuly, align: 'end' },
      { heading: seasonPlanWords.stillPlanned, align: 'end' },
      { heading: seasonPlanWords.byJune(kgText(NITROGEN_CAP_KG_PER_HA)), align: 'end' },
    ],
    rows: rows.map((row) => [
      row.name,
      areaText(row.areaHa),
      recordedText(row, kgText),
      knownText(row.plannedKgPerHa, kgText),
      byJuneText(row, kgText),
    ]),
  };
}

/** The amount of each product on the whole area, a line each. */
const amountsText = ({ areaHa, round }: SeasonWork): string =>
  areaHa === null
    ? seasonPlanWords.noArea
    : round.products
        .map((product) => {
          const { value, unit } = product.perHa;
          return `${quantityText(value * areaHa, unit, 0)} ${product.name}`;
        })
        .join('\n');

const sprayText = ({ areaHa, round }: SeasonWork): string =>
  areaHa === null ? NONE : quantityText(round.applicationRateLPerHa * areaHa, 'L', 0);

/** The columns of `workCells`. */
const workColumns = (): PaperTable['columns'] => [
  { heading: reportPaperWords.area, align: 'end' },
  { heading: seasonPlanWords.spray, align: 'end' },
  { heading: reportPaperWords.products },
  { heading: reportPaperWords.nitrogen, align: 'end' },
  { heading: reportPaperWords.state },
];

function workCells(work: SeasonWork): readonly string[] {
  const { nitrogenKgPerHa } = work.round;
  return [
    areaText(work.areaHa),
    sprayText(work),
    amountsText(work),
    nitrogenKgPerHa === null ? seasonPlanWords.notKnown : kgText(nitrogenKgPerHa),
    workStateText(work.state),
  ];
}

/** All work, with the name of its paddock. */
const workOnAll = (rows: SeasonPlan['rows']) =>
  rows.flatMap((row) => workOn(row).map((one) => ({ name: row.name, one })));

function workTable({ rows }: SeasonPlan): PaperTable {
  const work = workOnAll(rows).toSorted((a, b) => a.one.day.localeCompare(b.one.day));
  return {
    kind: 'table',
    name: seasonPlanWords.rounds,
    columns: [
      { heading: reportPaperWords.day },
      { heading: seasonPlanWords.round },
      { heading: reportPaperWords.place },
      ...workColumns(),
    ],
    rows: work.map(({ name, one }) => [dayText(one.day), one.name, name, ...workCells(one)]),
  };
}

function costTable(season: SeasonPlan, rows: readonly ReportRow[]): PaperTable {
  const { places, farm } = costByPaddock(season, rows);
  return {
    kind: 'table',
    name: seasonPlanWords.costByPaddock,
    columns: [
      { heading: reportPaperWords.place },
      { heading: seasonPlanWords.soFar, align: 'end' },
      { heading: seasonPlanWords.stillPlanned, align: 'end' },
    ],
    rows: [...places, { ...farm, name: seasonPlanWords.total }].map(({ name, done, planned }) => [
      name ?? reportWords.notSaid,
      done.of === 0 ? NONE : knownText(done, roundMoneyText),
      planned.sum === 0 && planned.unknown === 0 ? NONE : knownText(planned, roundMoneyText),
    ]),
  };
}

/** One round: what it takes, and its paddocks with the amounts for each. */
export function roundPaper(
  season: SeasonPlan,
  { id, value: round }: { readonly id: string; readonly value: Round },
  context: SeasonPaperContext,
): ReportPaper {
  const work = workOnAll(rowsOfRound(season, id));
  const facts: PaperFacts = {
    kind: 'facts',
    name: seasonPlanWords.months,
    facts: needFigures(needsOf(work.map(({ one }) => one)), context.seesMoney),
  };
  const paddocks: PaperTable = {
    kind: 'table',
    name: seasonPlanWords.paddocksOf,
    columns: [{ heading: reportPaperWords.place }, ...workColumns()],
    rows: work.map(({ name, one }) => [name, ...workCells(one)]),
  };
  return {
    title: round.name,
    lines: [dayText(round.day)],
    parts: [facts, paddocks],
    ...paperEnds(context),
    fileName: `round-${round.day}`,
  };
}
