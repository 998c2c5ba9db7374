import type { Paddock } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';

const AREA_DECIMALS = 4;

/**
 * Keeps a changed paddock. A mix for it gets the new name and land use; where the mix has the
 * paddock's former area, that follows in a step that can be undone, and any other area stays.
 * @throws DeviceStorageError when this device could not keep it
 */
export async function changePaddock(
  { id, value: before }: KeptDocument<Paddock>,
  after: Paddock,
): Promise<void> {
  await paddocks.save(id, after, before);
  const form = draftStore.form.getState().value;
  if (form.paddock?.id !== id) return;
  const { name, areaHa, landUse } = after;
  draftStore.set('paddock', { id, name, areaHa, landUse });
  if (areaHa === null || areaHa === before.areaHa || form.sprayAreaHa !== before.areaHa) return;
  draftStore.change(
    { sprayAreaHa: areaHa },
    planAidWords.areaFollows(quantityText(areaHa, 'ha', AREA_DECIMALS), name),
  );
}

/**
 * Takes a paddock off the list. Where records count on it, or will, it is kept as retired, with its
 * name and area.
 * @returns a function that brings it back
 * @throws DeviceStorageError when this device could not note it down
 */
export async function deletePaddock(
  { id, value }: KeptDocument<Paddock>,
  hasRecords: boolean,
): Promise<() => Promise<void>> {
  await (hasRecords ? paddocks.save(id, { ...value, retired: true }, value) : paddocks.remove(id));
  const chosen = draftStore.form.getState().value.paddock ?? null;
  if (chosen?.id === id) draftStore.set('paddock', null);
  return async () => {
    await paddocks.save(id, value);
    if (chosen?.id === id && draftStore.form.getState().value.paddock == null) {
      draftStore.set('paddock', chosen);
    }
  };
}
