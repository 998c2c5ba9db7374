import {
  localDay,
  momentOf,
  type Paddock,
  type ReportedRecord,
  type SprayRecord,
} from '@mix/documents';

/** A document with its id, as far as a report needs it. */
export interface Kept<Value> {
  readonly id: string;
  readonly value: Value;
}

/** Ground that records are counted under: a paddock of the owner's, or the words that said where. */
export interface Place {
  /** Stable, and short enough for an address; empty where nobody said where. */
  readonly key: string;
  /** Null: the record does not say where. */
  readonly name: string | null;
  /** Null: not a kept paddock, or its area is not known. */
  readonly areaHa: number | null;
  readonly landUse: string | null;
}

/** A record as the reports count it. */
export interface ReportRow<Reported extends ReportedRecord = ReportedRecord> {
  readonly id: string;
  readonly record: Reported;
  /** The account's time stamp; the device's until the account has given one. */
  readonly createdAt: Date;
  /** The day the work ended on, by the clock of its location. */
  readonly day: string;
  readonly place: Place;
}

/** A row with the whole record. */
export type WholeRow = ReportRow<SprayRecord>;

const nowhere: Place = { key: '', name: null, areaHa: null, landUse: null };

const asName = (text: string): string => text.trim().toLowerCase();

/** The key of one of the owner's paddocks. */
export const placeKeyOf = (paddockId: string): string => `p.${paddockId}`;

export const paddockPlace = ({ id, value }: Kept<Paddock>): Place => ({
  key: placeKeyOf(id),
  name: value.name,
  areaHa: value.areaHa,
  landUse: value.landUse,
});

/**
 * Finds the ground of a record: the paddock that was chosen; where none was, or it is no longer
 * kept, the one paddock that has or had that name; else the words themselves. Where two paddocks
 * share a name, neither is guessed.
 */
function placesOf(paddocks: readonly Kept<Paddock>[]): (record: ReportedRecord) => Place {
  const byId = new Map(paddocks.map((paddock) => [paddock.id, paddockPlace(paddock)]));
  const byName = new Map<string, Place | null>();
  for (const paddock of paddocks) {
    const { name, earlierNames } = paddock.value;
    for (const called of new Set([name, ...earlierNames].map(asName))) {
      byName.set(called, byName.has(called) ? null : paddockPlace(paddock));
    }
  }
  const byWords = new Map<string, Place>();
  return ({ paddockId, location, landUse }) => {
    const known = paddockId === null ? undefined : byId.get(paddockId);
    if (known !== undefined) return known;
    if (location === null || location.trim() === '') return nowhere;
    const name = asName(location);
    const named = byName.get(name);
    if (named != null) return named;
    const place = byWords.get(name) ?? {
      key: `w.${name}`,
      name: location.trim(),
      areaHa: null,
      landUse,
    };
    byWords.set(name, place);
    return place;
  };
}

/** All records as the reports count them, the latest work first. */
export function reportRows<Reported extends ReportedRecord>(
  records: readonly (Kept<Reported> & { readonly createdAt: Date })[],
  paddocks: readonly Kept<Paddock>[],
): readonly ReportRow<Reported>[] {
  const placeOf = placesOf(paddocks);
  return records
    .map(({ id, value, createdAt }) => ({
      moment: momentOf(value.endedAt),
      row: { id, record: value, createdAt, day: localDay(value.endedAt), place: placeOf(value) },
    }))
    .toSorted((a, b) => b.moment - a.moment)
    .map(({ row }) => row);
}

/** Rows under a key each, keys and rows in the order they came. */
export function groupRows(
  rows: readonly ReportRow[],
  keyOf: (row: ReportRow) => string,
): ReadonlyMap<string, readonly ReportRow[]> {
  const groups = new Map<string, ReportRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
