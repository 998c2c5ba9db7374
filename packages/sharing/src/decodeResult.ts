import {
  draftFields,
  failure,
  kilograms,
  litres,
  success,
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
  const said = new FactReader(value);
  said.only(...FIELDS);
  return checked({
    jobId: said.text('jobId', LONGEST.name),
    name: said.textOrNull('name', LONGEST.name),
    startedAt: said.momentOrNull('startedAt'),
    endedAt: said.moment('endedAt'),
    areaDoneHa: said.number('areaDoneHa', 0, draftFields.sprayAreaHa.limits.max),
    loadCount: said.numberOrNull('loadCount', 0, MOST_LOADS),
    carrierL: said.numberOrNull('carrierL', 0, MOST_AMOUNT),
    products: said.list('products', readProduct),
    operator: said.textOrNull('operator', LONGEST.operator),
    windSpeedKmPerH: said.numberOrNull('windSpeedKmPerH', 0, 300),
    windFrom: said.textOrNull('windFrom', LONGEST.name),
    airTemperatureC: said.numberOrNull('airTemperatureC', -40, 60),
    relativeHumidityPct: said.numberOrNull('relativeHumidityPct', 0, 100),
    notes: said.textOrNull('notes', LONGEST.notes),
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
