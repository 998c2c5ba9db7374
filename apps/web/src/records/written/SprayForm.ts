import type { Paddock } from '@mix/documents';
import { draftFields, type Product } from '@mix/engine';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { typedText } from '../../ui/forms/typedText.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { daysBefore, latestOfDay } from './latestOfDay.ts';
import { isInAll, mostPerHa, perHaOfLine, type SprayLine, type SprayUnit } from './sprayLines.ts';
import type { WrittenSpray } from './writtenRecord.ts';

/** A product of the form: nothing typed is lost, whatever it is. */
export interface TypedLine {
  readonly product: Product;
  readonly text: string;
  readonly unit: SprayUnit;
}

/** The form as it stands. */
export interface SprayForm {
  readonly paddock: KeptDocument<Paddock> | null;
  /** Words that say where, in place of a paddock; null: a paddock is chosen, or nothing is. */
  readonly elsewhere: string | null;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly lines: readonly TypedLine[];
  /** Null: the paddock's own area. */
  readonly area: string | null;
  readonly operator: string;
}

/** The area as it stands in its field. */
export const areaText = ({ area, paddock }: SprayForm): string =>
  area ?? typedText(paddock?.value.areaHa ?? null, 'ha');

/** ha; null while it is empty or no number. What was not typed stays as exact as the paddock has it. */
export const areaOf = ({ area, paddock }: SprayForm): number | null =>
  area === null ? (paddock?.value.areaHa ?? null) : readTyped(area, 'ha').value;

/** A line as it is typed. */
export const typedLine = ({ product, value, unit }: SprayLine): TypedLine => ({
  product,
  text: typedText(value, unit),
  unit,
});

export function lineOfTyped({ product, text, unit }: TypedLine): SprayLine | null {
  const { value } = readTyped(text, unit);
  return value === null || value <= 0 ? null : { product, value, unit };
}

const whereOf = ({ paddock, elsewhere }: SprayForm): WrittenSpray['where'] => ({
  paddockId: paddock?.id ?? null,
  location: paddock?.value.name ?? wordsOrNull(elsewhere ?? ''),
  landUse: paddock?.value.landUse ?? null,
});

const wordsOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The spray that the form says; null while anything stands in the way. */
export function sprayOf(form: SprayForm, nowMs: number): WrittenSpray | null {
  const when = latestOfDay(form.day, nowMs);
  const lines = form.lines.flatMap((line) => lineOfTyped(line) ?? []);
  const isWhole = when !== null && lines.length === form.lines.length;
  if (!isWhole || faultsOf(form, nowMs).length > 0) return null;
  return {
    where: whereOf(form),
    when,
    lines,
    areaHa: areaOf(form),
    applicationRateLPerHa: null,
    operator: wordsOrNull(form.operator),
  };
}

/** What stands in the way of saving. */
export type SprayFault =
  | { readonly code: 'noProduct' | 'areaNotNumber' | 'areaBeyond' | 'day' }
  | { readonly code: 'noAmount' | 'needsArea'; readonly line: TypedLine }
  /** The most in the unit that a hectare was told in. */
  | { readonly code: 'tooMuch'; readonly line: TypedLine; readonly unit: 'kg' | 'L' };

/** ha */
export const MOST_AREA_HA: number = draftFields.sprayAreaHa.limits.max;

function areaFault(form: SprayForm): SprayFault | null {
  const areaHa = areaOf(form);
  if (areaHa === null) return areaText(form).trim() === '' ? null : { code: 'areaNotNumber' };
  return areaHa > 0 && areaHa <= MOST_AREA_HA ? null : { code: 'areaBeyond' };
}

function lineFault(typed: TypedLine, areaHa: number | null): SprayFault | null {
  const line = lineOfTyped(typed);
  if (line === null) return { code: 'noAmount', line: typed };
  if (areaHa === null && !isInAll(line.unit)) return { code: 'needsArea', line: typed };
  const perHa = perHaOfLine(line, { areaHa, applicationRateLPerHa: null });
  return perHa !== null && perHa.value > mostPerHa(perHa.unit)
    ? { code: 'tooMuch', line: typed, unit: perHa.unit }
    : null;
}

/** What stands in the way of saving, in the order of the screen. */
export function faultsOf(form: SprayForm, nowMs: number): readonly SprayFault[] {
  const areaHa = areaOf(form);
  return [
    latestOfDay(form.day, nowMs) === null ? { code: 'day' as const } : null,
    form.lines.length === 0 ? { code: 'noProduct' as const } : null,
    ...form.lines.map((line) => lineFault(line, areaHa)),
    areaFault(form),
  ].filter((fault) => fault !== null);
}

/** Which of the days of one tap a day is. */
export function dayChoice(day: string, today: string): 'today' | 'yesterday' | 'otherDay' {
  if (day === today) return 'today';
  return day === daysBefore(today, 1) ? 'yesterday' : 'otherDay';
}
