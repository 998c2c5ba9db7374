import type { BufferResult, IntervalKind, LabelInterval } from '@mix/engine';
import { intervalWords as words } from '../made/en/label/intervalWords.ts';
import { quantityText } from '../figures/quantityText.ts';
import { numberText } from '../figures/numberText.ts';

/** The length of an interval: "for 7 days". Null where it is not known. */
export function intervalText({ value, unit }: LabelInterval): string | null {
  if (value === null) return null;
  if (value === 0) return words.notRequired;
  if (unit === 'h') return words.hours(numberText(value));
  return words.days(value, numberText(value));
}

/** "No grazing for 7 days", or that it is free at once. Null where the interval is not known. */
export function intervalSentence(interval: LabelInterval): string | null {
  const text = intervalText(interval);
  if (text === null) return null;
  const { kind, value } = interval;
  return value === 0 ? `${words.free[kind]}: ${text}` : `${words.waits[kind]} ${text}`;
}

/** Sentences on intervals that are not known, one for all products that lack the same ones. */
export function unknownIntervals(
  intervals: readonly LabelInterval[],
  nameOf: (productId: string) => string,
): readonly string[] {
  const kindsOf = new Map<string, IntervalKind[]>();
  for (const { kind, unknownFor } of intervals) {
    if (unknownFor.length === 0) continue;
    const names = unknownFor.map(nameOf).join(', ');
    kindsOf.set(names, [...(kindsOf.get(names) ?? []), kind]);
  }
  return [...kindsOf].map(([names, kinds]) =>
    words.notKnown(names, kinds.map((kind) => words.free[kind].toLowerCase()).join(', ')),
  );
}

/** How far to keep from sensitive ground downwind, and the products whose label is not known. */
export function bufferTexts(
  buffer: BufferResult | null,
  nameOf: (productId: string) => string,
): readonly string[] {
  if (buffer === null) return [];
  const { bufferM, productIds, unknownFor } = buffer;
  const names = (ids: readonly string[]): string => ids.map(nameOf).join(', ');
  return [
    ...(bufferM === null || bufferM === 0
      ? []
      : [`${words.buffer(quantityText(bufferM, 'm'))} · ${words.asked(names(productIds))}`]),
    ...(unknownFor.length === 0 ? [] : [words.bufferNotKnown(names(unknownFor))]),
  ];
}
