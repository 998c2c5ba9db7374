import type { ProductMeasure } from '@mix/engine';
import { readTyped } from '../../ui/forms/readTyped.ts';

/** How much there is, as it is typed: whole packs, what one holds, and what is loose. */
export interface PackTexts {
  readonly packs: string;
  readonly size: string;
  readonly loose: string;
}

export interface PackFigures {
  /** The sum; null where nothing is typed, or where the size of the packs is not known. */
  readonly amount: number | null;
  readonly packSize: number | null;
  /** One of the texts is no number. */
  readonly isUnread: boolean;
}

/** What packs and loose add up to. */
export function packFigures(texts: PackTexts, unit: ProductMeasure['unit']): PackFigures {
  const packs = readTyped(texts.packs, '1');
  const size = readTyped(texts.size, unit);
  const loose = readTyped(texts.loose, unit);
  const isUnread = [packs, size, loose].some(({ message }) => message !== null);
  const packSize = size.value !== null && size.value > 0 ? size.value : null;
  const none = packs.value === null && loose.value === null;
  const unknown = packs.value !== null && packs.value > 0 && packSize === null;
  return {
    isUnread,
    packSize,
    amount:
      isUnread || none || unknown
        ? null
        : (packs.value ?? 0) * (packSize ?? 0) + (loose.value ?? 0),
  };
}
