import {
  browserStorage,
  forgetOnDevice,
  keepOnDevice,
  readFromDevice,
} from '../../device/storage/deviceStorage.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import type { ProductTexts } from './ProductTexts.ts';

const KEY = 'mix.productTexts';

interface Kept {
  readonly keptFor: string;
  readonly texts: ProductTexts;
}

/** The key with the unit system: figures are read in the units they were typed in. */
const inUnits = (keptFor: string): string => `${reader.system} ${keptFor}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'keptFor' in value &&
  'texts' in value &&
  typeof value.texts === 'object' &&
  value.texts !== null &&
  ['fields', 'solubility', 'halfLifeByPh', 'groups', 'hazards', 'basis'].every(
    (key) => key in (value.texts as object),
  );

/** The texts of an editor that were not saved yet; null where none are kept for `keptFor`. */
export function readProductTexts(keptFor: string): ProductTexts | null {
  try {
    const kept: unknown = JSON.parse(readFromDevice(browserStorage(), KEY) ?? 'null');
    return isKept(kept) && kept.keptFor === inUnits(keptFor) ? kept.texts : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the texts at every change: an editor that is left or killed half filled in opens as it was.
 */
export function keepProductTexts(keptFor: string, texts: ProductTexts): void {
  keepOnDevice(browserStorage(), KEY, JSON.stringify({ keptFor: inUnits(keptFor), texts }));
}

export const forgetProductTexts = (): void => {
  forgetOnDevice(browserStorage(), KEY);
};
