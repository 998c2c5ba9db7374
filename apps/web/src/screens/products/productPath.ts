import { paths } from '../../navigation/paths.ts';

/** What the products screen has open beside its list. */
export type OpenedView =
  | { readonly view: 'none' }
  | { readonly view: 'product'; readonly id: string }
  /** A product of the owner's own is changed. */
  | { readonly view: 'edit'; readonly id: string }
  /** A new one is made from another. */
  | { readonly view: 'copy'; readonly id: string }
  | { readonly view: 'new' }
  | { readonly view: 'files' }
  | { readonly view: 'pairs' };

const withQuery = (name: string, value: string): string =>
  `${paths.products}?${name}=${encodeURIComponent(value)}`;

/** The address of one product's facts. */
export const productPath = (productId: string): string => withQuery('product', productId);

export const editPath = (productId: string): string => withQuery('edit', productId);
export const copyPath = (productId: string): string => withQuery('copy', productId);
export const newProductPath = `${paths.products}?new`;
export const filesPath = `${paths.products}?files`;
export const pairsPath = `${paths.products}?pairs`;

/** What an address asks for. */
export function openedView(search: string): OpenedView {
  const query = new URLSearchParams(search);
  for (const view of ['product', 'edit', 'copy'] as const) {
    const id = query.get(view);
    if (id !== null) return { view, id };
  }
  if (query.has('new')) return { view: 'new' };
  for (const view of ['files', 'pairs'] as const) if (query.has(view)) return { view };
  return { view: 'none' };
}
