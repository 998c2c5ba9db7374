import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

/** The most that the season may cost, as it was typed; empty: no limit is set. */
export const seasonMoney = createKeptValue<string>(browserStorage(), {
  key: 'mix.seasonMoney',
  schema: 1,
  empty: '',
  read: (stored) => (typeof stored === 'string' ? stored : null),
});
