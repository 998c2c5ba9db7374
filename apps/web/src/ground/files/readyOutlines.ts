import { isCalled, type Paddock, type Prescription } from '@mix/documents';
import type { FoundOutline } from '@mix/ground';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { addedPaddock } from '../paddock/addedPaddock.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { paddockArea, type PaddockArea } from '../paddockArea.ts';

/** An outline of a file as the paddock that it would become. */
export interface ReadyOutline {
  readonly id: string;
  readonly value: Paddock;
  /** The kept paddock of that name, which gets the outline; null: a new paddock. */
  readonly replaces: KeptDocument<Paddock> | null;
  readonly islandCount: number;
  /** Number of zones that come with the outline. */
  readonly zoneCount: number;
  /** The measured outline. Null, or with a crossing: it cannot be taken. */
  readonly area: PaddockArea | null;
}

export const canTake = ({ area }: ReadyOutline): boolean => area !== null && area.crossing === null;

/**
 * Makes paddocks of the outlines of a file. A kept paddock of the same name gets the outline and
 * keeps a typed area; where two outlines share a name, the second makes a new paddock.
 * @param prescriptions zones that the file has for its outlines, by their names
 */
export function readyOutlines(
  found: readonly FoundOutline[],
  kept: readonly KeptDocument<Paddock>[],
  prescriptions: ReadonlyMap<string, Prescription> = new Map(),
): readonly ReadyOutline[] {
  const inUse = kept.filter(({ value }) => !value.retired);
  const used = new Set<string>();
  const names = new Set(inUse.map(({ value }) => value.name.toLowerCase()));
  return found.map((outline, index) => {
    const name = outline.name ?? words.unnamed(index + 1);
    const prescription = prescriptions.get(name) ?? null;
    const replaces = inUse.find(({ id, value }) => !used.has(id) && isCalled(value, name)) ?? null;
    if (replaces !== null) {
      used.add(replaces.id);
      return { id: replaces.id, replaces, ...outlined(replaces.value, outline, prescription) };
    }
    const free = freeName(name, names);
    names.add(free.toLowerCase());
    const { id, value } = addedPaddock({ name: free, areaHa: null, landUse: null }, kept);
    return { id: id ?? newDocumentId(), replaces, ...outlined(value, outline, prescription) };
  });
}

/** A paddock with the outline of a file; buffers belong to the former outline and are dropped. */
function outlined(
  before: Paddock,
  { ring, leftOut }: FoundOutline,
  prescription: Prescription | null,
) {
  const value: Paddock = {
    ...before,
    outline: ring,
    leftOut: leftOut.map((outline) => ({ name: null, outline })),
    buffers: [],
    ...(prescription !== null && { prescription }),
    outlineOrigin: { how: 'file', on: dayOf(new Date()), accuracyM: null },
  };
  const area = paddockArea(value);
  return {
    value: { ...value, areaHa: value.areaHa ?? area?.netHa ?? null },
    islandCount: leftOut.length,
    zoneCount: prescription?.zones.length ?? 0,
    area,
  };
}

/** A name that no other paddock has: the second "Hill" becomes "Hill 2". */
function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
  return free;
}
