import { Fault } from '../values/Fault.ts';
import { makeSet, sameInDiff, setKey, strictKey } from '../values/sameValue.ts';
import {
  RulesMapDiff,
  RulesSet,
  typeOfValue,
  type RulesMap,
  type RulesValue,
} from '../values/RulesValue.ts';
import { limited } from '../values/textLimit.ts';
import { valueText } from '../values/valueText.ts';
import { form, type Callables } from './Callable.ts';

type List = readonly RulesValue[];

const keysOf = (list: List): ReadonlySet<string> =>
  new Set(list.map(strictKey).filter((key) => key !== null));

/** Whether the keys hold this value; a value that equals nothing, such as NaN, is in no list. */
const holds = (keys: ReadonlySet<string>, value: RulesValue): boolean => {
  const key = strictKey(value);
  return key !== null && keys.has(key);
};

function allIn(items: List, list: List): boolean {
  const keys = keysOf(list);
  return items.every((item) => holds(keys, item));
}

function anyIn(items: List, list: List): boolean {
  const keys = keysOf(list);
  return items.some((item) => holds(keys, item));
}

function joinList(list: List, separator: string): string | Fault {
  let joined = '';
  for (const [index, item] of list.entries()) {
    const text = valueText(item);
    if (text instanceof Fault) return text;
    const longer = limited(`${joined}${index > 0 ? separator : ''}${text}`);
    if (longer instanceof Fault) return longer;
    joined = longer;
  }
  return joined;
}

const LONGEST_LIST = 100_000;

export const listMethods: Callables = {
  concat: [
    form(['list', 'list'], (list, other) =>
      list.length + other.length > LONGEST_LIST
        ? new Fault('the list built is too long')
        : [...list, ...other],
    ),
  ],
  hasAll: [form(['list', 'list'], (list, wanted) => allIn(wanted, list))],
  hasAny: [form(['list', 'list'], (list, wanted) => anyIn(wanted, list))],
  hasOnly: [form(['list', 'list'], (list, allowed) => allIn(list, allowed))],
  join: [form(['list', 'string'], joinList)],
  removeAll: [
    form(['list', 'list'], (list, removed) => {
      const keys = keysOf(removed);
      return list.filter((item) => !holds(keys, item));
    }),
  ],
  size: [form(['list'], (list) => BigInt(list.length))],
  toSet: [form(['list'], (list) => makeSet(list))],
};

const isSubset = (part: RulesSet, whole: RulesSet): boolean =>
  [...part.elements.keys()].every((key) => whole.elements.has(key));

const pick = (set: RulesSet, keep: (key: string | symbol) => boolean): RulesSet =>
  new RulesSet(new Map([...set.elements].filter(([key]) => keep(key))));

const hasAll = (set: RulesSet, wanted: RulesSet): boolean => isSubset(wanted, set);
const hasAny = (set: RulesSet, wanted: RulesSet): boolean =>
  [...wanted.elements.keys()].some((key) => set.elements.has(key));

export const setMethods: Callables = {
  difference: [form(['set', 'set'], (set, other) => pick(set, (key) => !other.elements.has(key)))],
  hasAll: [
    form(['set', 'list'], (set, wanted) => hasAll(set, makeSet(wanted))),
    form(['set', 'set'], hasAll),
  ],
  hasAny: [
    form(['set', 'list'], (set, wanted) => hasAny(set, makeSet(wanted))),
    form(['set', 'set'], hasAny),
  ],
  hasOnly: [
    form(['set', 'list'], (set, allowed) => isSubset(set, makeSet(allowed))),
    form(['set', 'set'], isSubset),
  ],
  intersection: [form(['set', 'set'], (set, other) => pick(set, (key) => other.elements.has(key)))],
  size: [form(['set'], (set) => BigInt(set.elements.size))],
  union: [
    form(
      ['set', 'set'],
      (set, other) => new RulesSet(new Map([...set.elements, ...other.elements])),
    ),
  ],
};

/** Google's emulator lists the names in order, the values as they were written. */
const namesOf = (map: RulesMap): readonly string[] =>
  [...map.keys()].toSorted((a, b) => (a < b ? -1 : 1));

/** The value at a path of names, the map itself where there are none, or the fallback where the path leads nowhere. */
function valueAt(map: RulesMap, names: List, fallback: RulesValue): RulesValue | Fault {
  let value: RulesValue = map;
  for (const name of names) {
    if (typeof name !== 'string') return new Fault('get takes names');
    if (typeOfValue(value) !== 'map') return fallback;
    const next: RulesValue | undefined = (value as RulesMap).get(name);
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

export const mapMethods: Callables = {
  diff: [form(['map', 'map'], (map, other) => new RulesMapDiff(map, other))],
  get: [
    form(['map', 'string', 'any'], (map, name, fallback) => valueAt(map, [name], fallback)),
    form(['map', 'list', 'any'], valueAt),
  ],
  keys: [form(['map'], namesOf)],
  size: [form(['map'], (map) => BigInt(map.size))],
  values: [form(['map'], (map) => [...map.values()])],
};

type NameTest = (diff: RulesMapDiff, name: string) => boolean;

const isAdded: NameTest = ({ other }, name) => !other.has(name);
const isRemoved: NameTest = ({ current }, name) => !current.has(name);
const isUnchanged: NameTest = ({ current, other }, name) => {
  const [now, before] = [current.get(name), other.get(name)];
  return now !== undefined && before !== undefined && sameInDiff(now, before);
};
const isChanged: NameTest = (diff, name) =>
  diff.current.has(name) && diff.other.has(name) && !isUnchanged(diff, name);

const namesWhere = (test: NameTest): Callables[string] => [
  form(['map_diff'], (diff) => {
    const names = new Set([...diff.current.keys(), ...diff.other.keys()]);
    return new RulesSet(
      new Map([...names].filter((name) => test(diff, name)).map((name) => [setKey(name), name])),
    );
  }),
];

export const mapDiffMethods: Callables = {
  addedKeys: namesWhere(isAdded),
  affectedKeys: namesWhere((diff, name) => !isUnchanged(diff, name)),
  changedKeys: namesWhere(isChanged),
  removedKeys: namesWhere(isRemoved),
  unchangedKeys: namesWhere(isUnchanged),
};
