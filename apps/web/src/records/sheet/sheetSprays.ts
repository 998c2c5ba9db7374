import { LONGEST_MIX_NAME, typedFields, type SprayRecord } from '@mix/documents';
import type { LabelCountry, Product, UnitId } from '@mix/engine';
import { amountUnitOf, storedAmountUnit } from '../../plan/spreadsheet/planColumns.ts';
import {
  calledProducts,
  columnsUsedAs,
  cutName,
  figureAt,
  onlyFilled,
  paddockOf,
  readingOf,
  statedFigure,
  textOf,
  textUsedAs,
  unitBeside,
  type Meaning,
  type Reading,
  type RowContext,
  type RowProblem,
} from '../../plan/spreadsheet/readRow.ts';
import type { Table } from '../../plan/spreadsheet/Table.ts';
import { latestOfDay } from '../written/latestOfDay.ts';
import { MOST_AREA_HA } from '../written/SprayForm.ts';
import {
  isInAll,
  mostPerHa,
  perHaOfLine,
  type SprayedGround,
  type SprayLine,
  type SprayUnit,
} from '../written/sprayLines.ts';
import { writtenRecord, type WrittenSpray } from '../written/writtenRecord.ts';
import { soldName } from '../../plan/planning/asSold.ts';
import { readDays, type DayOrder } from './readDay.ts';
import { stableId } from './stableId.ts';

/** What a row of a sheet, or several of one record, become. */
export interface SheetSpray {
  /** In the sheet, whose first row is 1. */
  readonly rows: readonly number[];
  /** The same for the same spray, whenever and wherever its sheet is read. */
  readonly id: string;
  /** Null while anything of it is a problem. */
  readonly record: SprayRecord | null;
  readonly problems: readonly RowProblem[];
  readonly readAs: readonly Meaning[];
}

export interface SheetContext extends RowContext {
  /** Null: nobody says, and a day that is one in both orders is a problem. */
  readonly dayOrder: DayOrder | null;
  readonly nowMs: number;
  readonly catalogueVersion: string;
  readonly country: LabelCountry | null;
}

function whenOf(reading: Reading, { dayOrder, nowMs }: SheetContext) {
  const { cells, headings, problems } = reading;
  const at = onlyFilled(reading, columnsUsedAs(reading, 'day'));
  if (at === 'twice') return null;
  if (at === null) {
    problems.push({ code: 'noDay' });
    return null;
  }
  const [day, other] = readDays(cells[at] ?? null, dayOrder);
  const when = day === undefined || other !== undefined ? null : latestOfDay(day, nowMs);
  if (when === null) {
    const code = other === undefined ? 'day' : 'dayUnclear';
    problems.push({ code, heading: headings[at] ?? '', text: textOf(cells[at]) });
  }
  return when;
}

function areaOf(reading: Reading, paddockAreaHa: number | null): number | null {
  const stated = statedFigure(reading, 'area', 'ha');
  const areaHa = stated === undefined ? paddockAreaHa : stated;
  if (areaHa === null || (areaHa > 0 && areaHa <= MOST_AREA_HA)) return areaHa;
  const [at = -1] = columnsUsedAs(reading, 'area').filter(
    (one) => textOf(reading.cells[one]) !== '',
  );
  const { headings, cells, problems } = reading;
  problems.push({ code: 'beyond', heading: headings[at] ?? '', text: textOf(cells[at]) });
  return null;
}

/** Units of an amount over all of the ground, as a column of units says them, with how they are kept. */
const IN_ALL: Readonly<
  Record<string, readonly [written: 'kg' | 'g' | 'L' | 'mL', kept: 'kg' | 'L']>
> = {
  kg: ['kg', 'kg'],
  g: ['g', 'kg'],
  l: ['L', 'L'],
  ml: ['mL', 'L'],
};

interface Amount {
  readonly value: number;
  readonly unit: SprayUnit;
}

/** How an amount is written, and how it is kept. */
type WrittenIn = readonly [written: UnitId, kept: SprayUnit];

/** What a column of units says: an amount in all, or one that a plan has too; null: neither. */
function writtenIn(text: string, isImperial: boolean): WrittenIn | null {
  const unit = amountUnitOf(text, isImperial);
  const kept = unit && storedAmountUnit(unit);
  return IN_ALL[text.trim().toLowerCase()] ?? (unit && kept && [unit, kept]);
}

/** The unit of a column of amounts: its own, or that of the column of units. */
function unitOf(reading: Reading, at: number): WrittenIn | null {
  const use = reading.context.uses[at];
  if (use?.is === 'used') return [use.unit, use.unit];
  if (use?.is !== 'amount') return null;
  const kept = use.unit === null ? null : storedAmountUnit(use.unit);
  return use.unit === null || kept === null
    ? unitBeside(reading, at, (text) => writtenIn(text, reading.context.isImperial))
    : [use.unit, kept];
}

/** The amount in a column; null where it cannot be read, which is a problem. */
function amountAt(reading: Reading, at: number): Amount | null {
  const units = unitOf(reading, at);
  if (units === null) return null;
  const [unit, kept] = units;
  const value = figureAt(reading, at, { unit, storedUnit: kept });
  return value === null ? null : { value, unit: kept };
}

/** The line of a product with the one amount that stands behind it. */
function lineOf(
  reading: Reading,
  product: Product,
  columns: readonly number[],
  ground: SprayedGround,
): SprayLine | null {
  const at = onlyFilled(reading, columns);
  if (at === 'twice') return null;
  const amount = at === null ? null : amountAt(reading, at);
  if (at === null || amount?.value === 0) {
    reading.problems.push({ code: 'noAmount', product: product.name });
    return null;
  }
  const line = amount && { product, ...amount };
  return line !== null && isPossible(reading, line, at, ground) ? line : null;
}

/** Whether a hectare can have had so much; what it cannot, or what lacks its area, is a problem. */
function isPossible(
  { problems, headings, cells }: Reading,
  line: SprayLine,
  at: number,
  ground: SprayedGround,
): boolean {
  if (!isInAll(line.unit) && ground.areaHa === null) {
    // Once its paddock is found, so may be its area.
    if (problems.every(({ code }) => code !== 'unknownPaddock')) {
      problems.push({ code: 'needsArea', product: line.product.name });
    }
    return false;
  }
  const perHa = perHaOfLine(line, ground);
  const isBeyond = perHa === null ? !isInAll(line.unit) : perHa.value > mostPerHa(perHa.unit);
  if (isBeyond) {
    problems.push({ code: 'beyond', heading: headings[at] ?? '', text: textOf(cells[at]) });
  }
  return !isBeyond;
}

function linesOf(reading: Reading, ground: SprayedGround): readonly SprayLine[] {
  const { context, problems } = reading;
  const seen = new Set<string>();
  return calledProducts(reading).flatMap(({ product: found, soldAs, behind }) => {
    const product = soldAs === null ? found : { ...found, name: soldName(soldAs, found.name) };
    if (seen.has(product.id)) problems.push({ code: 'productTwice', product: product.name });
    seen.add(product.id);
    const amounts = behind.filter((at) => {
      const is = context.uses[at]?.is;
      return is === 'amount' || is === 'used';
    });
    return lineOf(reading, product, amounts, ground) ?? [];
  });
}

const wordsUnder = (reading: Reading, is: 'operator' | 'notes' | 'name'): string | null =>
  textUsedAs(reading, is) || null;

/** What the words of a row say besides the spray. */
function moreOf(reading: Reading): Pick<WrittenSpray, 'operator' | 'more'> {
  const [notes, name] = [wordsUnder(reading, 'notes'), wordsUnder(reading, 'name')];
  return {
    operator: wordsUnder(reading, 'operator')?.slice(0, typedFields.operator.longest) ?? null,
    more: {
      ...(notes !== null && { notes }),
      ...(name !== null && { name: cutName(name, LONGEST_MIX_NAME) }),
    },
  };
}

function sprayOfRow(
  { number, cells }: Table['rows'][number],
  headings: readonly string[],
  context: SheetContext,
): SheetSpray {
  const reading = readingOf(cells, headings, context);
  const when = whenOf(reading, context);
  const paddock = paddockOf(reading);
  const ground = {
    areaHa: areaOf(reading, paddock?.areaHa ?? null),
    applicationRateLPerHa: statedFigure(reading, 'applicationRate', 'L/ha') ?? null,
  };
  const lines = linesOf(reading, ground);
  const said = moreOf(reading);
  const { problems, readAs } = reading;
  const record =
    problems.length > 0 || when === null
      ? null
      : writtenRecord({ ...ground, ...said, where: placeOf(paddock), when, lines }, context);
  return { rows: [number], id: record === null ? '' : stableId(record), record, problems, readAs };
}

const placeOf = (paddock: ReturnType<typeof paddockOf>): WrittenSpray['where'] => ({
  paddockId: paddock?.id ?? null,
  location: paddock?.name ?? null,
  landUse: paddock?.landUse ?? null,
});

/** Two rows that are alike are two sprays, each with an id of its own. */
function toldApart(sprays: readonly SheetSpray[]): readonly SheetSpray[] {
  const seen = new Map<string, number>();
  return sprays.map((spray) => {
    const count = (seen.get(spray.id) ?? 0) + 1;
    seen.set(spray.id, count);
    return count === 1 || spray.id === '' ? spray : { ...spray, id: `${spray.id}-${count}` };
  });
}

/** What each row of a sheet of sprays would become. Reading a sheet writes nothing. */
export const sheetSprays = (table: Table, context: SheetContext): readonly SheetSpray[] =>
  toldApart(table.rows.map((row) => sprayOfRow(row, table.headings, context)));
