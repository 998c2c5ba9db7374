import { localized } from '../../localized.ts';

/** Words of the home page of a device that holds no work yet. */
export const firstHomeWords = localized('firstHome', {
  planMix: 'Plan a mix',
  planMixWhy:
    'From your machine, the area, the rates and the water: how many loads, what goes into each, in which order, and where the tank line stands.',
  newMix: 'New mix',
  workedOutFrom: 'What it is worked out from',
  machine: 'Machine',
  area: 'Area',
  applicationRate: 'Application rate',
  waterTemperature: 'Water temperature',
  notSet: 'Not set',
});
