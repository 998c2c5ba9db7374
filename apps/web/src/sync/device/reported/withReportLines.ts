import { DeviceStorageError } from '../DeviceStorageError.ts';
import type { EntryChange, EntryDatabase } from '../EntryDatabase.ts';
import type { DocumentOwner, EntryKey, StoredEntry } from '../StoredEntry.ts';
import {
  earlierKey,
  headEntry,
  headKey,
  headOf,
  isRecord,
  isSince,
  lineOf,
  linesIn,
  partEntry,
  partIds,
  partKey,
  partOf,
} from './ReportLine.ts';

/** Takes all lines of an owner away. */
const dropLines = (owner: DocumentOwner): readonly EntryChange[] =>
  [
    headKey(owner),
    ...partIds.flatMap((part) => [partKey(owner, part), earlierKey(owner, part)]),
  ].map((key) => ({ key, decide: () => null }));

export interface LinedEntries extends EntryDatabase {
  /** Makes the lines of some records anew, from what is kept of them in that very step. */
  readonly lineAnew: (keys: readonly EntryKey[]) => Promise<void>;
}

/** What records became in the steps before; one that no step changed is not in it. */
type Became = ReadonlyMap<string, StoredEntry | null>;

const nameOf = ({ owner, id }: EntryKey): string => `${owner} ${id}`;

/**
 * Keeps a line of every record beside the records: in the step that changes a record its line follows,
 * so that both are on the disk or neither is.
 * @param madeBy this version of the app: lines of another one are given up at the first change
 */
export function withReportLines(entries: EntryDatabase, madeBy: string): LinedEntries {
  /** The changes by which the lines of one owner follow the changes of some records. */
  const linesFollow = (
    owner: DocumentOwner,
    ids: readonly string[],
    became: Became,
  ): readonly EntryChange[] => {
    let isWhole = false;
    let since = '';
    const followHead: EntryChange = {
      key: headKey(owner),
      decide: (entry) => {
        const head = headOf(entry);
        isWhole = head?.madeBy === madeBy && head.changed === null;
        if (head === null) return undefined;
        since = head.since;
        if (isWhole) return undefined;
        if (head.madeBy !== madeBy) return null;
        return headEntry(owner, { ...head, changed: [...(head.changed ?? []), ...ids] });
      },
    };
    /**
     * Changes one half of a part. A line whose day was changed, and that belongs to the other half
     * since, goes from this one.
     */
    const followHalf = (part: string, key: EntryKey, isEarlier: boolean): EntryChange => {
      const ofPart = ids.filter((id) => partOf(id) === part);
      return {
        key,
        decide: (entry) => {
          if (!isWhole) return undefined;
          const lines = new Map(linesIn(entry).map((line) => [line.id, line]));
          for (const id of ofPart) {
            const record = became.get(nameOf({ owner, collection: 'records', id }));
            if (record === undefined) continue;
            const line = record === null ? null : lineOf(record);
            if (line === null || isSince(line, since) === isEarlier) lines.delete(id);
            else lines.set(id, line);
          }
          const next = partEntry(key, [...lines.values()]);
          return next?.fields['lines'] === entry?.fields['lines'] ? undefined : next;
        },
      };
    };
    const followPart = (part: string): readonly EntryChange[] => [
      followHalf(part, partKey(owner, part), false),
      followHalf(part, earlierKey(owner, part), true),
    ];
    return [followHead, ...[...new Set(ids.map(partOf))].flatMap(followPart)];
  };

  const change = async (
    changes: readonly EntryChange[],
    toLine: (change: EntryChange, became: Map<string, StoredEntry | null>) => EntryChange,
  ): Promise<void> => {
    const became = new Map<string, StoredEntry | null>();
    const records = changes.map(({ key }) => key).filter(isRecord);
    const owners = [...new Set(records.map(({ owner }) => owner))];
    try {
      await entries.change([
        ...changes.map((one) => (isRecord(one.key) ? toLine(one, became) : one)),
        ...owners.flatMap((owner) => {
          const ids = records.filter((key) => key.owner === owner).map(({ id }) => id);
          return linesFollow(owner, ids, became);
        }),
      ]);
    } catch (error) {
      if (owners.length === 0 || !(error instanceof DeviceStorageError) || error.code !== 'full') {
        throw error;
      }
      // A record is worth more than all lines, and these make room for it.
      await entries.change([...owners.flatMap(dropLines), ...changes]);
    }
  };

  return {
    ...entries,
    change: (changes) =>
      change(changes, ({ key, decide }, became) => ({
        key,
        decide: (old) => {
          const entry = decide(old);
          if (entry !== undefined) became.set(nameOf(key), entry);
          return entry;
        },
      })),
    lineAnew: async (keys) => {
      if (keys.length === 0) return;
      await change(
        keys.map((key) => ({ key, decide: () => undefined })),
        ({ key }, became) => ({
          key,
          decide: (old) => {
            became.set(nameOf(key), old ?? null);
            return undefined;
          },
        }),
      );
    },
  };
}
