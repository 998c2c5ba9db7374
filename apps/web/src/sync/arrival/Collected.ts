/**
 * What this device knows of all documents of a kind. Only documents that are `here` may be counted,
 * added up, or said to be none: in any other state it is not known what is missing. `reading`: the
 * device is read, for a moment. `arriving`: the account has not sent all documents to this device
 * yet. `unreadable`: the device's own store does not answer.
 */
export type Collected<Item> =
  | { readonly state: 'reading' | 'unreadable' }
  | { readonly state: 'arriving'; readonly soFar: readonly Item[] }
  | { readonly state: 'here'; readonly documents: readonly Item[] };

export type Arrival = Collected<unknown>['state'];

const NONE: readonly never[] = [];

/** All documents; null: not all are known here, and nothing may be said of their number or sum. */
export const whole = <Item>(collected: Collected<Item>): readonly Item[] | null =>
  collected.state === 'here' ? collected.documents : null;

/** The documents that are here: to find one or to show some. That one is missing proves nothing. */
export function soFar<Item>(collected: Collected<Item>): readonly Item[] {
  if (collected.state === 'here') return collected.documents;
  return collected.state === 'arriving' ? collected.soFar : NONE;
}

/** The documents that are here, once the device was read; null until then. */
export const read = <Item>(collected: Collected<Item>): readonly Item[] | null =>
  collected.state === 'here' || collected.state === 'arriving' ? soFar(collected) : null;

/** The state of all collections, by the number that have still to come; null: not counted yet. */
export const arrivalByCount = (missing: number | null): Arrival =>
  missing === null ? 'reading' : missing > 0 ? 'arriving' : 'here';

/** The state of several collections together: that of the one of which least is known. */
export function arrivalOf(...all: readonly Collected<unknown>[]): Arrival {
  const order: readonly Arrival[] = ['unreadable', 'reading', 'arriving'];
  return order.find((state) => all.some((one) => one.state === state)) ?? 'here';
}
