import {
  RECORD_WORD_FIELDS,
  type LocalTime,
  type RecordProduct,
  type RecordWeather,
  type RecordWordField,
  type SprayRecord,
} from '@mix/documents';
import { kilograms, litres, type UnitId } from '@mix/engine';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { typedText } from '../../ui/forms/typedText.ts';
import { isPartDone } from '../recordOfJob.ts';
import { mostPlausibleAmount } from '../mostPlausibleAmount.ts';
import { isTimeText, timeOfText, timeText } from './timeText.ts';
import { VARIABLES } from '../weather/readWeather.ts';

/** Figures that may be typed, with the metric unit each is kept in. */
export const FIGURE_UNITS = {
  areaDoneHa: 'ha',
  carrierL: 'L',
  windSpeedKmPerH: 'km/h',
  windGustKmPerH: 'km/h',
  airTemperatureC: '°C',
  relativeHumidityPct: '%',
} as const satisfies Readonly<Record<string, UnitId>>;
export type RecordFigureName = keyof typeof FIGURE_UNITS;

type TextField =
  | RecordFigureName
  | RecordWordField
  | 'location'
  | 'startedAt'
  | 'endedAt'
  | 'operator'
  | 'windFrom'
  | 'notes';

/** Weather fields that a service can fill in. */
export const WEATHER_FIELDS = [
  'windSpeedKmPerH',
  'windGustKmPerH',
  'windFrom',
  'airTemperatureC',
  'relativeHumidityPct',
] as const;
export type WeatherField = (typeof WEATHER_FIELDS)[number];

/** What a weather service said, as it stands in the fields. */
export interface FetchedTexts {
  readonly source: string;
  readonly observedAt: LocalTime | null;
  readonly texts: Readonly<Record<WeatherField, string>>;
}

export interface ProductTexts {
  readonly actual: string;
  readonly registrationNumber: string;
  readonly batch: string;
}

/** A record as it stands in the fields: nothing typed is lost, whatever it is. */
export type RecordTexts = Readonly<Record<TextField, string>> & {
  readonly paddockId: string | null;
  readonly landUse: string | null;
  /** What a weather service said; null: it was not asked. */
  readonly fetched: FetchedTexts | null;
  /** By product id. */
  readonly products: Readonly<Record<string, ProductTexts>>;
};

const words = (text: string | null): string => text ?? '';

const productTexts = ({ actual, registrationNumber, batch }: RecordProduct): ProductTexts => ({
  actual: typedText(actual.value, actual.unit),
  registrationNumber: words(registrationNumber),
  batch: words(batch),
});

/** The fields of a record, filled in. */
export function recordTexts(record: SprayRecord): RecordTexts {
  const { weather, products } = record;
  const weatherTexts = {
    windSpeedKmPerH: typedText(weather.windSpeedKmPerH, 'km/h'),
    windGustKmPerH: typedText(weather.windGustKmPerH, 'km/h'),
    windFrom: words(weather.windFrom),
    airTemperatureC: typedText(weather.airTemperatureC, '°C'),
    relativeHumidityPct: typedText(weather.relativeHumidityPct, '%'),
  };
  return {
    location: words(record.location),
    paddockId: record.paddockId,
    landUse: record.landUse,
    startedAt: record.startedAt === null ? '' : timeText(record.startedAt),
    endedAt: timeText(record.endedAt),
    areaDoneHa: typedText(record.areaDoneHa, 'ha'),
    carrierL: typedText(record.carrierL, 'L'),
    operator: words(record.operator),
    ...weatherTexts,
    fetched:
      weather.source === null || weather.source.startsWith(TYPED)
        ? null
        : { source: weather.source, observedAt: weather.observedAt, texts: weatherTexts },
    notes: words(record.notes),
    operatorCertificate: words(record.operatorCertificate),
    supervisor: words(record.supervisor),
    owner: words(record.owner),
    crop: words(record.crop),
    growthStage: words(record.growthStage),
    typeOfUse: words(record.typeOfUse),
    reason: words(record.reason),
    equipment: words(record.equipment),
    paddockOrder: words(record.paddockOrder),
    driftPrevention: words(record.driftPrevention),
    withholding: words(record.withholding),
    neighbours: words(record.neighbours),
    products: Object.fromEntries(
      products.map((product) => [product.productId, productTexts(product)]),
    ),
  };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A figure whose text was not touched stays exact; shown digits are fewer than it has. */
function figureOf(
  text: string,
  unit: UnitId,
  old: number | null,
  negativeAllowed = false,
): number | null {
  if (text === typedText(old, unit)) return old;
  return readTyped(text, unit, negativeAllowed).value;
}

function productOf(product: RecordProduct, texts: ProductTexts | undefined): RecordProduct {
  if (texts === undefined) return product;
  const { unit, value } = product.actual;
  const amount = figureOf(texts.actual, unit, value) ?? value;
  return {
    ...product,
    actual: unit === 'kg' ? { unit, value: kilograms(amount) } : { unit, value: litres(amount) },
    registrationNumber: textOrNull(texts.registrationNumber),
    batch: textOrNull(texts.batch),
  };
}

const timeOf = (text: string, old: string | null): string | null =>
  old !== null && text === timeText(old) ? old : timeOfText(text, old);

function weatherWith(weather: RecordWeather, texts: RecordTexts): RecordWeather {
  return {
    windSpeedKmPerH: figureOf(texts.windSpeedKmPerH, 'km/h', weather.windSpeedKmPerH),
    windGustKmPerH: figureOf(texts.windGustKmPerH, 'km/h', weather.windGustKmPerH),
    windFrom: textOrNull(texts.windFrom),
    airTemperatureC: figureOf(texts.airTemperatureC, '°C', weather.airTemperatureC, true),
    relativeHumidityPct: figureOf(texts.relativeHumidityPct, '%', weather.relativeHumidityPct),
    ...sourceOf(weather, texts),
  };
}

/** Who says what stands in the fields: a person, the service that was asked, or both. */
function sourceOf(
  weather: RecordWeather,
  texts: RecordTexts,
): Pick<RecordWeather, 'source' | 'observedAt'> {
  const { fetched } = texts;
  const filled = WEATHER_FIELDS.filter((field) => textOrNull(texts[field]) !== null);
  if (filled.length === 0) return { source: null, observedAt: null };
  if (fetched === null) return { source: weather.source ?? TYPED, observedAt: weather.observedAt };
  const own = filled.filter((field) => texts[field] !== fetched.texts[field]);
  if (own.length === filled.length) return { source: TYPED, observedAt: null };
  const source = own.length === 0 ? fetched.source : `${TYPED}, ${fetched.source}`;
  return { source, observedAt: fetched.observedAt };
}

/** The record with what stands in the fields; a text that is no figure leaves it not said. */
export function recordWith(record: SprayRecord, texts: RecordTexts): SprayRecord {
  const areaDoneHa = figureOf(texts.areaDoneHa, 'ha', record.areaDoneHa);
  return {
    ...record,
    state: isPartDone(areaDoneHa, record.sprayAreaHa) ? 'partDone' : 'done',
    startedAt: timeOf(texts.startedAt, record.startedAt ?? record.endedAt),
    endedAt: timeOf(texts.endedAt, record.endedAt) ?? record.endedAt,
    paddockId: texts.paddockId,
    location: textOrNull(texts.location),
    landUse: texts.landUse,
    areaDoneHa,
    carrierL: figureOf(texts.carrierL, 'L', record.carrierL),
    products: record.products.map((product) =>
      productOf(product, texts.products[product.productId]),
    ),
    weather: weatherWith(record.weather, texts),
    operator: textOrNull(texts.operator),
    ...Object.fromEntries(RECORD_WORD_FIELDS.map((field) => [field, textOrNull(texts[field])])),
    notes: textOrNull(texts.notes),
  };
}

/** Where weather comes from that a person read and typed. */
export const TYPED = 'typed';

/** A field that cannot be saved as it stands. */
export interface RecordFault {
  readonly field:
    | RecordFigureName
    | 'startedAt'
    | 'endedAt'
    | 'products'
    | 'order'
    | 'areaBeyond'
    | 'amountBeyond'
    | 'weatherBeyond';
}

/** What stands in the way of saving: text that is no figure, a time that is none. Nothing missing does. */
export function recordFaults(record: SprayRecord, texts: RecordTexts): readonly RecordFault[] {
  const faults: RecordFault[] = [];
  for (const [field, unit] of Object.entries(FIGURE_UNITS) as [RecordFigureName, UnitId][]) {
    if (readTyped(texts[field], unit, field === 'airTemperatureC').message !== null) {
      faults.push({ field });
    }
  }
  faults.push(...timeFaults(texts));
  for (const { productId, actual } of record.products) {
    const text = texts.products[productId]?.actual ?? '';
    if (readTyped(text, actual.unit).value === null) faults.push({ field: 'products' });
  }
  return [...faults, ...beyondFaults(recordWith(record, texts))];
}

/** Figures that are numbers and cannot be so. */
function beyondFaults({
  areaDoneHa,
  sprayAreaHa,
  products,
  weather,
}: SprayRecord): readonly RecordFault[] {
  const isBeyond = (value: number | null, { least, most }: Limits): boolean =>
    value !== null && !(value >= least && value <= most);
  const weatherBeyond = [
    isBeyond(weather.windSpeedKmPerH, VARIABLES.wind),
    isBeyond(weather.windGustKmPerH, VARIABLES.gust),
    isBeyond(weather.airTemperatureC, VARIABLES.temperature),
    isBeyond(weather.relativeHumidityPct, VARIABLES.humidity),
  ].includes(true);
  const amountBeyond = products.some(
    ({ planned, actual }) =>
      planned?.unit === actual.unit && actual.value > mostPlausibleAmount(planned.value),
  );
  return [
    ...(areaDoneHa !== null && areaDoneHa > mostPlausibleAmount(sprayAreaHa)
      ? [{ field: 'areaBeyond' } as const]
      : []),
    ...(amountBeyond ? [{ field: 'amountBeyond' } as const] : []),
    ...(weatherBeyond ? [{ field: 'weatherBeyond' } as const] : []),
  ];
}

interface Limits {
  readonly least: number;
  readonly most: number;
}

function timeFaults({ startedAt, endedAt }: RecordTexts): readonly RecordFault[] {
  if (!isTimeText(endedAt)) return [{ field: 'endedAt' }];
  if (startedAt === '') return [];
  if (!isTimeText(startedAt)) return [{ field: 'startedAt' }];
  return startedAt > endedAt ? [{ field: 'order' }] : [];
}
