import { nitrogenKgPerHa } from './recordFacts.ts';
import type { SprayRecord } from './SprayRecord.ts';

/** Whether a record holds a field, by the ids of the catalogue's list of asked fields. */
const HELD: Readonly<Record<string, (record: SprayRecord) => boolean>> = {
  applicator: ({ operator }) => isSaid(operator),
  supervisor: ({ supervisor }) => isSaid(supervisor),
  owner: ({ owner }) => isSaid(owner),
  date: () => true,
  startAndFinish: ({ startedAt, endKnownTo }) => startedAt !== null && endKnownTo !== 'day',
  productName: ({ products }) => products.length > 0,
  registrationNumber: ({ products }) =>
    products.every(({ registrationNumber }) => isSaid(registrationNumber)),
  batch: ({ products }) => products.every(({ batch }) => isSaid(batch)),
  productRate: ({ products, areaDoneHa }) => products.length > 0 && areaDoneHa !== null,
  productTotal: ({ products }) => products.length > 0,
  applicationRate: ({ applicationRateLPerHa }) => applicationRateLPerHa !== null,
  sprayArea: ({ areaDoneHa }) => areaDoneHa !== null,
  location: ({ location }) => isSaid(location),
  crop: ({ crop, landUse }) => isSaid(crop) || isSaid(landUse),
  growthStage: ({ growthStage }) => isSaid(growthStage),
  typeOfUse: ({ typeOfUse }) => isSaid(typeOfUse),
  reason: ({ reason }) => isSaid(reason),
  wind: ({ weather }) => weather.windSpeedKmPerH !== null && isSaid(weather.windFrom),
  weather: ({ weather }) =>
    weather.airTemperatureC !== null && weather.relativeHumidityPct !== null,
  equipment: ({ equipment }) => isSaid(equipment),
  paddockOrder: ({ paddockOrder }) => isSaid(paddockOrder),
  driftPrevention: ({ driftPrevention }) => isSaid(driftPrevention),
  withholding: ({ withholding }) => isSaid(withholding),
  neighbours: ({ neighbours }) => isSaid(neighbours),
  nitrogen: (record) => nitrogenKgPerHa(record) !== null,
  recordedAt: () => true,
};

const isSaid = (text: string | null): boolean => text !== null && text.trim() !== '';

/** What somebody asks a record for; the catalogue's list has this form. */
export interface AskedField {
  readonly id: string;
}

/** The asked fields that a record does not hold, in the order they were asked. */
export const missingFields = <Field extends AskedField>(
  record: SprayRecord,
  asked: readonly Field[],
): readonly Field[] => asked.filter(({ id }) => HELD[id]?.(record) === false);
