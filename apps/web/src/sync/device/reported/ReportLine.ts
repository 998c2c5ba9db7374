import {
  localDay,
  recordKind,
  reportedRecord,
  takenProducts,
  type ReportedRecord,
  type TakenProduct,
} from '@mix/documents';
import { isShown, type DocumentOwner, type EntryKey, type StoredEntry } from '../StoredEntry.ts';

/** What lists and sums of many records, and the book of the shed, need of one. */
export interface ReportLine {
  readonly id: string;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly value: ReportedRecord;
  readonly taken: readonly TakenProduct[];
}

/** The line of a record; null where it is not shown, or this version cannot read it. */
export function lineOf(entry: StoredEntry): ReportLine | null {
  const record = isShown(entry) ? recordKind.parse(entry.fields) : null;
  if (record === null) return null;
  return {
    id: entry.id,
    createdAtMs: entry.createdAt.getTime(),
    updatedAtMs: entry.updatedAt.getTime(),
    value: reportedRecord(record),
    taken: takenProducts(record),
  };
}

/**
 * Lines stand among the entries under an owner of their own, which is no uid: a version of the app
 * that knows nothing of them never reads them, and the database keeps its version.
 */
export const linesOwner = (owner: DocumentOwner): DocumentOwner => `#${owner}`;

/** The owner of the lines before the head's day: what is looked at first is read without them. */
export const earlierOwner = (owner: DocumentOwner): DocumentOwner => `${linesOwner(owner)}/#`;

/** Whether an entry is a record, of which there is a line. */
export const isRecord = ({ owner, collection }: EntryKey): boolean =>
  collection === 'records' && !owner.startsWith('#');

const keyOf = (linesOf: DocumentOwner, id: string): EntryKey => {
  return { owner: linesOf, collection: 'records', id };
};

/** An entry of the device alone: never shown, never sent. */
export const entryOf = (key: EntryKey, fields: StoredEntry['fields']): StoredEntry => ({
  ...key,
  fields,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  place: 'device',
  revision: '',
  removed: false,
  refusal: null,
});

/** Parts of the lines: so few that all are read at once, so many that one record changes little. */
const PARTS = 32;

/** Every part there may be. */
export const partIds: readonly string[] = Array.from({ length: PARTS }, (_, place) => `${place}`);

/** The part a record's line is in, for good. */
export function partOf(recordId: string): string {
  let sum = 0;
  for (const letter of recordId) sum = (sum * 31 + letter.charCodeAt(0)) % PARTS;
  return `${sum}`;
}

/** The key of a part's lines whose work ended on the head's day or later. */
export const partKey = (owner: DocumentOwner, part: string): EntryKey =>
  keyOf(linesOwner(owner), part);

/** The key of a part's lines whose work ended before that day. */
export const earlierKey = (owner: DocumentOwner, part: string): EntryKey =>
  keyOf(earlierOwner(owner), part);

/** Whether work ended on a day or later, by the clock of its location. */
export const isSince = ({ value }: ReportLine, day: string): boolean =>
  localDay(value.endedAt) >= day;

/** A part as it is kept: one text, since a browser reads that faster than a thousand objects. */
export const partEntry = (key: EntryKey, lines: readonly ReportLine[]): StoredEntry | null =>
  lines.length === 0 ? null : entryOf(key, { lines: JSON.stringify(lines) });

/** The lines of a part. Only those that this very version wrote are asked for: see `LinesHead`. */
export function linesIn(part: StoredEntry | undefined): readonly ReportLine[] {
  const text = part?.fields['lines'];
  return typeof text === 'string' ? (JSON.parse(text) as readonly ReportLine[]) : [];
}

/** What is known of the lines of an owner. */
export interface LinesHead {
  /** The version of the app that makes them: another one makes them anew. */
  readonly madeBy: string;
  /** Null: there is a line of every record. Else records that changed while lines are being made. */
  readonly changed: readonly string[] | null;
  /** The day, `YYYY-MM-DD`, whose lines and later ones stand apart from those before. */
  readonly since: string;
}

const HEAD = 'head';

export const headKey = (owner: DocumentOwner): EntryKey => keyOf(linesOwner(owner), HEAD);

export const headEntry = (
  owner: DocumentOwner,
  { madeBy, changed, since }: LinesHead,
): StoredEntry => entryOf(headKey(owner), { madeBy, changed, since });

/** Null: nobody began to make lines. */
export function headOf(entry: StoredEntry | undefined): LinesHead | null {
  const { madeBy, changed, since } = entry?.fields ?? {};
  if (typeof madeBy !== 'string') return null;
  return {
    madeBy,
    changed: Array.isArray(changed) ? changed.map(String) : null,
    // A version of the app that kept all lines together wrote no day. Its `madeBy` is another one,
    // so that the lines are made anew.
    since: typeof since === 'string' ? since : '',
  };
}

export const isHead = ({ id }: EntryKey): boolean => id === HEAD;
