import { paths } from '../device/navigation/paths.ts';

const withId = (name: string, productId: string): string =>
  `${paths.products}?${name}=${encodeURIComponent(productId)}`;

/** What a code on a pack said beside its product. */
export interface PackSaid {
  readonly batch: string | null;
  /** Number of this very pack: it is only offered, as other packs may have come with it. */
  readonly serial: string | null;
  /** `YYYY-MM-DD` */
  readonly expiresOn: string | null;
  /** What one pack holds, as it is typed: in the reader's unit. */
  readonly packSize: string | null;
}

const NOTHING_SAID: PackSaid = { batch: null, serial: null, expiresOn: null, packSize: null };

const also = (name: string, value: string | null): string =>
  value === null ? '' : `&${name}=${encodeURIComponent(value)}`;

/**
 * Addresses of the views of stock: views of the products screen, so that the phone's way back
 * works.
 */
export const stockPaths = {
  shed: `${paths.products}?shed`,
  scan: `${paths.products}?scan`,
  /** The ledger of one product. */
  ledgerOf: (productId: string) => withId('stock', productId),
  /** A delivery, of a product that is still to be chosen. */
  delivery: `${paths.products}?delivery`,
  deliveryOf: (
    productId: string,
    { batch, serial, expiresOn, packSize }: PackSaid = NOTHING_SAID,
  ) =>
    withId('delivery', productId) +
    also('batch', batch) +
    also('serial', serial) +
    also('expires', expiresOn) +
    also('size', packSize),
  /** What to order, and what is on its way. */
  order: `${paths.products}?order`,
  /**
   * The same list with a product that is not missing; `orderAnother` offers products to choose
   * from.
   */
  orderOf: (productId: string) => withId('order', productId),
  orderAnother: `${paths.products}?order-another`,
  /** The delivery of an order that arrived. */
  arrivalOf: (productId: string, orderId: string) =>
    withId('delivery', productId) + also('order', orderId),
  /** What a delivery of a product cost. */
  billOf: (productId: string, deliveryId: string) =>
    withId('bill', productId) + also('of', deliveryId),
  count: `${paths.products}?count`,
  countOf: (productId: string) => withId('count', productId),
} as const;
