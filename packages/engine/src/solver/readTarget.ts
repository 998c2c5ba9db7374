import type { Catalogue } from '../catalogue/Catalogue.ts';
import { catalogueIndex } from '../catalogue/catalogueIndex.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import { isFields } from '../isFields.ts';
import { isStop, mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { nearestName } from '../reading/nearestName.ts';
import {
  listField,
  missing,
  numberField,
  openFields,
  quoted,
  typeName,
  valueOf,
  type Fields,
} from '../reading/readFields.ts';
import { draftFields } from '../mix/draftFields.ts';
import type { Parameter } from '../mix/Parameter.ts';
import { RATE_PARAMETERS } from '../mix/rateParameters.ts';
import { NUTRIENTS, type Product } from '../catalogue/Product.ts';
import { OBJECTIVES, type Objective, type SupplyTarget } from './SolveTarget.ts';

/** More candidates than this are not tried in every combination on a keystroke. */
const MOST_CANDIDATES = 8;

const RANGES = ['applicationRateLPerHa', 'travelSpeedKmPerH'] as const;
/** Fields that are not taken over into the draft as they come. */
const READ_HERE = [...RANGES, 'products'] as const;
const DRAFT_KEYS = Object.keys(draftFields);
const TARGET_KEYS: ReadonlySet<string> = new Set(
  [...DRAFT_KEYS, 'nozzleCount', 'supply', 'objectives'].filter((key) => key !== 'loadSplit'),
);
const SHARED_KEYS = DRAFT_KEYS.filter(
  (key) => TARGET_KEYS.has(key) && !READ_HERE.some((own) => own === key),
);
const SUPPLY_KEYS: ReadonlySet<string> = new Set<keyof SupplyTarget>(['kgPerHa', 'productIds']);
const NUTRIENT_KEYS: ReadonlySet<string> = new Set(NUTRIENTS);
const NUTRIENT_PARAMETER: Parameter = { ...RATE_PARAMETERS['kg Ca/ha'], softHigh: null };

/** A lowest and a highest number, in that order; the same twice for one. */
export type Range = readonly [lowest: number, highest: number];

export interface ReadSupply {
  readonly kgPerHa: SupplyTarget['kgPerHa'];
  readonly candidates: readonly Product[];
}

/** The target after its own fields are checked; what it shares with a draft is checked with the draft. */
export interface ReadTarget {
  /** The shared fields, without application rate, load split and travel speed. */
  readonly base: MixDraft;
  /** As they came: reading the draft checks them. */
  readonly products: readonly unknown[];
  readonly rateBounds: Range | null;
  readonly travelSpeedKmPerH: Range | null;
  readonly nozzleCount: number | null;
  readonly supply: ReadSupply | null;
  /** Every objective, in the order that decides. */
  readonly objectives: readonly Objective[];
}

/** One number, or a pair with the lower one first. */
function readRange(fields: Fields, key: (typeof RANGES)[number]): Range | null {
  const { limits: parameter } = draftFields[key];
  if (!Array.isArray(valueOf(fields, key))) {
    const fixed = numberField(fields, key, parameter);
    return fixed === null ? null : [fixed, fixed];
  }
  const list = listField(fields, key, 2);
  if (list === null) return null;
  const own: Fields = {
    ...fields,
    record: { 0: list[0], 1: list[1] },
    path: `${fields.path}${key}.`,
  };
  const lowest = numberField(own, '0', parameter);
  const highest = numberField(own, '1', parameter);
  missing(own, '0');
  missing(own, '1');
  if (lowest === null || highest === null) return null;
  if (lowest <= highest) return [lowest, highest];
  const { max, unit } = parameter;
  const values = { value: highest, minimum: lowest, minimumAllowed: 'yes', maximum: max, unit };
  fields.problems.push(mixProblem('belowMinimum', `${own.path}1`, values));
  return null;
}

function readWanted(fields: Fields): SupplyTarget['kgPerHa'] {
  const path = `${fields.path}kgPerHa.`;
  const own = openFields(valueOf(fields, 'kgPerHa'), path, NUTRIENT_KEYS, fields.problems);
  const wanted: { -readonly [Key in keyof SupplyTarget['kgPerHa']]: number } = {};
  for (const nutrient of NUTRIENTS) {
    const amount = own === null ? null : numberField(own, nutrient, NUTRIENT_PARAMETER);
    if (amount !== null) wanted[nutrient] = amount;
  }
  if (Object.keys(wanted).length === 0 && !fields.problems.some(isStop)) {
    fields.problems.push(mixProblem('missing', path.slice(0, -1)));
  }
  return wanted;
}

function readCandidates(fields: Fields, catalogue: Catalogue): Product[] {
  const { products } = catalogueIndex(catalogue);
  const list = listField(fields, 'productIds', MOST_CANDIDATES);
  const path = `${fields.path}productIds`;
  if (list?.length === 0) fields.problems.push(mixProblem('noProducts', path));
  else missing(fields, 'productIds');
  const candidates: Product[] = [];
  list?.forEach((id, place) => {
    const field = `${path}.${place}`;
    const product = typeof id === 'string' ? products.get(id) : undefined;
    if (typeof id !== 'string') {
      const values = { expected: 'text', got: typeName(id) };
      fields.problems.push(mixProblem('wrongType', field, values));
    } else if (product === undefined) {
      const values = { id: quoted(id), nearest: nearestName(id, products.keys()) };
      fields.problems.push(mixProblem('unknownProduct', field, values));
    } else if (candidates.includes(product)) {
      fields.problems.push(mixProblem('productListedTwice', field, { productId: id }));
    } else candidates.push(product);
  });
  return candidates;
}

function readSupply(fields: Fields, catalogue: Catalogue): ReadSupply | null {
  const own = openFields(valueOf(fields, 'supply'), 'supply.', SUPPLY_KEYS, fields.problems);
  if (own === null) return null;
  return { kgPerHa: readWanted(own), candidates: readCandidates(own, catalogue) };
}

function readObjectives(fields: Fields): readonly Objective[] {
  const list = listField(fields, 'objectives', OBJECTIVES.length) ?? [];
  const named: Objective[] = [];
  list.forEach((name, place) => {
    const objective = OBJECTIVES.find((candidate) => candidate === name);
    if (objective !== undefined) {
      named.push(objective);
      return;
    }
    const nearest = typeof name === 'string' ? nearestName(name, OBJECTIVES) : null;
    fields.problems.push(
      mixProblem('invalidChoice', `objectives.${place}`, {
        value: typeof name === 'string' ? quoted(name) : typeName(name),
        choices: OBJECTIVES,
        nearest,
      }),
    );
  });
  return [...new Set([...named, ...OBJECTIVES])];
}

/** The fields a target shares with a draft, as they came. */
function sharedFields({ record }: Fields): MixDraft {
  const shared: Record<string, unknown> = {};
  for (const key of SHARED_KEYS) if (Object.hasOwn(record, key)) shared[key] = record[key];
  return shared;
}

/**
 * Checks a target from outside as far as it differs from a draft; the rest is checked by reading the
 * draft that is made of it. Null when something is wrong.
 */
export function readTarget(
  target: unknown,
  catalogue: Catalogue,
): { readonly read: ReadTarget | null; readonly problems: MixProblem[] } {
  const problems: MixProblem[] = [];
  if (!isFields(target)) {
    problems.push(mixProblem('draftNotReadable', null, { got: typeName(target) }));
    return { read: null, problems };
  }
  const fields = openFields(target, '', TARGET_KEYS, problems);
  if (fields === null) return { read: null, problems };
  const supply = readSupply(fields, catalogue);
  const read: ReadTarget = {
    base: sharedFields(fields),
    products: listField(fields, 'products', draftFields.products.most) ?? [],
    rateBounds: readRange(fields, 'applicationRateLPerHa'),
    travelSpeedKmPerH: readRange(fields, 'travelSpeedKmPerH'),
    nozzleCount: numberField(fields, 'nozzleCount', draftFields.nozzle.fields.nozzleCount.limits),
    supply,
    objectives: readObjectives(fields),
  };
  return { read: problems.some(isStop) ? null : read, problems };
}
