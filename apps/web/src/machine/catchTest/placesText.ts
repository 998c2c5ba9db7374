import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';

/** Numbers of nozzles in a sentence: "7 and 31", "12, 13 and 14". */
export function placesText(places: readonly number[]): string {
  const texts = places.map((place) => numberText(place, 0));
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : catchTestWords.and(texts.slice(0, -1).join(', '), last);
}
