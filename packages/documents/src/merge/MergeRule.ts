import type { FieldValue } from '../fields/DocumentFields.ts';

/**
 * How two changes of one value are merged.
 * `told`: as a whole; where both sides changed it, one is kept and the other becomes a conflict.
 * `silent`: the same without a conflict, as the value follows from other fields.
 */
export type MergeRule =
  | 'told'
  | 'silent'
  /** Field by field; a field that is not named is `told`. */
  | {
      readonly fields: Readonly<Record<string, MergeRule>>;
      /** Merged as one, as `told`; the rules of the fields only find a path within it. */
      readonly isWhole?: true;
    }
  | MemberRule;

/** A list whose members are known by a key, wherever they stand. */
export interface MemberRule {
  /** Key of a member; null where the value is no member: then the list merges as one whole. */
  readonly keyOf: (member: FieldValue) => string | null;
  readonly member: MergeRule;
  /** No member is ever removed by a merge. */
  readonly grows?: boolean;
}

/** One choice that a person has to make. */
export interface FieldConflict {
  /** Names of fields and keys of members, from the whole document down. */
  readonly path: readonly string[];
  /** What stays; null is not set, or not there. */
  readonly kept: FieldValue;
  /** What the other side made of it. */
  readonly other: FieldValue;
}

/** Which change stays where both sides changed one place: the later one. */
export type KeptSide = 'mine' | 'theirs';

export interface Merged<Value> {
  readonly value: Value;
  readonly conflicts: readonly FieldConflict[];
}
