/** What a device holds of an operator who has worked with it: a sprayer, rates, the last mix. */
const machine = { machineId: 'custom', tankCapacityL: 1000, deadVolumeL: 0 };
const usedRates = [
  { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } },
  { productId: 'seaweed', rate: { value: 2, unit: 'L/ha' } },
];
const lastMix = {
  ...machine,
  name: 'Hill block',
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: usedRates,
};

/** The device of somebody who has set up a sprayer and planned nothing yet, by key. */
export const beforeTheFirstJob = { 'mix.machine': machine };

/** The device between two jobs, as the app itself keeps it. */
export const betweenJobs = {
  ...beforeTheFirstJob,
  'mix.rates': usedRates,
  'mix.recent': [{ keptAt: Date.UTC(2026, 10, 20), form: lastMix }],
};

/** The device with a mix of one load planned. */
export const withOneLoad = { ...betweenJobs, 'mix.draft': { ...lastMix, sprayAreaHa: 8 } };
