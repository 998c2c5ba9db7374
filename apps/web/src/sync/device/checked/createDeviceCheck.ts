import { DeviceStorageError } from '../DeviceStorageError.ts';
import type { EntryDatabase, EntryPlace } from '../EntryDatabase.ts';
import type { LinesCheck } from '../reported/createReportLines.ts';
import { isRecord, lineOf } from '../reported/ReportLine.ts';
import type { DocumentOwner, StoredEntry } from '../StoredEntry.ts';
import {
  nameOfPlace,
  noteEntry,
  noteKey,
  noteOf,
  placeOfName,
  type CheckNote,
} from './CheckNote.ts';
import { isUnreadable, type Readers } from './isUnreadable.ts';
import { withFound } from './withCheckNote.ts';

interface DeviceCheckOptions {
  readonly entries: EntryDatabase;
  readonly readers: Readers;
  readonly owner: () => DocumentOwner;
  /** As in `withCheckNote`. */
  readonly by: string;
  readonly lines: {
    /** Whether there is a line of every record, as this version keeps them today. */
    readonly areKept: () => Promise<boolean>;
    /** Compares the lines with the records behind a place, or makes them. */
    readonly startCheck: (
      after: EntryPlace | null,
      pause: () => Promise<void>,
    ) => Promise<LinesCheck>;
  };
  /** Waits until nobody needs the page: before every turn. */
  readonly pause: () => Promise<void>;
  /** A clock that does not jump, ms. */
  readonly now: () => number;
}

/** How long a turn looks at documents: with the browser's reading of them a turn takes 5 ms. */
const LOOKING_MS = 3;
/** Documents read in the first turn; the others read as many as the clock allows. */
const FIRST_COUNT = 2;
const MOST_AT_ONCE = 50;
/** After so many documents the check notes how far it came: that is a write to the disk. */
const NOTE_EVERY = 200;

/** What the check found of an owner's documents. */
interface Checked {
  /** Whether there are any. */
  readonly isAny: boolean;
  /** How many of them this version cannot read. */
  readonly unreadable: number;
}

/**
 * Looks once at all documents, for every version of the app: which of them cannot be read, and
 * whether every record has its line. It goes on where the check of the start before stopped.
 * @returns the check, which runs in turns of a few milliseconds; null where another owner took over
 *   meanwhile
 */
export function createDeviceCheck(options: DeviceCheckOptions): () => Promise<Checked | null> {
  const { entries, readers, owner, by, lines, pause, now } = options;

  /** The note of this version, which changes keep right from now on. A full device has none. */
  const begin = async (of: DocumentOwner): Promise<CheckNote> => {
    const fresh: CheckNote = { by, upTo: null, isDone: false, unreadable: [] };
    const areKept = await lines.areKept();
    let note = fresh;
    await orWithoutRoom(
      entries.change([
        {
          key: noteKey(of),
          decide: (entry) => {
            const found = noteOf(entry);
            note = found?.by === by && areKept ? found : fresh;
            return note === found ? undefined : noteEntry(of, note);
          },
        },
      ]),
    );
    return note;
  };

  /** Notes how far the check came; what was unreadable is looked at again in that very step. */
  const keep = async (
    of: DocumentOwner,
    seen: CheckNote,
    found: readonly string[],
  ): Promise<CheckNote> => {
    let note = seen;
    const again = new Map<string, boolean>();
    await orWithoutRoom(
      entries.change([
        ...found.map((name) => ({
          key: { owner: of, ...placeOfName(name) },
          decide: (entry: StoredEntry | undefined) => {
            again.set(name, entry !== undefined && isUnreadable(readers, entry));
            return undefined;
          },
        })),
        {
          key: noteKey(of),
          decide: (entry) => {
            const held = noteOf(entry);
            note = { ...seen, unreadable: withFound((held ?? seen).unreadable, again) };
            // The note of another version stays; without a note the next start begins anew.
            return held?.by === by ? noteEntry(of, note) : undefined;
          },
        },
      ]),
    );
    return note;
  };

  /**
   * Looks at as many documents as there is time for.
   * @returns how many were seen, and how many to read the next time
   */
  const look = (piece: readonly StoredEntry[], lookAt: (entry: StoredEntry) => void) => {
    const began = now();
    let seen = 0;
    let eachMs = 0;
    for (const entry of piece) {
      if (seen > 0 && (seen + 1) * eachMs > LOOKING_MS) break;
      lookAt(entry);
      seen += 1;
      eachMs = (now() - began) / seen;
    }
    const fitting = eachMs === 0 ? MOST_AT_ONCE : Math.floor(LOOKING_MS / eachMs);
    return { seen, next: Math.max(1, Math.min(fitting, 2 * seen, MOST_AT_ONCE)) };
  };

  const goOn = async (of: DocumentOwner, from: CheckNote): Promise<CheckNote | null> => {
    // No record goes by any more to compare the lines with: they would be read for nothing.
    if (from.isDone) return from;
    const checking = await lines.startCheck(from.upTo, pause);
    let note = from;
    let found: string[] = [];
    let sinceNoted = 0;
    let count = FIRST_COUNT;
    const lookAt = (entry: StoredEntry): void => {
      const line = isRecord(entry) ? lineOf(entry) : null;
      if (isRecord(entry)) checking.look(entry.id, line);
      if (line === null && isUnreadable(readers, entry)) found.push(nameOfPlace(entry));
    };
    while (!note.isDone) {
      await pause();
      if (of !== owner()) return null;
      const piece = await entries.slice(of, note.upTo, count);
      const { seen, next } = look(piece, lookAt);
      const last = piece[seen - 1];
      note = {
        ...note,
        upTo: last ?? note.upTo,
        isDone: piece.length < count && seen === piece.length,
      };
      count = next;
      sinceNoted += seen;
      if (!note.isDone && sinceNoted < NOTE_EVERY) continue;
      await checking.mend(note.isDone ? null : note.upTo);
      note = await keep(of, note, found);
      found = [];
      sinceNoted = 0;
    }
    return note;
  };

  return async () => {
    const of = owner();
    if ((await entries.slice(of, null, 1)).length === 0) return { isAny: false, unreadable: 0 };
    const note = await goOn(of, await begin(of));
    return note === null ? null : { isAny: true, unreadable: note.unreadable.length };
  };
}

/** What a device without room does not keep is looked at again at the next start. */
async function orWithoutRoom(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof DeviceStorageError)) throw error;
  }
}
