import { isCalled, type Paddock, type SprayRecord } from '@mix/documents';

/**
 * Assumed: a machine that overlaps and turns counts up to a tenth more than the ground it was on. More is
 * another paddock, a count that ran on, or ground sprayed twice.
 */
const MOST_SHARE = 1.1;

/** An area done that is too large for its ground. */
export interface AreaBeyondGround {
  readonly doneHa: number;
  readonly groundHa: number;
  /**
   * Null: no paddock with an area is known here for the record, and the ground is what was planned.
   */
  readonly paddockName: string | null;
}

type Kept = readonly { readonly id: string; readonly value: Paddock }[];

function paddockOf({ paddockId, location }: SprayRecord, kept: Kept): Paddock | undefined {
  const byId = kept.find(({ id }) => id === paddockId);
  if (byId !== undefined || location === null) return byId?.value;
  return kept.find(({ value }) => !value.retired && isCalled(value, location))?.value;
}

/** What is to be asked about the area done before a record is saved; null: nothing. */
export function areaBeyondGround(record: SprayRecord, kept: Kept): AreaBeyondGround | null {
  const paddock = paddockOf(record, kept);
  const { areaDoneHa: doneHa, sprayAreaHa } = record;
  const groundHa = paddock?.areaHa ?? sprayAreaHa;
  if (doneHa === null || groundHa === null || groundHa <= 0) return null;
  if (doneHa <= groundHa * MOST_SHARE) return null;
  const paddockName = paddock?.areaHa == null ? null : paddock.name;
  return { doneHa, groundHa, paddockName };
}
