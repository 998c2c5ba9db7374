import { nitrogenYear } from '@mix/engine';
import type { FarmJob } from '../farm/FarmJob.ts';
import { paddockNitrogen } from '../paddocks/paddockNitrogen.ts';
import type { Paddock } from '../paddocks/Paddock.ts';
import { recordsByGround } from '../paddocks/recordsByGround.ts';
import type { ReportedRecord } from '../records/ReportedRecord.ts';
import type { Round } from './Round.ts';
import { byDay, roundsDone } from './roundsDone.ts';
import { standIns, workOfJob, type OtherWork } from './roundWork.ts';
import {
  needsOf,
  perHectareOf,
  sumOf,
  type OpenWork,
  type SeasonNeeds,
  type SeasonSum,
} from './seasonNeeds.ts';

interface Kept<Value> {
  readonly id: string;
  readonly value: Value;
}

/** One round on one paddock. */
export interface SeasonCell {
  readonly roundId: string;
  readonly round: Round;
  readonly done: boolean;
  /** Work that is to do the round here, such as the job that was made of it; null: none. */
  readonly work: OtherWork | null;
  /** What is still to do: the job of it where there is one. Null: it is done or counted elsewhere. */
  readonly open: OpenWork | null;
  /**
   * Nitrogen that it still brings, kg/ha of the whole paddock: 0 where it is done or counted
   * elsewhere. Null is not known.
   */
  readonly plannedKgPerHa: number | null;
}

/** A job on one paddock that is of no round of the year. */
export interface SeasonJob extends OpenWork {
  readonly jobId: string;
  readonly name: string | null;
  /** `YYYY-MM-DD`; today for a job for any day. */
  readonly day: string;
  /** Nitrogen that it brings, kg/ha of the whole paddock. Null is not known. */
  readonly plannedKgPerHa: number | null;
}

export interface SeasonRow {
  readonly paddockId: string;
  readonly name: string;
  /** Null is not known. */
  readonly areaHa: number | null;
  /** Synthetic N that the records of the year put on, kg/ha; null while no area is known. */
  readonly recordedKgPerHa: number | null;
  /** Records of the year whose nitrogen is not known. */
  readonly recordsUnknown: number;
  /** Nitrogen of rounds that are not done and of jobs, each once, kg/ha of the whole paddock. */
  readonly plannedKgPerHa: SeasonSum;
  /** What that work costs, by the prices it was planned with. */
  readonly plannedCents: SeasonSum;
  /** Recorded and planned nitrogen: where the paddock stands at the end of June. */
  readonly byJuneKgPerHa: number | null;
  /** Rounds of the year, the earliest first. */
  readonly cells: readonly SeasonCell[];
  /** Jobs of the year, not sprayed yet, that no round was planned for. */
  readonly jobs: readonly SeasonJob[];
}

export interface SeasonPlan {
  /** July to June. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Every paddock in use, the most nitrogen by June first. */
  readonly rows: readonly SeasonRow[];
  /** Months of the year with work that is not done, YYYY-MM. */
  readonly months: readonly { readonly month: string; readonly needs: SeasonNeeds }[];
  readonly total: SeasonNeeds;
  /** Average of the paddocks whose area is known, kg/ha; null without one. */
  readonly farmKgPerHa: number | null;
}

export interface SeasonInput {
  readonly rounds: readonly Kept<Round>[];
  readonly paddocks: readonly Kept<Paddock>[];
  readonly records: readonly ReportedRecord[];
  /** Jobs of the farm; absent: the rounds alone are planned. */
  readonly jobs?: readonly Kept<FarmJob>[];
  /** Work that is counted elsewhere, as what is in work on this device. */
  readonly others?: readonly OtherWork[];
  /** YYYY-MM-DD on the calendar of the place; its July to June year is planned. */
  readonly today: string;
}

/** Work that is not done, with the month it is planned for: YYYY-MM. */
interface PlannedWork extends OpenWork {
  readonly month: string;
}

/** What is still to do on a paddock. */
const openWorkOn = ({ cells, jobs }: Pick<SeasonRow, 'cells' | 'jobs'>): readonly PlannedWork[] => [
  ...cells.flatMap(({ round, open }) =>
    open === null ? [] : [{ ...open, month: round.day.slice(0, 7) }],
  ),
  ...jobs.map(({ areaHa, round, day }) => ({ areaHa, round, month: day.slice(0, 7) })),
];

/** The nitrogen that work brings, over the whole of its paddock, kg/ha. */
function kgPerHaOn(areaHa: number | null, { areaHa: workedHa, round }: OpenWork): number | null {
  const { nitrogenKgPerHa } = round;
  // A round covers all of its paddock, also one whose area nobody knows.
  if (nitrogenKgPerHa === null || workedHa === areaHa) return nitrogenKgPerHa;
  return areaHa === null || workedHa === null ? null : (nitrogenKgPerHa * workedHa) / areaHa;
}

/** A job that is not sprayed yet. */
interface JobUnderWay extends Kept<FarmJob> {
  readonly work: OtherWork;
}

/** What there is of one paddock. */
interface OnPaddock {
  readonly rounds: readonly Kept<Round>[];
  readonly records: readonly ReportedRecord[];
  readonly jobs: readonly JobUnderWay[];
  readonly others: readonly OtherWork[];
}

interface Season {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly today: string;
}

/**
 * Jobs that stand in for no round. One that should have been done in another year is still to be
 * done.
 */
const jobsOfNoRound = (
  jobs: readonly JobUnderWay[],
  taken: ReadonlyMap<string, OtherWork>,
  areaHa: number | null,
  { firstDay, lastDay, today }: Season,
): readonly SeasonJob[] =>
  jobs
    .filter(({ work }) => ![...taken.values()].includes(work) && work.day <= lastDay)
    .map(({ id, value: { told }, work: { day } }) => {
      const open = { areaHa: told.plan.sprayAreaHa, round: perHectareOf(told, null) };
      return {
        ...open,
        jobId: id,
        name: told.draft.name ?? null,
        day: day < firstDay ? today : day,
        plannedKgPerHa: kgPerHaOn(areaHa, open),
      };
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));

/**
 * What is to be done of a round on a paddock: the job of it where there is one. Null: nothing, or it
 * is counted elsewhere.
 */
function openWorkOf(
  { round, done, work }: Omit<SeasonCell, 'open' | 'plannedKgPerHa'>,
  areaHa: number | null,
  jobs: readonly JobUnderWay[],
): OpenWork | null {
  if (done) return null;
  if (work === null) return { areaHa, round };
  const told = jobs.find((one) => one.work === work)?.value.told;
  return told === undefined
    ? null
    : { areaHa: told.plan.sprayAreaHa, round: perHectareOf(told, round) };
}

function rowOf(
  { id, value: { name, areaHa, earlierNames } }: Kept<Paddock>,
  { rounds, records, jobs, others }: OnPaddock,
  season: Season,
): SeasonRow {
  // `records` holds only those of this paddock, so no other paddock is needed here.
  const recorded = paddockNitrogen(records, { id, name, areaHa, earlierNames }, [], season.today);
  const done = roundsDone(rounds, records);
  const ofRounds = byDay(rounds).map((round) => ({
    roundId: round.id,
    round: round.value,
    done: done.has(round.id),
  }));
  const taken = standIns(id, ofRounds, [...others, ...jobs.map(({ work }) => work)]);
  const cells = ofRounds.map((ofRound): SeasonCell => {
    const cell = { ...ofRound, work: taken.get(ofRound.roundId) ?? null };
    const open = openWorkOf(cell, areaHa, jobs);
    return { ...cell, open, plannedKgPerHa: open === null ? 0 : kgPerHaOn(areaHa, open) };
  });
  const own = jobsOfNoRound(jobs, taken, areaHa, season);
  const plannedKgPerHa = sumOf([...cells, ...own].map((one) => one.plannedKgPerHa));
  return {
    paddockId: id,
    name,
    areaHa,
    recordedKgPerHa: recorded.kgPerHa,
    recordsUnknown: recorded.unknownCount,
    plannedKgPerHa,
    plannedCents: needsOf(openWorkOn({ cells, jobs: own })).cents,
    byJuneKgPerHa: recorded.kgPerHa === null ? null : recorded.kgPerHa + plannedKgPerHa.sum,
    cells,
    jobs: own,
  };
}

function roundsByPaddock(
  rounds: readonly Kept<Round>[],
): ReadonlyMap<string, readonly Kept<Round>[]> {
  const groups = new Map<string, Kept<Round>[]>();
  for (const round of rounds) {
    for (const { paddockId } of round.value.paddocks) {
      const own = groups.get(paddockId);
      if (own === undefined) groups.set(paddockId, [round]);
      else if (own.at(-1) !== round) own.push(round);
    }
  }
  return groups;
}

/**
 * What each paddock shall get until the end of June, what that takes by month, and where each stands
 * then. Records tick rounds off by themselves; a job that was handed over stands in for its round.
 * Null for a day that does not exist. Year of the nitrogen cap: S50.
 */
export function seasonPlan(input: SeasonInput): SeasonPlan | null {
  const { today, jobs = [], others = [] } = input;
  const year = nitrogenYear(today);
  if (year === null) return null;
  const rounds = input.rounds.filter(
    ({ value }) => value.day >= year.firstDay && value.day <= year.lastDay,
  );
  const roundsOf = roundsByPaddock(rounds);
  const recordsOn = recordsByGround(input.records, new Set(input.paddocks.map(({ id }) => id)));
  const underWay = jobs.flatMap((job): readonly JobUnderWay[] => {
    const work = workOfJob(job, today);
    return work === null ? [] : [{ ...job, work }];
  });
  const rows = input.paddocks
    .filter(({ value }) => !value.retired)
    .map((paddock) => {
      const { id, value } = paddock;
      const there = {
        rounds: roundsOf.get(id) ?? [],
        records: recordsOn({ id, ...value }),
        jobs: underWay.filter(({ work }) => work.paddockId === id),
        others,
      };
      return rowOf(paddock, there, { ...year, today });
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .toSorted((a, b) => (b.byJuneKgPerHa ?? -1) - (a.byJuneKgPerHa ?? -1));
  const open = rows.flatMap(openWorkOn);
  const months = [...new Set(open.map(({ month }) => month))].toSorted();
  const measured = rows.flatMap(({ areaHa, byJuneKgPerHa }) =>
    areaHa === null || byJuneKgPerHa === null ? [] : [{ areaHa, kg: byJuneKgPerHa * areaHa }],
  );
  const areaHa = measured.reduce((sum, one) => sum + one.areaHa, 0);
  return {
    ...year,
    rows,
    months: months.map((month) => ({
      month,
      needs: needsOf(open.filter((one) => one.month === month)),
    })),
    total: needsOf(open),
    farmKgPerHa: areaHa === 0 ? null : measured.reduce((sum, { kg }) => sum + kg, 0) / areaHa,
  };
}
