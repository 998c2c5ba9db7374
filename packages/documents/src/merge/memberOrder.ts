import type { FieldValue } from '../fields/DocumentFields.ts';
import type { MemberRule } from './MergeRule.ts';

/** Members of a list by their keys; null where it is no list, or two cannot be told apart. */
export function keysOf(
  list: FieldValue,
  { keyOf }: MemberRule,
): ReadonlyMap<string, FieldValue> | null {
  if (!Array.isArray(list)) return null;
  const members = new Map<string, FieldValue>();
  for (const member of list as readonly FieldValue[]) {
    const key = keyOf(member);
    if (key === null || members.has(key)) return null;
    members.set(key, member);
  }
  return members;
}

/**
 * The order of the members of two lists in one. An order that only one side changed is taken;
 * members that both added stand where each side had them, sorted by name where that leaves a
 * choice. The result does not depend on which list is called mine.
 */
export function memberOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): readonly string[] {
  const isKept = (key: string) => kept.has(key);
  const orders = [mine.filter(isKept), theirs.filter(isKept)] as const;
  // A member that one side removed and that is still kept stands where the other side has it.
  const both = inOrders(orders);
  if (both !== null) return both;
  const isShared = (key: string) => orders.every((order) => order.includes(key));
  const before = base.filter(isShared);
  const moved = orders.filter(
    (order) =>
      !sameOrder(
        order.filter((key) => before.includes(key)),
        before,
      ),
  );
  // Both moved members about: any order is as good, so long as both devices come to the same.
  const [first] = (moved.length === 0 ? [...orders] : moved).toSorted(byText);
  const leading = first ?? orders[0];
  const added = orders.flat().filter((key) => !leading.includes(key));
  return [...leading, ...new Set(added.toSorted())];
}

const sameOrder = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, place) => key === b[place]);

const byText = (a: readonly string[], b: readonly string[]): number =>
  JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;

/**
 * An order that agrees with both lists; of several members that may come next, the first by name.
 * Null: there is no such order.
 */
function inOrders(orders: readonly (readonly string[])[]): readonly string[] | null {
  const left = new Set(orders.flat());
  const all: string[] = [];
  while (left.size > 0) {
    const heads = orders.map((order) => order.find((key) => left.has(key)));
    const next = [...left]
      .filter((key) => orders.every((order, side) => !order.includes(key) || heads[side] === key))
      .toSorted()[0];
    if (next === undefined) return null;
    left.delete(next);
    all.push(next);
  }
  return all;
}
