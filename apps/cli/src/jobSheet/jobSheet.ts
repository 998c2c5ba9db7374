import type { Catalogue, MixDraft, MixPlan, MixResult, PlanSheet, UnitSystem } from '@mix/engine';
import { planSheet } from '@mix/engine/planSheet';
import { afterSprayingSection } from './afterSprayingSection.ts';
import { costSection, sprayerSection, supplySection, totalSection } from './jobSection.ts';
import { loadSection } from './loadSection.ts';
import { problemSection } from './problemSection.ts';
import { sheetFormat, type SheetFormat } from './SheetFormat.ts';
import { SHEET_LANGUAGES, type SheetLanguageCode } from './SheetLanguage.ts';

function heading(
  { name, area, rate, bandWidth, tank, loadCount }: PlanSheet['job'],
  { told, system, language }: SheetFormat,
): string[] {
  const { gallonWords, mixPlanWords, shareWords } = language.words;
  const { sheet, text } = shareWords;
  const job = [
    text.area(told(area), told(rate)),
    ...(bandWidth === null ? [] : [mixPlanWords.bandOf(told(bandWidth))]),
  ];
  return [
    name ?? sheet.kind,
    `${job.join(', ')} · ${sheet.tank} ${told(tank)} · ${mixPlanWords.loadCount(loadCount)}`,
    `${sheet.before} ${sheet.beforeText}`,
    ...(system === 'metric' ? [] : [gallonWords[system]]),
    '',
  ];
}

function planned(
  draft: MixDraft,
  plan: MixPlan,
  catalogue: Catalogue,
  format: SheetFormat,
): string[] {
  const sheet = planSheet(draft, plan, catalogue);
  return [
    ...heading(sheet.job, format),
    ...sheet.loads.flatMap((load) => loadSection(load, format)),
    ...totalSection(sheet.totals, format),
    ...sprayerSection(sheet.sprayer, format),
    ...afterSprayingSection(sheet.afterSpraying, format),
    ...supplySection(sheet.supply, format),
    ...costSection(plan, format),
  ];
}

/** A plan to read and print in a terminal; without a plan only what stops it. */
export function jobSheet(
  draft: unknown,
  { plan, problems }: MixResult,
  catalogue: Catalogue,
  system: UnitSystem,
  language: SheetLanguageCode = 'en',
): string {
  // A draft that gave a plan, or problems of its fields, has been read: it is an object.
  const read = typeof draft === 'object' && draft !== null ? (draft as MixDraft) : {};
  const format = sheetFormat(read, catalogue, system, SHEET_LANGUAGES[language]);
  const stops = problems.filter(({ severity }) => severity === 'stop').length;
  const lines = [
    ...(plan === null
      ? [format.language.words.mixPlanWords.stops(stops), '']
      : planned(read, plan, catalogue, format)),
    ...problemSection(problems, format),
  ];
  return lines
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trimEnd();
}
