import { paths } from '../device/navigation/paths.ts';
import { stockPaths, type PackSaid } from '../stock/stockPaths.ts';

/** What the products screen has open beside its list. */
export type OpenedView =
  | { readonly view: 'none' }
  | { readonly view: 'product'; readonly id: string }
  /** A product of the owner's own is changed. */
  | { readonly view: 'edit'; readonly id: string }
  /** A new product is made from another. */
  | { readonly view: 'copy'; readonly id: string }
  | { readonly view: 'new' }
  | { readonly view: 'files' }
  | { readonly view: 'pairs' }
  /** A pack is held before the camera. */
  | { readonly view: 'scan' }
  | ShedView;

/** The list of stock, in place of the catalogue, and what is open beside it. */
export type ShedView =
  | { readonly view: 'shed' }
  /** The stock ledger of one product. */
  | { readonly view: 'stock'; readonly id: string }
  /** Null: the product is still to be chosen. */
  | { readonly view: 'count'; readonly id: string | null }
  | {
      readonly view: 'delivery';
      /** Null: the product is still to be chosen. */
      readonly id: string | null;
      /** What a code on the pack said. */
      readonly pack: PackSaid;
      /** The order that the delivery belongs to; null: it was not ordered in this app. */
      readonly orderId: string | null;
    }
  /** What a delivery cost. */
  | { readonly view: 'bill'; readonly id: string; readonly deliveryId: string }
  /**
   * The products to order, with the product `id` beside what is missing; null: what is missing
   * alone.
   */
  | { readonly view: 'order'; readonly id: string | null }
  /** The choice of another product to order. */
  | { readonly view: 'orderAnother' };

const withQuery = (name: string, value: string): string =>
  `${paths.products}?${name}=${encodeURIComponent(value)}`;

/** The address of one product's facts. */
export const productPath = (productId: string): string => withQuery('product', productId);

export const editPath = (productId: string): string => withQuery('edit', productId);
export const copyPath = (productId: string): string => withQuery('copy', productId);
export const filesPath = `${paths.products}?files`;
export const pairsPath = `${paths.products}?pairs`;

/** The form for stock that an address asks for; null where it asks for none. */
function openedForm(query: URLSearchParams): ShedView | null {
  const counted = query.get('count');
  if (counted !== null) return { view: 'count', id: counted === '' ? null : counted };
  const delivered = query.get('delivery');
  if (delivered !== null) {
    const pack = {
      batch: query.get('batch'),
      serial: query.get('serial'),
      expiresOn: query.get('expires'),
      packSize: query.get('size'),
    };
    const id = delivered === '' ? null : delivered;
    return { view: 'delivery', id, pack, orderId: query.get('order') };
  }
  const billed = query.get('bill');
  if (billed !== null) return { view: 'bill', id: billed, deliveryId: query.get('of') ?? '' };
  const ordered = query.get('order');
  if (ordered !== null) return { view: 'order', id: ordered === '' ? null : ordered };
  if (query.has('order-another')) return { view: 'orderAnother' };
  return null;
}

/** What an address asks for. */
export function openedView(search: string): OpenedView {
  const query = new URLSearchParams(search);
  for (const view of ['product', 'edit', 'copy', 'stock'] as const) {
    const id = query.get(view);
    if (id !== null) return { view, id };
  }
  const form = openedForm(query);
  if (form !== null) return form;
  if (query.has('new')) return { view: 'new' };
  for (const view of ['files', 'pairs', 'shed', 'scan'] as const)
    if (query.has(view)) return { view };
  return { view: 'none' };
}

/** Whether the list beside the opened view is that of the stock. */
export const isOfShed = (opened: OpenedView): opened is ShedView =>
  opened.view === 'shed' ||
  opened.view === 'stock' ||
  opened.view === 'count' ||
  opened.view === 'delivery' ||
  opened.view === 'bill' ||
  opened.view === 'order' ||
  opened.view === 'orderAnother';

/** The address that the back link leads to: one step up. */
export function pathAbove(opened: OpenedView): string {
  if (!isOfShed(opened)) return paths.products;
  if (opened.view === 'orderAnother') return stockPaths.order;
  if (opened.view === 'delivery' && opened.orderId !== null) return stockPaths.order;
  const isForm = opened.view === 'count' || opened.view === 'delivery' || opened.view === 'bill';
  return isForm && opened.id !== null ? stockPaths.ledgerOf(opened.id) : stockPaths.shed;
}
