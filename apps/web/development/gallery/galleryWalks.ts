import type { CatchRun } from '../../src/machine/catchTest/CatchRun.ts';

const nozzles = Array.from({ length: 40 }, (_, index) => index + 1);
/** A catch test at the seventh of forty nozzles. */
export const caughtSix: CatchRun = {
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

/** Catches of two nozzles that are worn, and one that is blocked. */
const OFF_ML: ReadonlyMap<number, number> = new Map([
  [3, 655],
  [10, 520],
  [20, 674],
]);

/** A catch test with all forty nozzles caught, and the speed driven twice. */
export const caughtAll: CatchRun = {
  ...caughtSix,
  at: nozzles.length,
  catches: nozzles.map((nozzle) => ({
    nozzle,
    volumeML: OFF_ML.get(nozzle) ?? 586 + (nozzle % 7),
    seconds: 30,
    renewedAt: null,
  })),
  part: 'speed',
  runs: [
    { distanceM: 100, seconds: 36.2 },
    { distanceM: 100, seconds: 35.8 },
  ],
};
