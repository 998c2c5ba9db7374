import type { SavedMix } from '@mix/documents';
import type { FormReading } from '../reading/readForm.ts';
import { asSold } from '../planning/asSold.ts';
import { jarTestFields, jarTestOf } from '../../fill/jar/jarTests.ts';
import { ENGINE_VERSION, type Catalogue } from '@mix/engine';

/**
 * A mix as it is kept under a name: what was entered, and the facts it is planned with now, its products
 * under their brands.
 */
export function savedMixOf(
  name: string,
  { draft, paddock }: Pick<FormReading, 'draft' | 'paddock'>,
  catalogue: Catalogue,
): SavedMix {
  const jarTest = jarTestOf(draft);
  const lines = draft.products ?? [];
  return {
    name,
    draft: { ...draft, name },
    engineVersion: ENGINE_VERSION,
    catalogueVersion: catalogue.version,
    products: asSold(catalogue, lines).products.filter(({ id }) =>
      lines.some(({ productId }) => productId === id),
    ),
    jarTest: jarTest && jarTestFields(jarTest),
    paddock: paddock && { id: paddock.id, name: paddock.name, landUse: paddock.landUse },
  };
}
