import type { Catalogue } from '@mix/engine';
import type { MessageFormat } from '@mix/messages';
import { productNames } from '../products/productNames.ts';
import { reader } from '../preferences/reader.ts';

/**
 * How messages name entries of the catalogue; an id that is not in it is shown itself.
 * @param productIds the products of the draft, in its order
 */
export function messageFormat(
  catalogue: Catalogue | null,
  productIds: readonly string[] = [],
): MessageFormat {
  const productName = productNames(catalogue, productIds);
  return {
    system: reader.system,
    signs: reader.signs,
    productName,
    productAt: (index) => {
      const productId = productIds[index];
      return productId === undefined ? null : productName(productId);
    },
    nozzleName: (nozzleId) =>
      catalogue?.nozzles.find(({ id }) => id === nozzleId)?.model ?? nozzleId,
    ruleReason: (ruleId) =>
      catalogue?.compatibilityRules.find(({ id }) => id === ruleId)?.reason ?? null,
  };
}
