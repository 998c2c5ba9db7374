import { browserStorage } from '../../device/storage/deviceStorage.ts';
import { createKeptValue } from '../../device/storage/keptValue.ts';

/** What the season may cost, in the words it was typed; empty: no limit is set. */
export const seasonMoney = createKeptValue<string>(browserStorage(), {
  key: 'mix.seasonMoney',
  schema: 1,
  empty: '',
  read: (stored) => (typeof stored === 'string' ? stored : null),
});
