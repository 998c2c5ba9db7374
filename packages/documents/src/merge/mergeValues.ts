import { isReferenceTo, type FieldValue } from '../fields/DocumentFields.ts';
import { meansSame } from './meansSame.ts';
import { keysOf, memberOrder } from './memberOrder.ts';
import type { FieldConflict, KeptSide, MemberRule, Merged, MergeRule } from './MergeRule.ts';

type Value = FieldValue | undefined;
type Fields = Readonly<Record<string, FieldValue>>;

/** One value as both sides started from it and as each left it. Undefined: not there. */
export interface ThreeValues {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/**
 * Merges two changes of one value. A change of one side alone is taken; an equal change of both is
 * taken once; where they differ, the kept side's value stays and the other becomes a conflict,
 * unless the rule goes into the parts. The result is the same when the sides are exchanged and the
 * same one is kept.
 */
export function mergeValues(
  rule: MergeRule,
  values: ThreeValues,
  keep: KeptSide,
  path: readonly string[] = [],
): Merged<Value> {
  const { base, mine, theirs } = values;
  if (meansSame(mine, theirs)) return { value: mine ?? theirs, conflicts: [] };
  // A list that grows is merged by its members, so that a removal by one side has no effect.
  const grows = typeof rule === 'object' && 'grows' in rule;
  if (!grows && meansSame(base, mine)) return { value: theirs, conflicts: [] };
  if (!grows && meansSame(base, theirs)) return { value: mine, conflicts: [] };
  return (
    mergeParts(rule, values, keep, path) ??
    chosen(rule, keep === 'mine' ? [mine, theirs] : [theirs, mine], path)
  );
}

const chosen = (
  rule: MergeRule,
  [kept = null, other = null]: readonly [Value, Value],
  path: readonly string[],
): Merged<Value> => ({
  value: kept,
  conflicts: rule === 'silent' ? [] : [{ path, kept, other }],
});

/** Null where the rule takes the value as a whole, or the value has no such parts. */
function mergeParts(
  rule: MergeRule,
  values: ThreeValues,
  keep: KeptSide,
  path: readonly string[],
): Merged<Value> | null {
  if (typeof rule !== 'object' || 'isWhole' in rule) return null;
  if ('keyOf' in rule) return mergeMembers(rule, values, keep, path);
  const { base, mine, theirs } = values;
  if (!isMap(mine) || !isMap(theirs)) return null;
  return mergeMaps(rule.fields, { base: isMap(base) ? base : {}, mine, theirs }, keep, path);
}

const isMap = (value: Value): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !isReferenceTo(value);

interface ThreeMaps {
  readonly base: Fields;
  readonly mine: Fields;
  readonly theirs: Fields;
}

function mergeMaps(
  rules: Readonly<Record<string, MergeRule>>,
  { base, mine, theirs }: ThreeMaps,
  keep: KeptSide,
  path: readonly string[],
): Merged<FieldValue> {
  const conflicts: FieldConflict[] = [];
  const value: Record<string, FieldValue> = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = mergeValues(
      rules[name] ?? 'told',
      { base: base[name], mine: mine[name], theirs: theirs[name] },
      keep,
      [...path, name],
    );
    if (merged.value !== undefined) value[name] = merged.value;
    conflicts.push(...merged.conflicts);
  }
  return { value, conflicts };
}

/** Merges lists by their members; null where one is no list, or members cannot be told apart. */
function mergeMembers(
  rule: MemberRule,
  { base, mine, theirs }: ThreeValues,
  keep: KeptSide,
  path: readonly string[],
): Merged<FieldValue> | null {
  const before = keysOf(base ?? [], rule);
  const ours = keysOf(mine ?? [], rule);
  const others = keysOf(theirs ?? [], rule);
  if (before === null || ours === null || others === null) return null;
  const conflicts: FieldConflict[] = [];
  const members = new Map<string, FieldValue>();
  for (const key of new Set([...ours.keys(), ...others.keys()])) {
    const three = { base: before.get(key), mine: ours.get(key), theirs: others.get(key) };
    const merged = mergeMember(rule, three, keep, [...path, key]);
    if (merged.value !== undefined) members.set(key, merged.value);
    conflicts.push(...merged.conflicts);
  }
  const order = memberOrder(
    [...before.keys()],
    [...ours.keys()],
    [...others.keys()],
    new Set(members.keys()),
  );
  const value = order.map((key) => members.get(key)).filter((member) => member !== undefined);
  return { value, conflicts };
}

/** A member that one side took away and the other changed stays, and the removal is told. */
function mergeMember(
  rule: MemberRule,
  values: ThreeValues,
  keep: KeptSide,
  path: readonly string[],
): Merged<Value> {
  const { base, mine, theirs } = values;
  if (mine !== undefined && theirs !== undefined) {
    return mergeValues(rule.member, values, keep, path);
  }
  const left = mine ?? theirs;
  if (base === undefined || rule.grows === true) return { value: left, conflicts: [] };
  if (meansSame(base, left)) return { value: undefined, conflicts: [] };
  return chosen(rule.member, [left, null], path);
}
