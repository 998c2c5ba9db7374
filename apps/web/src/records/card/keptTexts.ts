import { RECORD_FIGURES } from '@mix/documents';
import type { UnitSystem } from '@mix/engine';
import {
  browserStorage,
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
  type DeviceStorage,
} from '../../device/storage/deviceStorage.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import type { ProductTexts, RecordTexts } from './recordTexts.ts';

const KEY = 'mix.recordTexts';

interface Kept {
  readonly keptFor: string;
  /** The units that stood beside the figures. */
  readonly system: UnitSystem;
  /** The fields as the record had them when they were typed into. */
  readonly before: RecordTexts;
  readonly texts: RecordTexts;
}

const areTexts = (value: unknown): value is RecordTexts =>
  typeof value === 'object' &&
  value !== null &&
  'products' in value &&
  typeof value.products === 'object' &&
  value.products !== null;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'keptFor' in value &&
  'before' in value &&
  'texts' in value &&
  areTexts(value.before) &&
  areTexts(value.texts);

/**
 * The fields as they are now, with what was typed over them. Typed words stay. A typed figure stays
 * as long as the record still has the figure that it was typed over, in the same units: an amount
 * put right after the first load is not that of three, and 24.7 acres are not 24.7 hectares.
 */
function typedOver(fresh: RecordTexts, { before, texts, system }: Kept): RecordTexts {
  const sameUnits = system === reader.system;
  const figure = (was: string, typed: string, now: string): string =>
    sameUnits && typed !== was && was === now ? typed : now;
  const figures = RECORD_FIGURES.map(
    ([field]) => [field, figure(before[field], texts[field], fresh[field])] as const,
  );
  const words = Object.entries(texts).filter(
    ([field, text]) => text !== before[field as keyof RecordTexts],
  );
  const product = ([id, now]: readonly [string, ProductTexts]): readonly [string, ProductTexts] => {
    const was = before.products[id];
    const typed = texts.products[id];
    if (was === undefined || typed === undefined) return [id, now];
    return [id, { ...typed, actual: figure(was.actual, typed.actual, now.actual) }];
  };
  return {
    ...fresh,
    ...Object.fromEntries(words),
    ...Object.fromEntries(figures),
    fetched: sameUnits ? texts.fetched : fresh.fetched,
    products: Object.fromEntries(Object.entries(fresh.products).map(product)),
  };
}

/**
 * The fields of a record with what was typed into its card and not saved yet.
 * @param fresh the fields as the record has them, in the reader's units
 */
export function readTexts(
  keptFor: string,
  fresh: RecordTexts,
  storage: DeviceStorage | null = browserStorage(),
): RecordTexts {
  const text = readFromDevice(storage, KEY);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) && kept.keptFor === keptFor ? typedOver(fresh, kept) : fresh;
  } catch {
    return fresh;
  }
}

/**
 * Keeps the texts at every change: a card that is killed half filled in opens as it was.
 * @param before the fields as the record has them
 */
export function keepTexts(
  keptFor: string,
  before: RecordTexts,
  texts: RecordTexts,
  storage: DeviceStorage | null = browserStorage(),
): void {
  const kept: Kept = { keptFor, system: reader.system, before, texts };
  keepOnDevice(storage, KEY, JSON.stringify(kept));
}

export const forgetTexts = (): void => {
  forgetOnDevice(browserStorage(), KEY);
};
