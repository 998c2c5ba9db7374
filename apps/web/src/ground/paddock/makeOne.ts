import { onePaddock, type Paddock } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/**
 * Makes two paddocks of one name one: the older stays, with the area that was chosen; the mixes of
 * the other are for it from now on. Records find it by its names. Broken off on the way there are
 * still two, and it is offered again.
 * @throws DeviceStorageError when this device could not keep it
 */
export async function makeOne(
  [older, younger]: readonly [KeptDocument<Paddock>, KeptDocument<Paddock>],
  areaHa: number | null,
): Promise<void> {
  const one = onePaddock(older.value, younger.value, areaHa);
  await paddocks.save(older.id, one, older.value);
  for (const { id, value } of soFar(await savedMixes.all())) {
    if (value.paddock?.id !== younger.id) continue;
    const paddock = { ...value.paddock, id: older.id };
    await savedMixes.save(id, { ...value, paddock }, value);
  }
  const { paddock } = draftStore.form.getState().value;
  if (paddock?.id === younger.id || paddock?.id === older.id) {
    const { name, landUse } = one;
    draftStore.set('paddock', { id: older.id, name, areaHa, landUse });
  }
  await paddocks.remove(younger.id);
}
