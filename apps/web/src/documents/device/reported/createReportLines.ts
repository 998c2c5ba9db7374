import { DeviceStorageError } from '../DeviceStorageError.ts';
import type { DocumentOwner, EntryKey, StoredEntry } from '../StoredEntry.ts';
import {
  headEntry,
  headKey,
  headOf,
  isHead,
  isRecord,
  lineOf,
  linesIn,
  linesOwner,
  partEntry,
  partIds,
  partKey,
  partOf,
  type ReportLine,
} from './ReportLine.ts';
import type { LinedEntries } from './withReportLines.ts';

interface ReportLinesOptions {
  readonly entries: LinedEntries;
  readonly owner: () => DocumentOwner;
  /** As of `withReportLines`. */
  readonly madeBy: string;
  /** Lines of all records of the present owner, at every change of one. */
  readonly publish: (lines: readonly ReportLine[]) => void;
  /** All records are to be read one by one, which takes its time. */
  readonly onMaking: () => void;
}

type Lines = Map<string, ReportLine>;

const linesById = (lines: readonly ReportLine[]): Lines =>
  new Map(lines.map((line) => [line.id, line]));

/** The newest change first, as every collection. */
const byNewest = (a: ReportLine, b: ReportLine): number =>
  a.updatedAtMs === b.updatedAtMs ? a.id.localeCompare(b.id) : b.updatedAtMs - a.updatedAtMs;

/** A device without room shows its records all the same; it makes their lines each time. */
const isDone = (change: Promise<void>): Promise<boolean> =>
  change.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DeviceStorageError) return false;
      throw error;
    },
  );

/** What the screens show of many records: read in one step where lines are kept, else made of the records. */
export function createReportLines(options: ReportLinesOptions) {
  const { entries, owner, madeBy, publish, onMaking } = options;
  let lines: Lines | null = null;
  let reading: Promise<void> | null = null;
  let readFor = owner();
  /** Records that changed while lines were read. */
  const meanwhile = new Set<string>();

  const recordKey = (of: DocumentOwner, id: string): EntryKey => {
    return { owner: of, collection: 'records', id };
  };

  /** Null where there is not a line of every record, made by this version. */
  const kept = async (of: DocumentOwner): Promise<Lines | null> => {
    const found = await entries.list(linesOwner(of), 'records');
    const head = headOf(found.find(isHead));
    if (head?.madeBy !== madeBy || head.changed !== null) return null;
    return linesById(found.filter((entry) => !isHead(entry)).flatMap(linesIn));
  };

  const takeIn = async (of: DocumentOwner, ids: readonly string[], into: Lines): Promise<void> => {
    const found = await entries.get(ids.map((id) => recordKey(of, id)));
    for (const [place, id] of ids.entries()) {
      const entry = found[place];
      const line = entry === undefined ? null : lineOf(entry);
      if (line === null) into.delete(id);
      else into.set(id, line);
    }
  };

  /**
   * Makes a line of every record, and keeps them where the device takes them. What changes on the way, here or in another tab, is
   * noted in the head and read again, until nothing is left in the step that keeps them.
   */
  const make = async (of: DocumentOwner): Promise<Lines> => {
    const begun = await isDone(
      entries.change([
        {
          key: headKey(of),
          decide: (head) =>
            headOf(head)?.madeBy === madeBy ? undefined : headEntry(of, { madeBy, changed: [] }),
        },
      ]),
    );
    const made: Lines = new Map();
    await entries.eachSlice(of, 'records', (slice, isFirst) => {
      if (isFirst) made.clear();
      for (const entry of slice) {
        const line = lineOf(entry);
        if (line !== null) made.set(entry.id, line);
      }
    });
    if (!begun) return made;
    let looked = 0;
    for (;;) {
      const open = await keep(of, made, looked);
      if (open.length === 0) return made;
      looked += open.length;
      await takeIn(of, [...new Set(open)], made);
    }
  };

  /** Keeps lines as those of all records, unless some changed since: those are given back. */
  const keep = async (
    of: DocumentOwner,
    made: Lines,
    looked: number,
  ): Promise<readonly string[]> => {
    let open: readonly string[] = [];
    let isKept = false;
    const byPart = new Map<string, ReportLine[]>(partIds.map((part) => [part, []]));
    for (const line of made.values()) byPart.get(partOf(line.id))?.push(line);
    const keeping = entries.change([
      {
        key: headKey(of),
        decide: (entry) => {
          const head = headOf(entry);
          // Another tab was quicker, or another version or the next person is at work here.
          const isOurs = head?.madeBy === madeBy && head.changed !== null;
          open = isOurs ? head.changed.slice(looked) : [];
          isKept = isOurs && open.length === 0;
          return isKept ? headEntry(of, { madeBy, changed: null }) : undefined;
        },
      },
      ...[...byPart].map(([part, ofPart]) => {
        const key = partKey(of, part);
        return { key, decide: () => (isKept ? partEntry(key, ofPart) : undefined) };
      }),
    ]);
    return (await isDone(keeping)) ? open : [];
  };

  const tell = (): void => {
    if (lines !== null) publish([...lines.values()].sort(byNewest));
  };

  const read = async (isMade: boolean): Promise<void> => {
    const of = owner();
    let found = await kept(of);
    if (found === null) {
      onMaking();
      if (!isMade) return;
      found = await make(of);
    }
    while (meanwhile.size > 0 && of === owner()) {
      const ids = [...meanwhile];
      meanwhile.clear();
      await takeIn(of, ids, found);
    }
    if (of !== owner()) return;
    lines = found;
    tell();
  };

  /** Another owner took over: what belongs to whoever was here before is never shown to the next. */
  const startAnew = (): void => {
    if (owner() === readFor) return;
    readFor = owner();
    lines = null;
    reading = null;
    meanwhile.clear();
  };

  const refresh = async (keys: readonly EntryKey[]): Promise<void> => {
    startAnew();
    const of = readFor;
    const ids = keys.filter((key) => isRecord(key) && key.owner === of).map(({ id }) => id);
    if (ids.length === 0) return;
    if (lines === null) {
      if (reading !== null) for (const id of ids) meanwhile.add(id);
      return;
    }
    const into = lines;
    await takeIn(of, ids, into);
    if (into === lines) tell();
  };

  const showOnce = async (isMade: boolean): Promise<void> => {
    startAnew();
    if (lines !== null) return;
    if (reading === null) {
      const mine = read(isMade).finally(() => {
        if (reading === mine) reading = null;
      });
      reading = mine;
    }
    await reading;
  };

  return {
    /** Reads and shows them; those that are to be made first wait for `show`. */
    showKept: () => showOnce(false),
    /** Reads and shows them; asked again, it waits for the same. */
    show: async (): Promise<void> => {
      await showOnce(true);
      await showOnce(true);
    },
    /** Some records changed, here or in another tab. */
    refresh,
    /** Another tab, which may be of a version that knows nothing of lines, changed some records. */
    follow: async (keys: readonly EntryKey[]): Promise<void> => {
      await entries.lineAnew(keys.filter(isRecord));
      await refresh(keys);
    },
    /**
     * Compares what is kept with the records themselves as they go by, and mends what differs: a
     * version of the app that knew nothing of lines may have been at work.
     * @param eachRecord reads all records of the owner
     */
    check: async <T>(
      eachRecord: (look: (entry: StoredEntry) => void) => Promise<T>,
    ): Promise<T> => {
      const of = owner();
      const found = await kept(of);
      const others = new Set(found?.keys());
      const differing = new Set<string>();
      const seen = { any: false };
      const told = await eachRecord((entry) => {
        seen.any = true;
        others.delete(entry.id);
        const line = lineOf(entry);
        if (JSON.stringify(line) !== JSON.stringify(found?.get(entry.id) ?? null)) {
          differing.add(entry.id);
        }
      });
      if (of !== owner()) return told;
      if (found === null) {
        if (seen.any && reading === null) await make(of);
        return told;
      }
      const keys = [...differing, ...others].map((id) => recordKey(of, id));
      if (keys.length > 0) {
        await entries.lineAnew(keys);
        await refresh(keys);
      }
      return told;
    },
  };
}
