import type { DocumentFields } from '@mix/documents';
import { DeviceStorageError } from './DeviceStorageError.ts';
import { schemaVersionOf } from './upgradeEntry.ts';
import type { StoredEntry } from './StoredEntry.ts';

/**
 * Refuses a change of a document that a tab with a newer version of the app wrote: this page's
 * content would take its place, or be mixed with what this page cannot read.
 * @throws DeviceStorageError where the stored document is of a newer version
 */
export function refuseNewer(old: StoredEntry | undefined, fields: DocumentFields): void {
  if (old === undefined || old.removed) return;
  if (schemaVersionOf(old.fields) > schemaVersionOf(fields)) throw new DeviceStorageError('failed');
}
