import { nitrogenYear } from '@mix/engine';
import { reportPeriods } from './reportPeriods.ts';
import type { ReportRow } from './ReportRow.ts';

/**
 * Which records are shown; a null field does not filter. Days are `YYYY-MM-DD`, both ends included.
 */
export interface ReportFilter {
  readonly from: string | null;
  readonly to: string | null;
  /** Key of a place. */
  readonly paddock: string | null;
  /** Id of a product. */
  readonly product: string | null;
  /** The operator, as written in the record. */
  readonly person: string | null;
}

const FIELDS = ['from', 'to', 'paddock', 'product', 'person'] as const;

export const noFilter: ReportFilter = {
  from: null,
  to: null,
  paddock: null,
  product: null,
  person: null,
};

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): boolean => nitrogenYear(text) !== null;

/** How an address asks for all days: an address without days asks for this season. */
const ALL_DAYS = { name: 'days', value: 'all' } as const;

/**
 * The filter of an address; a field that cannot be read does not filter. Without a day it is the
 * season of today, which is what most readers look for.
 */
export function filterOf(search: string, today: string): ReportFilter {
  const query = new URLSearchParams(search);
  const day = (name: 'from' | 'to'): string | null => {
    const text = query.get(name);
    return text !== null && isDay(text) ? text : null;
  };
  const asked = { from: day('from'), to: day('to') };
  const saysDays =
    asked.from !== null || asked.to !== null || query.get(ALL_DAYS.name) === ALL_DAYS.value;
  return {
    ...(saysDays ? asked : reportPeriods(today).thisYear),
    paddock: query.get('paddock'),
    product: query.get('product'),
    person: query.get('person'),
  };
}

/** An address with a filter added, so that the way back finds the same list. */
export function withFilter(address: string, filter: ReportFilter): string {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const value = filter[field];
    if (value !== null) query.set(field, value);
  }
  if (filter.from === null && filter.to === null) query.set(ALL_DAYS.name, ALL_DAYS.value);
  return `${address}${address.includes('?') ? '&' : '?'}${query.toString()}`;
}

const personOf = ({ record }: ReportRow): string | null => record.operator?.trim() ?? null;

/** The records a filter asks for, in their order. */
export const filterRows = (
  rows: readonly ReportRow[],
  { from, to, paddock, product, person }: ReportFilter,
): readonly ReportRow[] =>
  rows.filter(
    (row) =>
      (from === null || row.day >= from) &&
      (to === null || row.day <= to) &&
      (paddock === null || row.place.key === paddock) &&
      (person === null || personOf(row) === person) &&
      (product === null || row.record.products.some(({ productId }) => productId === product)),
  );

export interface FilterChoice {
  readonly value: string;
  /** Null: the records name no location. */
  readonly name: string | null;
}

export interface FilterChoices {
  readonly paddocks: readonly FilterChoice[];
  readonly products: readonly FilterChoice[];
  readonly people: readonly FilterChoice[];
}

const byName = (choices: ReadonlyMap<string, string | null>): readonly FilterChoice[] =>
  [...choices]
    .map(([value, name]) => ({ value, name }))
    // What has no name comes last.
    .toSorted((a, b) => (a.name ?? '\uffff').localeCompare(b.name ?? '\uffff'));

/** Every choice that the records offer. A product has its newest name. */
export function filterChoices(rows: readonly ReportRow[]): FilterChoices {
  const paddocks = new Map<string, string | null>();
  const products = new Map<string, string | null>();
  const people = new Map<string, string | null>();
  for (const row of rows) {
    paddocks.set(row.place.key, row.place.name);
    const person = personOf(row);
    if (person !== null && person !== '') people.set(person, person);
    for (const { productId, name } of row.record.products) {
      if (!products.has(productId)) products.set(productId, name);
    }
  }
  return { paddocks: byName(paddocks), products: byName(products), people: byName(people) };
}
