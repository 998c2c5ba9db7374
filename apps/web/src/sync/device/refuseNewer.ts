import type { DocumentFields } from '@mix/documents';
import { DeviceStorageError } from './DeviceStorageError.ts';
import { schemaVersionOf } from './upgradeEntry.ts';
import type { StoredEntry } from './StoredEntry.ts';

/**
 * A tab with a newer version may have written what stands there: what this page has of it would take its
 * place, or be mixed with what it cannot read.
 * @throws DeviceStorageError where that is so
 */
export function refuseNewer(old: StoredEntry | undefined, fields: DocumentFields): void {
  if (old === undefined || old.removed) return;
  if (schemaVersionOf(old.fields) > schemaVersionOf(fields)) throw new DeviceStorageError('failed');
}
