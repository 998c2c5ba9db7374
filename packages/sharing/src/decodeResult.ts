import {
  draftFields,
  failure,
  kilograms,
  litres,
  success,
  WEATHER_LIMITS,
  type ProductMeasure,
  type Result,
} from '@mix/engine';
import { FactReader, readOrNull, UnfitValue } from './FactReader.ts';
import { LONGEST, type DoneProduct, type JobResult } from './JobResult.ts';
import type { ShareFault } from './ShareFault.ts';
import { unpackText } from './unpackText.ts';

/** Of a product or of water over a whole job, kg or L. */
const MOST_AMOUNT = 100_000_000;
const MOST_LOADS = 100_000;
const FIELDS = [
  'jobId',
  'name',
  'startedAt',
  'endedAt',
  'areaDoneHa',
  'loadCount',
  'carrierL',
  'products',
  'operator',
  'windSpeedKmPerH',
  'windFrom',
  'airTemperatureC',
  'relativeHumidityPct',
  'notes',
] as const satisfies readonly (keyof JobResult)[];

function readAmount(value: unknown): ProductMeasure {
  const amount = new FactReader(value);
  amount.only('unit', 'value');
  const unit = amount.choice('unit', ['kg', 'L']);
  const figure = amount.number('value', 0, MOST_AMOUNT);
  return unit === 'kg' ? { unit, value: kilograms(figure) } : { unit, value: litres(figure) };
}

function readProduct(value: unknown): DoneProduct {
  const product = new FactReader(value);
  product.only('productId', 'name', 'amount');
  return {
    productId: product.text('productId', LONGEST.name),
    name: product.text('name', LONGEST.name),
    amount: readAmount(product.raw('amount')),
  };
}

/** Nothing ends before it started, and one product has one amount. */
function checked(result: JobResult): JobResult {
  const { startedAt, endedAt, products } = result;
  const ids = new Set(products.map(({ productId }) => productId));
  if (ids.size < products.length || (startedAt ?? endedAt) > endedAt) throw new UnfitValue();
  return result;
}

function readResult(value: unknown): JobResult {
  const facts = new FactReader(value);
  facts.only(...FIELDS);
  return checked({
    jobId: facts.text('jobId', LONGEST.name),
    name: facts.textOrNull('name', LONGEST.name),
    startedAt: facts.momentOrNull('startedAt'),
    endedAt: facts.moment('endedAt'),
    areaDoneHa: facts.number('areaDoneHa', 0, draftFields.sprayAreaHa.limits.max),
    loadCount: facts.numberOrNull('loadCount', 0, MOST_LOADS),
    carrierL: facts.numberOrNull('carrierL', 0, MOST_AMOUNT),
    products: facts.list('products', readProduct),
    operator: facts.textOrNull('operator', LONGEST.operator),
    windSpeedKmPerH: facts.numberOrNull('windSpeedKmPerH', ...WEATHER_LIMITS.windSpeedKmPerH),
    windFrom: facts.textOrNull('windFrom', LONGEST.name),
    airTemperatureC: facts.numberOrNull('airTemperatureC', ...WEATHER_LIMITS.airTemperatureC),
    relativeHumidityPct: facts.numberOrNull(
      'relativeHumidityPct',
      ...WEATHER_LIMITS.relativeHumidityPct,
    ),
    notes: facts.textOrNull('notes', LONGEST.notes),
  });
}

/**
 * Reads what `encodeResult` packed. Never throws for what is in the text.
 * @param packed the part after `done=`
 */
export async function decodeResult(packed: string): Promise<Result<JobResult, ShareFault>> {
  const unpacked = await unpackText(packed);
  if (!unpacked.ok) return unpacked;
  const result = readOrNull(() => readResult(unpacked.value));
  return result === null ? failure({ code: 'notReadable', problem: null }) : success(result);
}
