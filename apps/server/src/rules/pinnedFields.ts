import type { RulesFilter } from './RulesRequest.ts';
import { PartialMap } from './values/Fault.ts';
import type { RulesMap, RulesValue } from './values/RulesValue.ts';

/** A field that every document of one branch of a query holds with this value; undefined: with one of many. */
interface Condition {
  readonly fieldPath: readonly string[];
  readonly value: RulesValue | undefined;
}
interface Pin extends Condition {
  readonly value: RulesValue;
}
type Branch = readonly Pin[];
type Conditions = readonly Condition[];

/** The query service's own limit on the branches of a filter. */
const MOST_BRANCHES = 30;

function conditionsOf(filter: RulesFilter & { kind: 'field' }): readonly Conditions[] {
  const { fieldPath, operator, value } = filter;
  switch (operator) {
    case 'EQUAL':
      return [[{ fieldPath, value }]];
    case 'IN':
      return Array.isArray(value)
        ? (value as readonly RulesValue[]).map((one) => [{ fieldPath, value: one }])
        : [[{ fieldPath, value: undefined }]];
    case 'IS_NULL':
      return [[{ fieldPath, value: null }]];
    case 'IS_NAN':
      return [[{ fieldPath, value: Number.NaN }]];
    default:
      // Ranges, != and array-contains prove nothing here, though they do on Google's service.
      return [[{ fieldPath, value: undefined }]];
  }
}

/** The filter as branches, of which a document passes at least one; null when there are too many. */
function branchesOf(filter: RulesFilter): readonly Conditions[] | null {
  if (filter.kind === 'field') return conditionsOf(filter);
  let branches: readonly Conditions[] = filter.kind === 'and' ? [[]] : [];
  for (const part of filter.filters) {
    const more = branchesOf(part);
    if (more === null) return null;
    branches =
      filter.kind === 'or'
        ? [...branches, ...more]
        : branches.flatMap((branch) => more.map((other) => [...branch, ...other]));
    if (branches.length > MOST_BRANCHES) return null;
  }
  return branches.length === 0 ? [[]] : branches;
}

const isSamePath = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((name, index) => name === right[index]);

/**
 * What a branch pins. Of a field in two conditions Google's service proves some things and not
 * others; here such a field is left open, so that no query works on the embedded server and is
 * refused on Google's.
 */
const pinsOf = (conditions: Conditions): Branch =>
  conditions.flatMap(({ fieldPath, value }) => {
    const same = conditions.filter((other) => isSamePath(other.fieldPath, fieldPath));
    return value === undefined || same.length > 1 ? [] : [{ fieldPath, value }];
  });

/** Whether a number is somewhere in the value: a filter does not tell 1 from 1.0. */
function holdsNumber(value: RulesValue): boolean {
  if (typeof value === 'bigint' || typeof value === 'number') return true;
  if (Array.isArray(value)) return (value as readonly RulesValue[]).some(holdsNumber);
  return value instanceof Map && [...(value as RulesMap).values()].some(holdsNumber);
}

/** The other value a stored number may have where a filter asks for this one; null when none. */
function twinOf(value: RulesValue): RulesValue | null {
  if (typeof value === 'bigint') return BigInt(Number(value)) === value ? Number(value) : null;
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : null;
}

/** The most numbers pinned in one branch, as each doubles what must be shown; beyond, none of them is. */
const MOST_NUMBERS = 4;

/** All that a branch may stand for: with every pinned number as int and as float. */
function variants(branch: Branch): readonly Branch[] {
  const numeric = branch.filter(({ value }) => holdsNumber(value));
  const settled = branch.filter(({ value }) => !holdsNumber(value));
  if (numeric.length > MOST_NUMBERS) return [settled];
  let found: readonly Branch[] = [settled];
  for (const pin of numeric) {
    const isPlain = typeof pin.value === 'bigint' || typeof pin.value === 'number';
    // A number inside a list or a map may be either at each place: the field is left open.
    if (!isPlain) continue;
    const twin = twinOf(pin.value);
    const forms = twin === null ? [pin] : [pin, { ...pin, value: twin }];
    found = found.flatMap((pins) => forms.map((form) => [...pins, form]));
  }
  return found;
}

interface Tree {
  readonly children: Map<string, Tree>;
  value: RulesValue | undefined;
}

const emptyTree = (): Tree => ({ children: new Map(), value: undefined });

function plant(root: Tree, { fieldPath, value }: Pin): void {
  let tree = root;
  for (const name of fieldPath) {
    const child = tree.children.get(name) ?? emptyTree();
    tree.children.set(name, child);
    tree = child;
  }
  tree.value = value;
}

function knownOf(tree: Tree): PartialMap {
  const known = new Map<string, RulesValue | PartialMap>();
  for (const [name, child] of tree.children) {
    if (child.children.size === 0 && child.value !== undefined) known.set(name, child.value);
    else if (child.value === undefined) known.set(name, knownOf(child));
  }
  return new PartialMap(known);
}

/**
 * What a filter proves about `resource.data`: one partly known map for each branch, all of which
 * must be allowed. Null when there are too many branches.
 */
export function pinnedFields(filter: RulesFilter | null): readonly PartialMap[] | null {
  const branches = filter === null ? [[]] : branchesOf(filter);
  if (branches === null) return null;
  return branches
    .map(pinsOf)
    .flatMap(variants)
    .map((branch) => {
      const root = emptyTree();
      for (const pin of branch) if (pin.fieldPath.length > 0) plant(root, pin);
      return knownOf(root);
    });
}
