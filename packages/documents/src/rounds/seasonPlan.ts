import { nitrogenYear, type ProductMeasure } from '@mix/engine';
import { paddockNitrogen } from '../paddocks/paddockNitrogen.ts';
import type { Paddock } from '../paddocks/Paddock.ts';
import { recordsByGround } from '../paddocks/recordsByGround.ts';
import type { ReportedRecord } from '../records/ReportedRecord.ts';
import type { Round } from './Round.ts';
import { byDay, roundsDone } from './roundsDone.ts';

interface Kept<Value> {
  readonly id: string;
  readonly value: Value;
}

/** A sum with how many of its parts are not known: then it is a lower bound. */
export interface SeasonSum {
  readonly sum: number;
  readonly unknown: number;
}

/** What rounds still take. */
export interface SeasonNeeds {
  readonly areaHa: number;
  readonly nitrogenKg: SeasonSum;
  readonly waterL: number;
  readonly hours: SeasonSum;
  readonly cents: SeasonSum;
  /** Amount of each product, with its name when it was planned. */
  readonly products: readonly {
    readonly productId: string;
    readonly name: string;
    readonly amount: ProductMeasure;
  }[];
  /** Paddocks of rounds whose area is not known: nothing of them is in these sums. */
  readonly withoutArea: number;
}

/** One round on one paddock. */
export interface SeasonCell {
  readonly roundId: string;
  readonly round: Round;
  readonly done: boolean;
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
  /** Nitrogen of rounds that are not done, kg/ha. */
  readonly plannedKgPerHa: SeasonSum;
  /** Both together: where the paddock stands at the end of June. */
  readonly byJuneKgPerHa: number | null;
  /** Rounds of the year, the earliest first. */
  readonly cells: readonly SeasonCell[];
}

export interface SeasonPlan {
  /** July to June. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Every paddock in use, the most nitrogen by June first. */
  readonly rows: readonly SeasonRow[];
  /** Months of the year with rounds that are not done, YYYY-MM. */
  readonly months: readonly { readonly month: string; readonly needs: SeasonNeeds }[];
  readonly total: SeasonNeeds;
  /** Average of the paddocks whose area is known, kg/ha; null without one. */
  readonly farmKgPerHa: number | null;
}

interface OpenCell {
  readonly areaHa: number | null;
  readonly round: Round;
}

function sumOf(parts: readonly (number | null)[]): SeasonSum {
  const known = parts.filter((part) => part !== null);
  return { sum: known.reduce((sum, part) => sum + part, 0), unknown: parts.length - known.length };
}

function productsOf(cells: readonly (OpenCell & { readonly areaHa: number })[]) {
  const sums = new Map<string, SeasonNeeds['products'][number]>();
  for (const { round, areaHa } of cells) {
    for (const { productId, name, perHa } of round.products) {
      // One product in kg and the same in litres is no sum: they stand beside each other.
      const key = `${productId} ${perHa.unit}`;
      const value = (sums.get(key)?.amount.value ?? 0) + perHa.value * areaHa;
      const amount = { unit: perHa.unit, value } as ProductMeasure;
      sums.set(key, { productId, name, amount });
    }
  }
  return [...sums.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What some rounds on some paddocks take together. Water is the whole spray volume. */
export function needsOf(cells: readonly OpenCell[]): SeasonNeeds {
  const measured = cells.flatMap(({ round, areaHa }) =>
    areaHa === null ? [] : [{ round, areaHa }],
  );
  const perHa = (figure: (round: Round) => number | null): SeasonSum =>
    sumOf(
      measured.map(({ round, areaHa }) => {
        const value = figure(round);
        return value === null ? null : value * areaHa;
      }),
    );
  return {
    areaHa: measured.reduce((sum, { areaHa }) => sum + areaHa, 0),
    nitrogenKg: perHa(({ nitrogenKgPerHa }) => nitrogenKgPerHa),
    waterL: perHa(({ applicationRateLPerHa }) => applicationRateLPerHa).sum,
    hours: perHa(({ workRateHaPerH }) =>
      workRateHaPerH === null || workRateHaPerH === 0 ? null : 1 / workRateHaPerH,
    ),
    cents: perHa(({ costCentsPerHa }) => costCentsPerHa),
    products: productsOf(measured),
    withoutArea: cells.length - measured.length,
  };
}

export interface SeasonInput {
  readonly rounds: readonly Kept<Round>[];
  readonly paddocks: readonly Kept<Paddock>[];
  readonly records: readonly ReportedRecord[];
  /** YYYY-MM-DD on the calendar of the place; its July to June year is planned. */
  readonly today: string;
}

/**
 * @param rounds of this paddock
 * @param records of this paddock
 */
function rowOf(
  { id, value }: Kept<Paddock>,
  rounds: readonly Kept<Round>[],
  records: readonly ReportedRecord[],
  today: string,
): SeasonRow {
  const ground = { id, name: value.name, areaHa: value.areaHa, earlierNames: value.earlierNames };
  // `records` holds only those of this paddock, so no other paddock is needed here.
  const recorded = paddockNitrogen(records, ground, [], today);
  const done = roundsDone(rounds, records);
  const cells = byDay(rounds).map((round) => ({
    roundId: round.id,
    round: round.value,
    done: done.has(round.id),
  }));
  const planned = sumOf(
    cells.filter((cell) => !cell.done).map(({ round }) => round.nitrogenKgPerHa),
  );
  return {
    paddockId: id,
    name: value.name,
    areaHa: value.areaHa,
    recordedKgPerHa: recorded.kgPerHa,
    recordsUnknown: recorded.unknownCount,
    plannedKgPerHa: planned,
    byJuneKgPerHa: recorded.kgPerHa === null ? null : recorded.kgPerHa + planned.sum,
    cells,
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
 * then. Records tick rounds off by themselves. Null for a day that does not exist. Year of the
 * nitrogen cap: S50.
 */
export function seasonPlan(input: SeasonInput): SeasonPlan | null {
  const year = nitrogenYear(input.today);
  if (year === null) return null;
  const rounds = input.rounds.filter(
    ({ value }) => value.day >= year.firstDay && value.day <= year.lastDay,
  );
  const roundsOf = roundsByPaddock(rounds);
  const recordsOn = recordsByGround(input.records, new Set(input.paddocks.map(({ id }) => id)));
  const rows = input.paddocks
    .filter(({ value }) => !value.retired)
    .map((paddock) => {
      const { id, value } = paddock;
      return rowOf(paddock, roundsOf.get(id) ?? [], recordsOn({ id, ...value }), input.today);
    })
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .toSorted((a, b) => (b.byJuneKgPerHa ?? -1) - (a.byJuneKgPerHa ?? -1));
  const open = rows.flatMap(({ areaHa, cells }) =>
    cells.filter(({ done }) => !done).map(({ round }) => ({ areaHa, round })),
  );
  const months = [...new Set(open.map(({ round }) => round.day.slice(0, 7)))].toSorted();
  const measured = rows.flatMap(({ areaHa, byJuneKgPerHa }) =>
    areaHa === null || byJuneKgPerHa === null ? [] : [{ areaHa, kg: byJuneKgPerHa * areaHa }],
  );
  const areaHa = measured.reduce((sum, one) => sum + one.areaHa, 0);
  return {
    ...year,
    rows,
    months: months.map((month) => ({
      month,
      needs: needsOf(open.filter(({ round }) => round.day.startsWith(month))),
    })),
    total: needsOf(open),
    farmKgPerHa: areaHa === 0 ? null : measured.reduce((sum, { kg }) => sum + kg, 0) / areaHa,
  };
}
