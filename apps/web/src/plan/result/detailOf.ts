import type { Catalogue } from '@mix/engine';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';

/**
 * What a short name leaves out of the whole one: "granular 46-0-0" of "Urea, granular 46-0-0", with
 * hyphens that keep an analysis on one line; null where it is the whole.
 */
export function detailOf(productId: string, short: string, catalogue: Catalogue): string | null {
  const whole = catalogue.products.find(({ id }) => id === productId)?.name ?? short;
  const detail = whole.slice(short.length).replace(/^[,\s]+/, '');
  return detail === '' ? null : unbrokenAnalysis(detail);
}
