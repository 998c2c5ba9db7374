import {
  lastSupplier,
  missingFor,
  neededSum,
  openOrders,
  orderedSum,
  wholePacks,
  type OpenOrder,
  type Shed,
} from '@mix/documents';
import type { Product, ProductMeasure } from '@mix/engine';
import { stockUnit } from '../stockAmount.ts';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { typedText } from '../../ui/forms/typedText.ts';
import type { NeedsOf } from '../needs/needsOfJobs.ts';

/** A product on the list of what to order. Amounts are in its unit. */
export interface OrderLine {
  readonly product: Product;
  readonly unit: ProductMeasure['unit'];
  /** What one bag or drum holds; null: not known, so an amount is ordered. */
  readonly packSize: number | null;
  readonly needed: number;
  /** The amount in stock; null: nobody counted the product, so nothing is worked out. */
  readonly there: number | null;
  readonly keep: number | null;
  readonly ordered: number;
  /** Null where nobody counted the product. */
  readonly missing: number | null;
  /** The text in the field of the line: packs, or an amount. */
  readonly text: string;
  readonly supplier: string;
  /** What is to be ordered: whole packs of it where their size is known; null is nothing. */
  readonly amount: number | null;
  /** Why what is typed cannot be ordered. */
  readonly fault: 'unread' | 'part' | null;
}

interface OrderInput {
  readonly products: readonly Product[];
  readonly shed: Shed;
  readonly needsOf: NeedsOf;
  readonly typed: {
    readonly figures: Readonly<Record<string, string>>;
    readonly suppliers: Readonly<Record<string, string>>;
  };
  /** A product that somebody wants on the list, needed or not. */
  readonly wantedId: string | null;
}

/** What is missing for the jobs to come, and what somebody wants besides; by name. */
export function orderLines(input: OrderInput): readonly OrderLine[] {
  const { typed, wantedId } = input;
  const orders = openOrders(input.shed.entries);
  return input.products
    .map((product) => lineOf(product, orders, input))
    .filter(
      ({ product: { id }, missing, needed }) =>
        (missing === null ? needed > 0 : missing > 0) ||
        id === wantedId ||
        (typed.figures[id] ?? '').trim() !== '',
    )
    .toSorted((a, b) => a.product.name.localeCompare(b.product.name));
}

function lineOf(
  product: Product,
  orders: readonly OpenOrder[],
  { shed, needsOf, typed }: OrderInput,
): OrderLine {
  const { id, liquidDensityKgPerL } = product;
  const ledger = shed.ledgerOf(product);
  const unit = stockUnit(product, ledger);
  const needed = neededSum(needsOf(id, unit, liquidDensityKgPerL));
  const ordered = orderedSum(orders, { productId: id, unit }, liquidDensityKgPerL).amount;
  const missing = ledger === null ? null : missingFor(ledger, needed, ordered);
  const packSize = ledger?.packSize ?? null;
  const text = typed.figures[id] ?? offeredText(missing, packSize, unit);
  return {
    product,
    unit,
    packSize,
    needed,
    there: ledger === null ? null : Math.max(0, ledger.amount),
    keep: ledger?.keep ?? null,
    ordered,
    missing,
    text,
    supplier: typed.suppliers[id] ?? lastSupplier(shed.entriesOf(id)) ?? '',
    ...readFigure(text, packSize, unit),
  };
}

/** How much the text of a line orders, or why it orders nothing. */
function readFigure(
  text: string,
  packSize: number | null,
  unit: ProductMeasure['unit'],
): Pick<OrderLine, 'amount' | 'fault'> {
  const { value, message } = readTyped(text, packSize === null ? unit : '1');
  if (message !== null) return { amount: null, fault: 'unread' };
  if (value === null || value <= 0) return { amount: null, fault: null };
  if (packSize === null) return { amount: value, fault: null };
  return Number.isInteger(value)
    ? { amount: value * packSize, fault: null }
    : { amount: null, fault: 'part' };
}

/** The text for an amount that would be enough: a part of a pack cannot be ordered. */
function offeredText(
  missing: number | null,
  packSize: number | null,
  unit: ProductMeasure['unit'],
): string {
  if (missing === null || missing === 0) return '';
  return packSize === null ? typedText(missing, unit) : String(wholePacks(missing, packSize));
}
