import { nitrogenReportWords } from '../../i18n/made/en/reporting/nitrogenReportWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import type { PlaceNitrogen } from './nitrogenLedger.ts';
import { knownSum, type PartialSum } from '../totals/PartialSum.ts';

/** A figure, marked as a lower bound where some of its sum is not known. */
const bound = (figure: string, { unknown }: PartialSum): string =>
  unknown === 0 ? figure : nitrogenReportWords.atLeast(figure);

/** kg of synthetic nitrogen; a sum that leaves something out says so. */
export function nitrogenText(nitrogenKg: PartialSum): string {
  const known = knownSum(nitrogenKg);
  return known === null
    ? nitrogenReportWords.notKnown
    : bound(quantityText(known, 'kg'), nitrogenKg);
}

/** kg N/ha over the whole ground; a sum that leaves something out says so. */
export function perAreaText({
  kgPerHa,
  nitrogenKg,
}: Pick<PlaceNitrogen, 'kgPerHa' | 'nitrogenKg'>): string {
  return kgPerHa === null
    ? nitrogenReportWords.notKnown
    : bound(quantityText(kgPerHa, 'kg N/ha', 1), nitrogenKg);
}

/** Share of the cap, %. */
export function shareText(
  { kgPerHa, nitrogenKg }: Pick<PlaceNitrogen, 'kgPerHa' | 'nitrogenKg'>,
  capKgPerHa: number,
): string {
  return kgPerHa === null
    ? nitrogenReportWords.notKnown
    : bound(quantityText((kgPerHa / capKgPerHa) * 100, '%', 1), nitrogenKg);
}
