import { failure, success, type Result } from '@mix/engine';
import type { ColumnValue, Pair, ProductColumn } from '../own/productColumns.ts';
import type { ProductFaultCode } from '../own/rowFaults.ts';

type Read = Result<ColumnValue, ProductFaultCode>;

/** Most characters of a figure, more than any fact has; a longer text is no figure. */
const LONGEST_FIGURE = 40;

/** A figure of a file: digits and the one decimal sign of the file, nothing else. */
function fileNumber(text: string, decimal: '.' | ','): number | null {
  const plain = text.trim().replace(/^\u2212/, '-');
  const shape = decimal === ',' ? /^-?\d+(?:,\d+)?$/ : /^-?\d+(?:\.\d+)?$/;
  if (plain.length > LONGEST_FIGURE || !shape.test(plain)) return null;
  return Number(plain.replace(',', '.'));
}

const isEmpty = (cell: unknown): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

function readFigure(cell: unknown, decimal: '.' | ','): Read {
  const value = typeof cell === 'string' ? fileNumber(cell, decimal) : cell;
  return typeof value === 'number' && Number.isFinite(value)
    ? success(value)
    : failure('notANumber');
}

function readChoice(cell: unknown, choices: readonly string[]): Read {
  const text = typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : null;
  const same = (choice: string) => choice.toLowerCase() === text?.toLowerCase();
  // Some units differ in upper and lower case alone: the exact match goes first.
  const found = choices.find((choice) => choice === text) ?? choices.find(same);
  return found === undefined ? failure('notAChoice') : success(found);
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

function readFlag(cell: unknown): Read {
  if (typeof cell === 'boolean') return success(cell);
  const flag = typeof cell === 'string' ? FLAGS.get(cell.trim().toLowerCase()) : undefined;
  return flag === undefined ? failure('notAChoice') : success(flag);
}

function readTexts(cell: unknown): Read {
  if (Array.isArray(cell)) {
    return cell.every((entry) => typeof entry === 'string') ? success(cell) : failure('notText');
  }
  if (typeof cell !== 'string') return failure('notText');
  const entries = cell.split('\n').map((entry) => entry.trim());
  return success(entries.filter((entry) => entry !== ''));
}

function readPair(entry: unknown, decimal: '.' | ','): Pair | null {
  const parts: readonly unknown[] =
    typeof entry === 'string'
      ? entry.split(':').map((part) => fileNumber(part, decimal))
      : Array.isArray(entry)
        ? entry
        : [];
  const [at, value, ...more] = parts;
  const isPair = Number.isFinite(at) && Number.isFinite(value) && more.length === 0;
  return isPair ? [at as number, value as number] : null;
}

/** Most entries that are looked at; a list that is longer is refused by its length. */
const MOST_ENTRIES = 200;

function readPairs(cell: unknown, decimal: '.' | ','): Read {
  const entries: readonly unknown[] =
    typeof cell === 'string' ? cell.split(';') : Array.isArray(cell) ? cell : [null];
  if (entries.length > MOST_ENTRIES) return failure('tooMany');
  const pairs = entries.map((entry) => readPair(entry, decimal));
  return pairs.every((pair) => pair !== null) ? success(pairs) : failure('notANumber');
}

/**
 * The value of one cell of a file for its column; an empty cell is null, or an empty list. Whether
 * the value may be so is checked with the rest of its row.
 */
export function readCell({ kind }: ProductColumn, cell: unknown, decimal: '.' | ','): Read {
  if (isEmpty(cell)) return success(kind.is === 'texts' || kind.is === 'pairs' ? [] : null);
  switch (kind.is) {
    case 'figure':
      return readFigure(cell, decimal);
    case 'choice':
      return readChoice(cell, kind.choices);
    case 'flag':
      return readFlag(cell);
    case 'texts':
      return readTexts(cell);
    case 'pairs':
      return readPairs(cell, decimal);
    case 'text':
      return typeof cell === 'string' ? success(cell.trim()) : failure('notText');
  }
}
