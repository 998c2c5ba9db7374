import { localized } from '../../localized.ts';
import { plural } from '../plural.ts';

/** Said once to whoever does not belong to a farm any more. */
export const goneFarmWords = localized('goneFarm', {
  gone: (farm: string) =>
    farm === ''
      ? 'You do not belong to a farm any more. What is the farm’s has gone from this device.'
      : `You do not belong to ${farm} any more. What is the farm’s has gone from this device.`,
  kept: (count: number) =>
    plural(count, {
      one: '1 thing the farm does not have yet is kept here.',
      other: `${count} things the farm does not have yet are kept here.`,
    }),
  unheard: (farm: string) =>
    `No word from ${farm === '' ? 'the farm' : farm} for 45 days. You are on your own until this device has a signal; then the farm is here again. What was made for it stays on this device.`,
  saveAsOwn: 'Save as my own',
  understood: 'Understood',
});
