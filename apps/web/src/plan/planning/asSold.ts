import type { Catalogue } from '@mix/engine';

/** What a line says of the brand on its drum. */
interface Line {
  readonly productId: string;
  readonly soldAs?: string | null;
}

/** The brand on a product's drum and its catalogue name: a brand means other things elsewhere. */
export const soldName = (brand: string, name: string): string =>
  name.startsWith(`${brand}: `) ? name : `${brand}: ${name}`;

let last: readonly [of: Catalogue, by: string, named: Catalogue] | null = null;

/**
 * The facts of a mix, its products under the brands they were chosen by; the same object as long as
 * neither changes.
 */
export function asSold(facts: Catalogue, lines: readonly Line[]): Catalogue {
  const sold = lines.flatMap(({ productId, soldAs }) =>
    soldAs == null ? [] : [[productId, soldAs] as const],
  );
  if (sold.length === 0) return facts;
  const by = JSON.stringify(sold);
  if (last?.[0] !== facts || last[1] !== by) {
    const brands = new Map(sold);
    const products = facts.products.map((product) => {
      const brand = brands.get(product.id);
      return brand === undefined ? product : { ...product, name: soldName(brand, product.name) };
    });
    last = [facts, by, { ...facts, products }];
  }
  return last[2];
}
