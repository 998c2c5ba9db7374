import { localized } from '../../localized.ts';

/** Words of the home page of a device that holds no work yet. */
export const firstHomeWords = localized('firstHome', {
  planMix: 'Plan a mix',
  planMixWhy: 'What goes into the tank, in which order, to which line. Five answers make a plan.',
  newMix: 'New mix',
  openExample: 'Open an example',
  fiveAnswers: 'Five answers',
  machine: 'Machine',
  machineNote: 'its tank, and its nozzles when you know them',
  area: 'Area',
  areaNote: 'a figure or a paddock',
  applicationRate: 'Application rate',
  applicationRateNote: 'spray per hectare, water and products together',
  waterTemperature: 'Water temperature',
  waterTemperatureNote: 'whether all dissolves, and how cold it gets',
  productsNote: 'what goes in, and how much a hectare',
  works: 'With or without a signal',
  worksNote: 'No account is needed. With one your work is on your other devices too.',
});
