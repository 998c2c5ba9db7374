import type { SavedMix } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

/** The mix that stands under a name already; names differ by more than spaces at their ends and capitals. */
export function mixOfName(
  saved: readonly KeptDocument<SavedMix>[],
  name: string,
): KeptDocument<SavedMix> | null {
  const plain = (text: string) => text.trim().toLocaleLowerCase();
  return saved.find(({ value }) => plain(value.name) === plain(name)) ?? null;
}

/**
 * Keeps a mix under its name; a mix that had the name before is replaced.
 * @throws DeviceStorageError when this device could not keep it
 */
export async function saveMix(mix: SavedMix): Promise<void> {
  const before = mixOfName(soFar(await savedMixes.all()), mix.name);
  await savedMixes.save(before?.id ?? newDocumentId(), mix);
}
