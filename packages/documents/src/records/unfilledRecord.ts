import type { SprayRecord } from './SprayRecord.ts';

/** The fields of a record that only a person can fill in, all empty. */
export const UNFILLED_RECORD = {
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
