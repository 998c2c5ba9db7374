import type { FieldValue } from '../fields/DocumentFields.ts';

/**
 * How two changes of one place are brought together.
 * `told`: as a whole; where both changed it, one stays and a person is shown the other.
 * `silent`: the same, and nobody is asked, as it follows from other fields.
 */
export type MergeRule =
  | 'told'
  | 'silent'
  /** Field by field; a field that is not named is `told`. */
  | {
      readonly fields: Readonly<Record<string, MergeRule>>;
      /** Merged as one, as `told`; the fields only say how a place within it is found again. */
      readonly isWhole?: true;
    }
  | MemberRule;

/** A list whose members are known by a key, wherever they stand. */
export interface MemberRule {
  /** Null where the value is no member: then the list is one whole. */
  readonly keyOf: (member: FieldValue) => string | null;
  readonly member: MergeRule;
  /** A member is never taken away by anybody. */
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
