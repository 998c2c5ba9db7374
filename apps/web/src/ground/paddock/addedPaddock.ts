import type { Paddock } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';

interface AddedPaddock {
  /** Of the deleted paddock that is back; null: it was never here. */
  readonly id: string | null;
  readonly value: Paddock;
}

/**
 * A paddock that is added. One that was deleted and is added again under its name is the same ground:
 * it comes back with its records, whose nitrogen is on it. What is not said anew stays as it was.
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
