import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

/** When this device last handed out a backup, ms; null: never. */
export const lastBackup = createKeptValue<number | null>(browserStorage(), {
  key: 'mix.lastBackup',
  schema: 1,
  empty: null,
  read: (stored) => (Number.isFinite(stored) ? (stored as number) : null),
});
