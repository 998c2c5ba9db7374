import { DeviceStorageError } from '../DeviceStorageError.ts';
import type { EntryPlace } from '../EntryDatabase.ts';
import type { DocumentOwner, EntryKey } from '../StoredEntry.ts';
import {
  earlierKey,
  headEntry,
  headKey,
  headOf,
  isHead,
  isRecord,
  isSince,
  lineOf,
  linesIn,
  linesOwner,
  partEntry,
  partIds,
  partKey,
  partOf,
  type LinesHead,
  type ReportLine,
} from './ReportLine.ts';
import type { LinedEntries } from './withReportLines.ts';

interface ReportLinesOptions {
  readonly entries: LinedEntries;
  readonly owner: () => DocumentOwner;
  /** As in `withReportLines`. */
  readonly madeBy: string;
  /** The day, `YYYY-MM-DD`, from which work is looked at first. */
  readonly since: () => string;
  /**
   * Called with the lines of all records of the present owner, at every change of one; before that,
   * once, with those of work that ended on the day `since` or later.
   */
  readonly publish: (lines: readonly ReportLine[], since: string | null) => void;
  /** Waits until nobody needs the processor. */
  readonly untilIdle: () => Promise<void>;
  /** Called before all records are read one by one, which takes its time. */
  readonly onMaking: () => void;
}

type Lines = Map<string, ReportLine>;

/** Looks at records that go by in the order of their places. */
export interface LinesCheck {
  /** @param line what the record's line is to be; null where it has none */
  readonly look: (id: string, line: ReportLine | null) => void;
  /**
   * Corrects the kept lines as far as records were looked at.
   * @param upTo the last place that went by; null: there are no more
   */
  readonly mend: (upTo: EntryPlace | null) => Promise<void>;
}

const NO_CHECK: LinesCheck = { look: () => undefined, mend: () => Promise.resolve() };

/** Whether a record's place comes before another one, or is that one. */
const isUpTo = (id: string, place: EntryPlace | null): boolean =>
  place !== null &&
  (place.collection === 'records' ? id <= place.id : place.collection > 'records');

interface KeptFirst {
  readonly lines: readonly ReportLine[];
  readonly since: string;
}

/** Halves read at once: one frame of a slow phone, at five thousand records. */
const HALVES_AT_ONCE = 2;

const linesById = (lines: readonly ReportLine[]): Lines =>
  new Map(lines.map((line) => [line.id, line]));

/** The newest change first, as every collection. */
const byNewest = (a: ReportLine, b: ReportLine): number =>
  a.updatedAtMs === b.updatedAtMs ? a.id.localeCompare(b.id) : b.updatedAtMs - a.updatedAtMs;

/**
 * Whether the device kept a change. One without room shows its records all the same; it makes their
 * lines each time.
 */
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
  const { entries, owner, madeBy, since, publish, untilIdle, onMaking } = options;
  let lines: Lines | null = null;
  let reading: Promise<void> | null = null;
  let readFor = owner();
  /** Records that changed while lines were read. */
  const meanwhile = new Set<string>();

  const recordKey = (of: DocumentOwner, id: string): EntryKey => {
    return { owner: of, collection: 'records', id };
  };

  const isWhole = (head: LinesHead | null): head is LinesHead =>
    head?.madeBy === madeBy && head.changed === null;

  /** The lines looked at first; null where there is not a line of every record, made by this version. */
  const keptFirst = async (of: DocumentOwner): Promise<KeptFirst | null> => {
    const found = await entries.list(linesOwner(of), 'records');
    const head = headOf(found.find(isHead));
    if (!isWhole(head)) return null;
    return { lines: found.filter((entry) => !isHead(entry)).flatMap(linesIn), since: head.since };
  };

  /**
   * Reads halves of parts, a few at a time, so that no tap waits for them; null where the lines
   * went meanwhile.
   */
  const keptHalves = async (
    of: DocumentOwner,
    keys: readonly EntryKey[],
    pause: () => Promise<void>,
  ): Promise<readonly ReportLine[] | null> => {
    const halves: ReportLine[] = [];
    for (let from = 0; from < keys.length; from += HALVES_AT_ONCE) {
      await pause();
      const some = keys.slice(from, from + HALVES_AT_ONCE);
      const [head, ...found] = await entries.get([headKey(of), ...some]);
      if (!isWhole(headOf(head))) return null;
      halves.push(...found.flatMap(linesIn));
    }
    return halves;
  };

  /**
   * Whether there is a line of every record, split at today's `since`: in another season another
   * two seasons are looked at first.
   */
  const areKept = async (of: DocumentOwner): Promise<boolean> => {
    const head = headOf((await entries.get([headKey(of)]))[0]);
    return isWhole(head) && head.since === since();
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
   * Notes in the head what changes from now on, here or in another tab.
   * @returns whether the device kept the head
   */
  const beginMaking = (of: DocumentOwner): Promise<boolean> => {
    const day = since();
    return isDone(
      entries.change([
        {
          key: headKey(of),
          decide: (entry) => {
            const head = headOf(entry);
            const isBegun = head?.changed !== null || head.since === day;
            return head?.madeBy === madeBy && isBegun
              ? undefined
              : headEntry(of, { madeBy, changed: [], since: day });
          },
        },
      ]),
    );
  };

  /**
   * Keeps the lines that were made. Records that changed meanwhile are read again, until none is
   * left in the step that keeps the lines.
   */
  const finishMaking = async (of: DocumentOwner, made: Lines): Promise<void> => {
    let looked = 0;
    for (;;) {
      const open = await keep(of, made, looked);
      if (open.length === 0) return;
      looked += open.length;
      await takeIn(of, [...new Set(open)], made);
    }
  };

  /** Makes a line of every record, and keeps them where the device takes them. */
  const make = async (of: DocumentOwner): Promise<Lines> => {
    const begun = await beginMaking(of);
    const made: Lines = new Map();
    await entries.eachSlice(of, 'records', (slice, isFirst) => {
      if (isFirst) made.clear();
      for (const entry of slice) {
        const line = lineOf(entry);
        if (line !== null) made.set(entry.id, line);
      }
    });
    if (begun) await finishMaking(of, made);
    return made;
  };

  /**
   * Keeps the lines as those of all records; where some changed since, returns their ids instead.
   */
  const keep = async (
    of: DocumentOwner,
    made: Lines,
    looked: number,
  ): Promise<readonly string[]> => {
    let open: readonly string[] = [];
    let isKept = false;
    const byPart = new Map<string, ReportLine[]>(partIds.map((part) => [part, []]));
    for (const line of made.values()) byPart.get(partOf(line.id))?.push(line);
    let day = '';
    const half = (key: EntryKey, ofPart: readonly ReportLine[], isEarlier: boolean) => ({
      key,
      decide: () =>
        isKept
          ? partEntry(
              key,
              ofPart.filter((line) => isSince(line, day) !== isEarlier),
            )
          : undefined,
    });
    const keeping = entries.change([
      {
        key: headKey(of),
        decide: (entry) => {
          const head = headOf(entry);
          // Not so where another tab was quicker, or another version or person is at work here.
          const isOurs = head?.madeBy === madeBy && head.changed !== null;
          open = isOurs ? head.changed.slice(looked) : [];
          isKept = isOurs && open.length === 0;
          day = head?.since ?? '';
          return isKept ? headEntry(of, { madeBy, changed: null, since: day }) : undefined;
        },
      },
      ...[...byPart].flatMap(([part, ofPart]) => [
        half(partKey(of, part), ofPart, false),
        half(earlierKey(of, part), ofPart, true),
      ]),
    ]);
    return (await isDone(keeping)) ? open : [];
  };

  const tell = (): void => {
    if (lines !== null) publish([...lines.values()].sort(byNewest), null);
  };

  /** Shows the lines looked at first, then reads the others; null where they are not all kept. */
  const readKept = async (of: DocumentOwner): Promise<Lines | null> => {
    const first = await keptFirst(of);
    if (first === null || of !== owner()) return null;
    publish(first.lines.toSorted(byNewest), first.since);
    const keys = partIds.map((part) => earlierKey(of, part));
    const earlier = await keptHalves(of, keys, untilIdle);
    return earlier === null ? null : linesById([...first.lines, ...earlier]);
  };

  const read = async (isMade: boolean): Promise<void> => {
    const of = owner();
    let found = await readKept(of);
    if (found === null) {
      if (of !== owner()) return;
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

  /** Another owner took over: lines of the owner before are never shown to the next. */
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

  const comparison = (
    of: DocumentOwner,
    found: ReadonlyMap<string, ReportLine>,
    after: EntryPlace | null,
  ): LinesCheck => {
    const others = new Set([...found.keys()].filter((id) => !isUpTo(id, after)));
    const differing = new Set<string>();
    return {
      look: (id, line) => {
        others.delete(id);
        if (JSON.stringify(line) !== JSON.stringify(found.get(id) ?? null)) differing.add(id);
      },
      mend: async (upTo) => {
        for (const id of others) if (upTo === null || isUpTo(id, upTo)) differing.add(id);
        const keys = [...differing].map((id) => recordKey(of, id));
        differing.clear();
        if (keys.length === 0) return;
        await entries.lineAnew(keys);
        await refresh(keys);
      },
    };
  };

  const making = (of: DocumentOwner): LinesCheck => {
    const made: Lines = new Map();
    return {
      look: (id, line) => {
        if (line !== null) made.set(id, line);
      },
      mend: async (upTo) => {
        if (upTo === null) await finishMaking(of, made);
      },
    };
  };

  return {
    /** Reads and shows the lines that are kept; those that are to be made first wait for `show`. */
    showKept: () => showOnce(false),
    /**
     * Reads and shows the lines, makes them where none are kept; a second call waits for the same.
     */
    show: async (): Promise<void> => {
      await showOnce(true);
      await showOnce(true);
    },
    /** Some records changed, here or in another tab. */
    refresh,
    /** Resolves when what is being read is shown; at once where nothing is. */
    untilRead: async (): Promise<void> => {
      await reading?.catch(() => undefined);
    },
    /** Another tab, which may be of a version that knows nothing of lines, changed some records. */
    follow: async (keys: readonly EntryKey[]): Promise<void> => {
      await entries.lineAnew(keys.filter(isRecord));
      await refresh(keys);
    },
    areKept: () => areKept(owner()),
    /**
     * Compares the kept lines with the records themselves as they go by in the order of their
     * places, and mends what differs: a version of the app that knew nothing of lines may have been
     * at work. Where no lines of this version and season are kept, they are made of the records
     * that go by.
     * @param after the last place that went by at a start before
     * @param pause waits before each turn
     */
    startCheck: async (
      after: EntryPlace | null,
      pause: () => Promise<void>,
    ): Promise<LinesCheck> => {
      const of = owner();
      const keys = partIds.flatMap((part) => [partKey(of, part), earlierKey(of, part)]);
      const found = (await areKept(of)) ? await keptHalves(of, keys, pause) : null;
      if (found !== null) return comparison(of, linesById(found), after);
      // A part of the records is not enough to make lines: the next start looks at all records.
      return after === null && (await beginMaking(of)) ? making(of) : NO_CHECK;
    },
  };
}
