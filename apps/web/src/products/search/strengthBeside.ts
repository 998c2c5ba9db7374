import type { Product } from '@mix/engine';
import type { SoldName } from './SoldName.ts';

/** How the strength of a trade name compares with the one that the found product's name states. */
export interface StrengthBeside {
  readonly is: 'other' | 'otherForm' | 'notRead';
  /** The product's own strength, "360 g/L"; null where its name states none. */
  readonly own: string | null;
}

const OWN = /\d+(?:[.,]\d+)?(?= \+| g\/(?:L|kg))/g;
const UNIT = /g\/(?:L|kg)/;
const PRINTED = /(\d+(?:\.\d+)?) g\/(?:L|kg)/g;

/** Relative difference that counts as the same: registers round 99.5 to 100. */
const ROUNDING = 0.02;

/**
 * Null where both strengths are the same, and where the product's name states none and its form is
 * that of the trade name.
 */
export function strengthBeside(
  { name, form }: Pick<Product, 'name' | 'form'>,
  { actives }: Pick<SoldName, 'actives'>,
): StrengthBeside | null {
  const isLiquid = form === 'liquid';
  const printedUnit = UNIT.exec(actives)?.[0];
  const figures = name.match(OWN) ?? [];
  const unit = UNIT.exec(name)?.[0];
  const own =
    figures.length === 0 || unit === undefined ? null : `${figures.join(' + ')}\u00a0${unit}`;
  if (printedUnit === undefined) return own === null ? null : { is: 'notRead', own };
  if ((printedUnit === 'g/L') !== isLiquid) return { is: 'otherForm', own };
  const printed = [...actives.matchAll(PRINTED)].map(([, grams]) => Number(grams));
  const isPrinted = (figure: string) => {
    const grams = Number(figure.replace(',', '.'));
    return printed.some((one) => Math.abs(one - grams) <= grams * ROUNDING);
  };
  return own === null || figures.every(isPrinted) ? null : { is: 'other', own };
}
