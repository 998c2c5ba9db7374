import type { PaddockSpraying } from '@mix/documents';
import {
  activeOf,
  activeSum,
  waysOfActing,
  type Catalogue,
  type MixDraftProduct,
  type Product,
} from '@mix/engine';
import { createStore } from 'zustand/vanilla';
import { productOf } from '../../products/catalogue/productOf.ts';
import type { FormReading } from '../reading/readForm.ts';

/** The sprayings of the paddock of the mix in twelve months, by the records. */
export interface GroundSprayings {
  readonly paddockId: string;
  readonly sprayings: readonly PaddockSpraying[];
  /** The day they are counted to, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Null: no paddock, its records are not read yet, or there are none. */
export const groundSprayings = createStore<{ readonly known: GroundSprayings | null }>(() => ({
  known: null,
}));

let last: {
  readonly from: FormReading;
  readonly known: GroundSprayings;
  readonly catalogue: Catalogue;
  readonly to: FormReading;
} | null = null;

const timesOf = (sprayings: readonly PaddockSpraying[]): number =>
  new Set(sprayings.map(({ recordNumber }) => recordNumber)).size;

/** The day the ground last had a product; null where the records have none of it. */
export const lastDayOf = (
  sprayings: readonly PaddockSpraying[],
  productId: string | undefined,
): string | null =>
  sprayings
    .filter((one) => one.productId === productId)
    .reduce<string | null>((last, { day }) => (last !== null && last > day ? last : day), null);

const DAY_MS = 86_400_000;

/** Whole calendar days, whatever the clocks did meanwhile. */
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** The calendar day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * How often the ground had a product that acts like this one; null where the way this product acts
 * is not known, and where no product is known to act alike but the way of some is not known.
 */
function sameActionBefore(
  product: Product | undefined,
  sprayings: readonly PaddockSpraying[],
  catalogue: Catalogue,
): number | null {
  const own = waysOfActing(product);
  if (own === null || own.length === 0) return null;
  const actionsOf = ({ actions, productId }: PaddockSpraying) =>
    // Facts that an older version kept lack the ways of acting; those of today may have them.
    actions ?? waysOfActing(productOf(catalogue, productId));
  const times = timesOf(
    sprayings.filter((one) => actionsOf(one)?.some((action) => own.includes(action)) === true),
  );
  return times === 0 && sprayings.some((one) => actionsOf(one) === null) ? null : times;
}

/** The product's active ingredient on a treated hectare, g, from any product; null: not known. */
function activeBefore(
  product: Product | undefined,
  sprayings: readonly PaddockSpraying[],
  catalogue: Catalogue,
): number | null {
  const own = product === undefined ? null : activeOf(product);
  if (own === null || own === 'none') return null;
  const parts = sprayings.map(({ active, perHa, productId }) => {
    const today = productOf(catalogue, productId);
    // Facts that an older version kept lack the active ingredient; those of today may name it.
    return { perHa, active: active ?? (today === undefined ? null : activeOf(today)) };
  });
  const { knownG, isWhole } = activeSum(own.key, parts);
  return isWhole ? knownG : null;
}

/** What was typed rules; the rest comes from the records. */
function withHistory(
  line: MixDraftProduct,
  { sprayings, day }: GroundSprayings,
  catalogue: Catalogue,
): MixDraftProduct {
  const ofIt = sprayings.filter(({ productId }) => productId === line.productId);
  const product = productOf(catalogue, line.productId);
  const perHa = ofIt.reduce<number | null>(
    (sum, one) => (sum === null || one.perHa === null ? null : sum + one.perHa),
    0,
  );
  const last = lastDayOf(sprayings, line.productId);
  return {
    ...line,
    applicationsBefore: line.applicationsBefore ?? timesOf(ofIt),
    appliedBeforePerHa: line.appliedBeforePerHa ?? perHa,
    sameActionBefore: line.sameActionBefore ?? sameActionBefore(product, sprayings, catalogue),
    activeBeforeGPerHa: line.activeBeforeGPerHa ?? activeBefore(product, sprayings, catalogue),
    daysSinceLast: line.daysSinceLast ?? (last === null ? null : daysBetween(last, day)),
  };
}

/** Whether a label or a way of acting makes what was sprayed before matter. */
const mattersFor = (catalogue: Catalogue, productId: string): boolean => {
  const product = productOf(catalogue, productId);
  return product?.label !== undefined || product?.resistanceGroups !== undefined;
};

/** The reading with what the records tell of the ground, for the products that it matters for. */
export function withGroundSprayings(
  from: FormReading,
  known: GroundSprayings | null,
  catalogue: Catalogue | null,
): FormReading {
  if (known === null || catalogue === null || from.paddock?.id !== known.paddockId) return from;
  const products = from.draft.products ?? [];
  if (!products.some(({ productId }) => mattersFor(catalogue, productId))) return from;
  if (last?.from === from && last.known === known && last.catalogue === catalogue) return last.to;
  const told = products.map((line) =>
    mattersFor(catalogue, line.productId) ? withHistory(line, known, catalogue) : line,
  );
  const to = { ...from, draft: { ...from.draft, products: told } };
  last = { from, known, catalogue, to };
  return to;
}
