import type { Farm } from './Farm.ts';

/** Somebody who sprays for others now and then: an account with little in it. */
export const contractor: Farm = {
  name: 'Sam Reid',
  email: 'sam@reidspraying.example',
  password: 'rinse the tank twice',
  region: 'Canterbury',
  operatorCertificate: 'RC-88120',
  machine: { boomConfig: 'boom', machineId: 'trailed-2000-18', nozzleIds: [] },
  machineName: 'Trailed 2000 L, 18 m',
  paddocks: [
    {
      id: 'seed-boundary',
      value: {
        name: 'Boundary',
        areaHa: 24,
        landUse: 'barley',
        outline: null,
        earlierNames: [],
        retired: false,
      },
    },
  ],
  products: [],
  favourites: [],
  sprayings: [
    {
      name: 'Liquid nitrogen',
      months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      on: ['barley'],
      applicationRateLPerHa: 100,
      products: [{ productId: 'uan32', rate: { value: 40, unit: 'L/ha' } }],
      reason: 'By the grower',
      typeOfUse: 'Cereals, foliar',
      growthStage: null,
      withholding: null,
      isSaved: true,
    },
  ],
  everyDays: 60,
};
