import type { LabelInterval, SheetAfterSpraying } from '@mix/engine';
import { numberText, quantityText } from '@mix/messages';
import type { SheetFormat } from './SheetFormat.ts';

function intervalLine({ kind, unit, value }: LabelInterval, format: SheetFormat): string[] {
  if (value === null) return [];
  const words = format.language.words.intervalWords;
  if (value === 0) return [`${words.free[kind]}: ${words.notRequired}`];
  const time = numberText(value, format);
  return [`${words.waits[kind]} ${unit === 'h' ? words.hours(time) : words.days(value, time)}`];
}

function bufferLines(
  { buffer }: SheetAfterSpraying,
  { language, productName, ...format }: SheetFormat,
): string[] {
  if (buffer === null) return [];
  const words = language.words.intervalWords;
  const { bufferM, productIds, unknownFor } = buffer;
  const names = (ids: readonly string[]): string => ids.map(productName).join(', ');
  return [
    ...(bufferM === null || bufferM === 0
      ? []
      : [
          `${words.buffer(quantityText(bufferM, 'm', format))} · ${words.asked(names(productIds))}`,
        ]),
    ...(unknownFor.length === 0 ? [] : [words.bufferNotKnown(names(unknownFor))]),
  ];
}

function rinseLine({ rinse }: SheetAfterSpraying, format: SheetFormat): string[] {
  if (rinse === null) return [];
  const words = format.language.words.intervalWords;
  const { parts, eachL, residualL, thinnedTo, isLeast } = rinse;
  const each = quantityText(eachL, 'L', format, 0);
  const sentence = words.rinse(
    numberText(parts, format),
    isLeast ? words.atLeast(each) : each,
    quantityText(residualL, 'L', format),
    numberText(thinnedTo, format),
  );
  return [isLeast ? `${sentence} ${words.rinseLeast}` : sentence];
}

/** What comes after spraying; intervals that are not known stand among the problems. */
export function afterSprayingSection(after: SheetAfterSpraying, format: SheetFormat): string[] {
  const lines = [
    ...after.intervals.flatMap((interval) => intervalLine(interval, format)),
    ...bufferLines(after, format),
    ...rinseLine(after, format),
  ];
  return lines.length === 0
    ? []
    : [format.language.words.intervalWords.title, ...lines.map((line) => `  ${line}`), ''];
}
