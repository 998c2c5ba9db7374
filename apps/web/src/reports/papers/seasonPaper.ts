import type { Round, SeasonPlan, SeasonRow } from '@mix/documents';
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
import { roundNeeds, workOn, type SeasonWork } from '../season/seasonWork.ts';
import { knownText, workStateText } from '../season/seasonText.ts';
import type { ReportRow } from '../totals/ReportRow.ts';

interface SeasonPaperContext extends PaperContext {
  /** False for a role on a farm without the permission for money: the paper then has no costs. */
  readonly seesMoney: boolean;
}

const NONE = '–';

const kgText = (kgPerHa: number): string => quantityText(kgPerHa, 'kg N/ha', 1);

const areaText = (areaHa: number | null): string =>
  areaHa === null ? seasonPlanWords.noArea : quantityText(areaHa, 'ha', 1);

const knownKg = (kgPerHa: number | null): string =>
  kgPerHa === null ? seasonPlanWords.notKnown : kgText(kgPerHa);

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
    rows: rows.map(({ name, areaHa, recordedKgPerHa, plannedKgPerHa, byJuneKgPerHa, ...row }) => [
      name,
      areaText(areaHa),
      knownKg(recordedKgPerHa),
      knownText(plannedKgPerHa, kgText),
      byJuneKgPerHa === null
        ? seasonPlanWords.notKnown
        : knownText(
            { sum: byJuneKgPerHa, unknown: plannedKgPerHa.unknown + row.recordsUnknown },
            kgText,
          ),
    ]),
  };
}

/** The amount of each product on the whole area, a line each. */
const amountsText = ({ areaHa, perHa }: SeasonWork): string =>
  areaHa === null
    ? seasonPlanWords.noArea
    : perHa.products
        .map((product) => {
          const { value, unit } = product.perHa;
          return `${quantityText(value * areaHa, unit, 0)} ${product.name}`;
        })
        .join('\n');

const sprayText = ({ areaHa, perHa }: SeasonWork): string =>
  areaHa === null ? NONE : quantityText(perHa.applicationRateLPerHa * areaHa, 'L', 0);

function workTable({ rows }: SeasonPlan): PaperTable {
  const work = rows
    .flatMap((row) => workOn(row).map((one) => ({ name: row.name, one })))
    .toSorted((a, b) => a.one.day.localeCompare(b.one.day));
  return {
    kind: 'table',
    name: seasonPlanWords.rounds,
    columns: [
      { heading: reportPaperWords.day },
      { heading: seasonPlanWords.round },
      { heading: reportPaperWords.place },
      { heading: reportPaperWords.area, align: 'end' },
      { heading: seasonPlanWords.spray, align: 'end' },
      { heading: reportPaperWords.products },
      { heading: reportPaperWords.nitrogen, align: 'end' },
      { heading: reportPaperWords.state },
    ],
    rows: work.map(({ name, one }) => [
      dayText(one.day),
      one.name,
      name,
      areaText(one.areaHa),
      sprayText(one),
      amountsText(one),
      knownKg(one.perHa.nitrogenKgPerHa),
      workStateText(one.state),
    ]),
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

/** The work of one round on a paddock; null: it is none of the round's. */
const ofRound = (row: SeasonRow, roundId: string): SeasonWork | null =>
  workOn({ ...row, cells: row.cells.filter((cell) => cell.roundId === roundId), jobs: [] })[0] ??
  null;

/** One round: what it takes, and its paddocks with the amounts for each. */
export function roundPaper(
  season: SeasonPlan,
  { id, value: round }: { readonly id: string; readonly value: Round },
  context: SeasonPaperContext,
): ReportPaper {
  const facts: PaperFacts = {
    kind: 'facts',
    name: seasonPlanWords.months,
    facts: needFigures(roundNeeds(season, round), context.seesMoney),
  };
  const paddocks: PaperTable = {
    kind: 'table',
    name: seasonPlanWords.paddocksOf,
    columns: [
      { heading: reportPaperWords.place },
      { heading: reportPaperWords.area, align: 'end' },
      { heading: seasonPlanWords.spray, align: 'end' },
      { heading: reportPaperWords.products },
      { heading: reportPaperWords.nitrogen, align: 'end' },
      { heading: reportPaperWords.state },
    ],
    rows: season.rows.flatMap((row) => {
      const work = ofRound(row, id);
      return work === null
        ? []
        : [
            [
              row.name,
              areaText(work.areaHa),
              sprayText(work),
              amountsText(work),
              knownKg(work.perHa.nitrogenKgPerHa),
              workStateText(work.state),
            ],
          ];
    }),
  };
  return {
    title: round.name,
    lines: [dayText(round.day)],
    parts: [facts, paddocks],
    ...paperEnds(context),
    fileName: `round-${round.day}`,
  };
}
