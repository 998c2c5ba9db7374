import type { SprayRecord } from './SprayRecord.ts';

/** What only a person can say of a job, before anybody has said it. */
export const NOTHING_SAID = {
  weather: {
    windSpeedKmPerH: null,
    windGustKmPerH: null,
    windFrom: null,
    airTemperatureC: null,
    relativeHumidityPct: null,
    source: null,
    observedAt: null,
  },
  operator: null,
  operatorCertificate: null,
  supervisor: null,
  owner: null,
  crop: null,
  growthStage: null,
  typeOfUse: null,
  reason: null,
  equipment: null,
  paddockOrder: null,
  driftPrevention: null,
  withholding: null,
  neighbours: null,
  notes: null,
  sharedJobId: null,
} as const satisfies Partial<SprayRecord>;
