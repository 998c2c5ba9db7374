import type { DocumentFields, FieldValue } from '../fields/DocumentFields.ts';
import { sameFields } from '../fields/sameFields.ts';
import { mergeValues } from './mergeValues.ts';
import type { KeptSide, Merged, MergeRule } from './MergeRule.ts';
import { fieldsIn, membersOf } from './readValue.ts';

/** How two changes of one kind of document are brought together. */
export interface DocumentMerge {
  /** Rules of the parts, by name. */
  readonly rules: Readonly<Record<string, MergeRule>>;
  /**
   * Splits fields into the parts that are compared. Fields that mean something only together, as a
   * figure and its unit or a machine and its tank, are one part: half of each side would be a wrong
   * number that looks right.
   */
  readonly apart: (fields: DocumentFields) => DocumentFields;
  readonly together: (parts: DocumentFields) => DocumentFields;
  /**
   * Name of a flag that takes the document off every list; it never overrides the other side's
   * change.
   */
  readonly retiring?: string;
  /** The present path of a value, for the path that an earlier version stored in a conflict. */
  readonly placeNow?: (path: readonly string[]) => readonly string[];
  /** Whose change stays where both changed one part, whatever their time; null: the later one. */
  readonly keeps?: (sides: ThreeDocuments) => KeptSide | null;
  /** Parts that stay as the account has them, because it takes no other any more. */
  readonly settled?: (theirs: DocumentFields) => readonly string[];
}

/** Both sides of a document. */
export interface ThreeDocuments {
  /**
   * What both sides started from; undefined: not known, and then every difference is a conflict.
   */
  readonly base: DocumentFields | undefined;
  readonly mine: DocumentFields;
  readonly theirs: DocumentFields;
}

/**
 * Brings two changes of one document together, part by part.
 * @param later whose change stays where both changed one part, unless the kind says otherwise
 */
export function mergeDocuments(
  merge: DocumentMerge,
  documents: ThreeDocuments,
  later: KeptSide,
): Merged<DocumentFields> {
  const { rules, apart, together } = merge;
  const { base, mine, theirs } = documents;
  const keep = merge.keeps?.(documents) ?? later;
  const [ours, others] = [apart(mine), apart(theirs)];
  const settled = (merge.settled?.(theirs) ?? []).filter((part) => part in others);
  const sides = {
    base: base === undefined ? {} : apart(base),
    mine: { ...ours, ...Object.fromEntries(settled.map((part) => [part, others[part] ?? null])) },
    theirs: others,
  };
  const { value, conflicts } = mergeValues({ fields: rules }, sides, keep);
  const merged = value as DocumentFields;
  const flag = base === undefined ? undefined : merge.retiring;
  if (flag === undefined || !isRetiredOverChange(flag, sides)) {
    return { value: together(merged), conflicts };
  }
  return {
    value: together({ ...merged, [flag]: false }),
    conflicts: [...conflicts, { path: [flag], kept: false, other: true }],
  };
}

function isRetiredOverChange(
  flag: string,
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', DocumentFields>>,
): boolean {
  if (mine[flag] === theirs[flag] || base[flag] === true) return false;
  const other = mine[flag] === true ? theirs : mine;
  return !sameFields({ ...other, [flag]: null }, { ...base, [flag]: null });
}

/** The value at a path of a document; undefined: there is none. */
export const valueAt = (
  { rules, apart, placeNow = (place) => place }: DocumentMerge,
  fields: DocumentFields,
  path: readonly string[],
): FieldValue | undefined => partAt({ fields: rules }, apart(fields), placeNow(path));

function partAt(
  rule: MergeRule,
  value: FieldValue | undefined,
  [name, ...rest]: readonly string[],
): FieldValue | undefined {
  if (name === undefined) return value;
  if (typeof rule === 'object' && 'keyOf' in rule) {
    const { keyOf, member } = rule;
    return partAt(
      member,
      membersOf(value).find((one) => keyOf(one) === name),
      rest,
    );
  }
  const part = typeof rule === 'object' ? (rule.fields[name] ?? 'told') : 'told';
  return partAt(part, fieldsIn(value)[name], rest);
}

/**
 * A document with the other side's value of a conflict at its path; null removes the value there.
 */
export const withOther = (
  { rules, apart, together, placeNow = (path) => path }: DocumentMerge,
  fields: DocumentFields,
  path: readonly string[],
  other: FieldValue,
): DocumentFields =>
  together(withValue({ fields: rules }, apart(fields), placeNow(path), other) as DocumentFields);

function withValue(
  rule: MergeRule,
  value: FieldValue | undefined,
  path: readonly string[],
  other: FieldValue,
): FieldValue {
  const [name, ...rest] = path;
  if (name === undefined) return other;
  if (typeof rule === 'object' && 'keyOf' in rule) {
    const { keyOf, member } = rule;
    const list = Array.isArray(value) ? (value as readonly FieldValue[]) : [];
    const changed = list
      .map((one) => (keyOf(one) === name ? withValue(member, one, rest, other) : one))
      .filter((one) => one !== null);
    const isThere = list.some((one) => keyOf(one) === name);
    return isThere || rest.length > 0 || other === null ? changed : [...changed, other];
  }
  const rules = typeof rule === 'object' ? rule.fields : {};
  const fields = typeof value === 'object' && value !== null ? (value as DocumentFields) : {};
  return { ...fields, [name]: withValue(rules[name] ?? 'told', fields[name], rest, other) };
}
