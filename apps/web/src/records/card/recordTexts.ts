import {
  figuresBeyond,
  isBeyondPlanned,
  RECORD_FIGURES,
  typedFields,
  type FigureBeyond,
  type LocalTime,
  type RecordFigureName,
  type RecordProduct,
  type RecordWeather,
  type SprayRecord,
} from '@mix/documents';
import { kilograms, litres, type UnitId } from '@mix/engine';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { typedText } from '../../ui/forms/typedText.ts';
import { isPartDone } from '../recordOfJob.ts';
import { isTimeText, timeOfText, timeText } from './timeText.ts';

type TypedName = keyof typeof typedFields;

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
export type RecordTexts = Readonly<Record<TypedName | 'startedAt' | 'endedAt', string>> & {
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

type Values = Readonly<Record<string, unknown>>;

/** The values of a record that a person may type, those of the weather beside the others. */
const typedValues = (record: SprayRecord): Values => ({ ...record, ...record.weather });

/** The text of each field that is typed. */
function typedTexts(record: SprayRecord): Readonly<Record<TypedName, string>> {
  const values = typedValues(record);
  return Object.fromEntries(
    Object.entries(typedFields).map(([name, row]) => {
      const value = values[name] ?? null;
      return [
        name,
        row.kind === 'figure' ? typedText(value as number | null, row.unit) : (value ?? ''),
      ];
    }),
  ) as Readonly<Record<TypedName, string>>;
}

/** The fields of a record, filled in. */
export function recordTexts(record: SprayRecord): RecordTexts {
  const { weather, products } = record;
  const texts = typedTexts(record);
  return {
    ...texts,
    paddockId: record.paddockId,
    landUse: record.landUse,
    startedAt: record.startedAt === null ? '' : timeText(record.startedAt),
    endedAt: timeText(record.endedAt),
    fetched:
      weather.source === null || weather.source.startsWith(TYPED)
        ? null
        : {
            source: weather.source,
            observedAt: weather.observedAt,
            texts: Object.fromEntries(
              WEATHER_FIELDS.map((field) => [field, texts[field]]),
            ) as Readonly<Record<WeatherField, string>>,
          },
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

/** The source of the weather in the fields: a person, the service that was asked, or both. */
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

/** The values of the typed fields; an empty field that the record lacks adds nothing. */
function typedIn(record: SprayRecord, texts: RecordTexts): Values {
  const values = typedValues(record);
  return Object.fromEntries(
    Object.entries(typedFields).flatMap(([key, row]) => {
      const name = key as TypedName;
      const old = values[name];
      const value =
        row.kind === 'figure'
          ? figureOf(texts[name], row.unit, (old ?? null) as number | null, isBelowZero(row))
          : textOrNull(texts[name]);
      return value === null && old === undefined ? [] : [[name, value]];
    }),
  );
}

/** Whoever types a clock knows it. Who corrects the day alone does not: it is the latest of that day. */
function endOf(
  { endKnownTo, endedAt }: SprayRecord,
  { endedAt: text }: RecordTexts,
): Pick<SprayRecord, 'endedAt' | 'endKnownTo'> {
  const typed = { endedAt: timeOf(text, endedAt) ?? endedAt };
  if (endKnownTo == null || typed.endedAt === endedAt) return typed;
  if (text.slice(DAY) !== timeText(endedAt).slice(DAY)) return { ...typed, endKnownTo: null };
  return { endedAt: timeOf(`${text.slice(0, DAY)}T23:59`, endedAt) ?? endedAt };
}

/** Characters of the day in a time. */
const DAY = 10;

const isBelowZero = ({ limits }: { readonly limits: readonly [number, number] | null }): boolean =>
  limits !== null && limits[0] < 0;

/** The record with the values of its fields; a text that is no figure leaves the value unknown. */
export function recordWith(record: SprayRecord, texts: RecordTexts): SprayRecord {
  const typed = typedIn(record, texts);
  const ofWeather = ([name]: readonly [string, unknown]) => Object.hasOwn(record.weather, name);
  const entries = Object.entries(typed);
  const next: SprayRecord = {
    ...record,
    ...Object.fromEntries(entries.filter((entry) => !ofWeather(entry))),
    startedAt: timeOf(texts.startedAt, record.startedAt ?? record.endedAt),
    ...endOf(record, texts),
    paddockId: texts.paddockId,
    landUse: texts.landUse,
    products: record.products.map((product) =>
      productOf(product, texts.products[product.productId]),
    ),
    weather: {
      ...record.weather,
      ...Object.fromEntries(entries.filter(ofWeather)),
      ...sourceOf(record.weather, texts),
    },
  };
  return { ...next, state: isPartDone(next.areaDoneHa, next.sprayAreaHa) ? 'partDone' : 'done' };
}

/** The source of weather that a person read and typed. */
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
  /** Present for a number that is beyond its limits. */
  readonly beyond?: FigureBeyond;
}

/** What stands in the way of saving: text that is no figure, a time that is none. Of what is missing only the end and a product's amount do. */
export function recordFaults(record: SprayRecord, texts: RecordTexts): readonly RecordFault[] {
  const faults: RecordFault[] = [];
  for (const [field, row] of RECORD_FIGURES) {
    if (readTyped(texts[field], row.unit, isBelowZero(row)).message !== null) {
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

/** Faults of numbers beyond their limits; those of the weather are one fault. */
function beyondFaults(record: SprayRecord): readonly RecordFault[] {
  const beyond = figuresBeyond(record);
  const ofWeather = ({ name }: FigureBeyond) => Object.hasOwn(record.weather, name);
  const amountBeyond = record.products.some(({ planned, actual }) =>
    isBeyondPlanned(planned, actual),
  );
  return [
    ...beyond
      .filter((one) => !ofWeather(one))
      .map((one): RecordFault =>
        one.name === 'areaDoneHa' ? { field: 'areaBeyond' } : { field: one.name, beyond: one },
      ),
    ...(amountBeyond ? [{ field: 'amountBeyond' } as const] : []),
    ...(beyond.some(ofWeather) ? [{ field: 'weatherBeyond' } as const] : []),
  ];
}

function timeFaults({ startedAt, endedAt }: RecordTexts): readonly RecordFault[] {
  if (!isTimeText(endedAt)) return [{ field: 'endedAt' }];
  if (startedAt === '') return [];
  if (!isTimeText(startedAt)) return [{ field: 'startedAt' }];
  return startedAt > endedAt ? [{ field: 'order' }] : [];
}
