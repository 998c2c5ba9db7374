import type { Walk } from '../../src/screens/catchTest/Walk.ts';

const nozzles = Array.from({ length: 40 }, (_, index) => index + 1);
/** A catch test at the seventh of forty nozzles. */
export const caughtSix: Walk = {
  setup: {
    machineId: 'custom',
    boomConfigurationId: null,
    nozzleId: 'aixr11003',
    nozzleCount: nozzles.length,
    pressureBar: 3,
    waterTemperatureC: null,
    tolerancePct: 10,
    goodForMonths: 6,
    by: 'Sam P.',
    seconds: 30,
  },
  testId: null,
  places: nozzles,
  at: 6,
  catches: [588, 592, 655, 590, 594, 587].map((volumeML, index) => ({
    nozzle: index + 1,
    volumeML,
    seconds: 30,
    renewedAt: null,
  })),
  clock: null,
  text: '',
  part: 'catch',
  next: 'speed',
  runs: [],
  distanceM: 100,
  runClock: null,
};

/** All forty are caught: the third lets too much through. The speed is driven twice. */
export const caughtAll: Walk = {
  ...caughtSix,
  at: nozzles.length,
  catches: nozzles.map((nozzle) => ({
    nozzle,
    volumeML: nozzle === 3 ? 655 : 586 + (nozzle % 7),
    seconds: 30,
    renewedAt: null,
  })),
  part: 'speed',
  runs: [
    { distanceM: 100, seconds: 36.2 },
    { distanceM: 100, seconds: 35.8 },
  ],
};
