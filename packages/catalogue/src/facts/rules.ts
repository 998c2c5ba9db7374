import {
  CROPS,
  MECHANISMS,
  PRECIPITATES,
  type CompatibilityRule,
  type RuleLimit,
} from '@mix/engine';
import {
  CellFault,
  flag,
  listOf,
  number,
  oneOf,
  orNull,
  readFacts,
  text,
  type Column,
} from '../tables/readTable.ts';
import { sourceColumns, sourceOf } from '../tables/sourceColumns.ts';
import { group } from './chemicalGroups.ts';
import { namedPairs } from './namedPairs.ts';
import { soldInOneCan } from './oneCan.ts';

type Between = CompatibilityRule['between'];

/**
 * `K: NO3 SO4; MG: PO4`: the group before a colon meets each group behind it. In a rule of a label
 * the names are ids of products.
 */
const between: Column<Between> = (cell) => {
  const pairs: Record<string, readonly string[]> = {};
  for (const part of cell.split('; ')) {
    const [one = '', others = '', ...more] = part.split(': ');
    if (one === '' || others === '' || more.length > 0)
      return new CellFault('who meets whom, such as "K: NO3 SO4; MG: PO4"');
    pairs[one] = others.split(' ');
  }
  return pairs;
};

const limitColumns = {
  phAtLeast: orNull(number(0, 14)),
  phAtMost: orNull(number(0, 14)),
  hours: orNull(number(0, 720)),
  kgPer100LAtMost: orNull(number(0, 500)),
};

const rows = readFacts('rules', {
  id: text,
  verdict: oneOf('compatible', 'caution', 'incompatible'),
  mechanism: oneOf(...MECHANISMS),
  between,
  ...limitColumns,
  forms: listOf(group),
  notOnCrops: listOf(oneOf(...CROPS)),
  solids: listOf(oneOf(...PRECIPITATES)),
  inAnyOrder: flag,
  ofLabel: flag,
  reason: text,
  ...sourceColumns,
});

type Row = (typeof rows)[number];

const isLimit = (name: string): name is keyof RuleLimit => Object.hasOwn(limitColumns, name);

function limitOf(row: Row): RuleLimit | null {
  const stated = Object.entries(row).filter(([name, value]) => isLimit(name) && value !== null);
  return stated.length === 0 ? null : Object.fromEntries(stated);
}

/**
 * The groups of a rule must be known to the engine: a rule with an unknown name would match
 * nothing, unseen.
 */
function assertGroups({ id, between: pairs, ofLabel }: Row): void {
  if (ofLabel) return;
  for (const name of Object.entries(pairs).flatMap(([one, others = []]) => [one, ...others]))
    if (group(name) instanceof CellFault)
      throw new Error(`rules.csv, rule ${id}, column between: ${name} is no chemical group.`);
}

/**
 * What `rules.csv` says of groups that meet. A label that names two products goes before what their
 * groups say.
 */
const written: readonly CompatibilityRule[] = rows.map((row) => {
  assertGroups(row);
  const { id, verdict, mechanism, reason, forms, notOnCrops, solids } = row;
  const limit = limitOf(row);
  return {
    ...{ id, verdict, mechanism, between: row.between },
    ...(row.inAnyOrder && { inAnyOrder: true as const }),
    ...(row.ofLabel && { ofLabel: true as const }),
    ...(forms.length > 0 && { forms }),
    ...(notOnCrops.length > 0 && { notOnCrops }),
    ...(limit !== null && { limit }),
    ...(solids.length > 0 && { solids }),
    reason,
    source: sourceOf(row),
  };
});

const named = [...written.filter(({ ofLabel }) => ofLabel === true), ...namedPairs];

/** Every rule of what meets. A pair that stands in no rule is not known, never a fit. */
export const compatibilityRules: readonly CompatibilityRule[] = [
  ...written,
  ...namedPairs,
  ...soldInOneCan(named),
];
