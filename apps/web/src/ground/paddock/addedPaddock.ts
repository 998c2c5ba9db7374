import type { Paddock } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';

interface AddedPaddock {
  /** Id of the deleted paddock that comes back; null: a new paddock. */
  readonly id: string | null;
  readonly value: Paddock;
}

/**
 * A paddock to be added. A deleted paddock of the same name is the same ground: it comes back with
 * its records and their nitrogen, and keeps an area and land use that are not given anew.
 */
export function addedPaddock(
  { name, areaHa, landUse }: Pick<Paddock, 'name' | 'areaHa' | 'landUse'>,
  kept: readonly Pick<KeptDocument<Paddock>, 'id' | 'value'>[],
): AddedPaddock {
  const former = kept.find(
    ({ value }) => value.retired && value.name.trim().toLowerCase() === name.toLowerCase(),
  );
  if (former === undefined) {
    const value = { name, areaHa, landUse, outline: null, earlierNames: [], retired: false };
    return { id: null, value };
  }
  const { value } = former;
  return {
    id: former.id,
    value: {
      ...value,
      name,
      areaHa: areaHa ?? value.areaHa,
      landUse: landUse ?? value.landUse,
      retired: false,
    },
  };
}
