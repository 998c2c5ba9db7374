import {
  costOnArea,
  type MixPlan,
  type SheetSprayer,
  type SheetSupply,
  type SheetTotals,
} from '@mix/engine';
import { reasonText } from '@mix/messages/sheet';
import { cell, columns, figure } from './columns.ts';
import type { SheetFormat } from './SheetFormat.ts';

/** Rate and job total of each product, and the water; why a total is not rate x area. */
export function totalSection(
  { products, water, doubt }: SheetTotals,
  { told, productName, ...format }: SheetFormat,
): string[] {
  const { shareWords, totalWords } = format.language.words;
  const { sheet } = shareWords;
  const allWater = doubt === null ? told(water) : `${told(water)} ${told(doubt)}`;
  return [
    sheet.ratesAndTotals,
    ...columns([
      [cell(`  ${sheet.product}`), figure(sheet.productRate), figure(sheet.job)],
      ...products.map(({ productId, perArea, amount }) => [
        cell(`  ${productName(productId)}`),
        figure(told(perArea)),
        figure(told(amount)),
      ]),
      [cell(`  ${sheet.waterRow}`), figure(''), figure(allWater)],
    ]),
    ...products.flatMap(({ productId, amount, reason }) => {
      if (reason === null) return [];
      const total = told(amount);
      const because = totalWords.because(total, reasonText(reason, total, totalWords, format));
      return [`  ${productName(productId)} ${because}`];
    }),
    '',
  ];
}

/** Nozzle, pressure and speeds; nothing when the sprayer is not known well enough. */
export function sprayerSection(
  sprayer: SheetSprayer | null,
  { told, nozzleName, language }: SheetFormat,
): string[] {
  if (sprayer === null) return [];
  const { nozzleWords, resultWords } = language.words;
  const { nozzleId, nozzleCount, pressure, speed, flow, speeds, dropletClass } = sprayer;
  const droplets =
    dropletClass === null ? nozzleWords.dropletUnknown : resultWords.dropletClasses[dropletClass];
  const more = [
    ...(speeds === null ? [] : [nozzleWords.keepBetween(told(speeds[0]), told(speeds[1]))]),
    ...(sprayer.dropletStandard === null ? [] : [nozzleWords.edition(sprayer.dropletStandard)]),
  ];
  return [
    `${nozzleWords.nozzle} · ${nozzleCount} × ${nozzleName?.(nozzleId) ?? nozzleId}, ` +
      `${told(pressure)} ${nozzleWords.atSpeed} ${told(speed)}, ` +
      `${nozzleWords.eachNozzle(told(flow))}, ${droplets}`,
    ...(more.length === 0 ? [] : [`  ${more.join(' ')}`]),
    '',
  ];
}

/** Nutrients on the ground, and the year against the cap where it is known. */
export function supplySection(
  { nutrients, unknownFor, year }: SheetSupply,
  { told, productName, language }: SheetFormat,
): string[] {
  if (nutrients.length === 0 && unknownFor.length === 0 && year === null) return [];
  const { supplyWords, mixPlanWords, resultWords } = language.words;
  const least = unknownFor.length === 0 ? '' : ` ${mixPlanWords.atLeast}`;
  const shown = nutrients.map(({ nutrient, perArea }) => `${nutrient}${least} ${told(perArea)}`);
  const none = unknownFor.length === 0 ? '–' : resultWords.notKnown;
  return [
    `${supplyWords.supply} · ${shown.length === 0 ? none : shown.join(', ')}`,
    ...(unknownFor.length === 0
      ? []
      : [`  ${supplyWords.analysisUnknown(unknownFor.map(productName).join(', '))}`]),
    ...(year === null
      ? []
      : [
          `  ${supplyWords.nitrogenYear} · ${told(year.sum)} ${supplyWords.ofCap(told(year.most))}`,
        ]),
    '',
  ];
}

/** Cost of job, hectare or acre, and first load; nothing where no price is set. */
export function costSection(plan: MixPlan, { system, money, language }: SheetFormat): string[] {
  const { costWords, resultWords } = language.words;
  const { lines, jobCents, loadCents } = plan.cost;
  if (lines.every((line) => line.jobCents === null)) return [];
  const { sum, whole } = costOnArea(plan, system);
  if (jobCents === null || loadCents === null || sum === null)
    return [costWords.cost, `  ${costWords.priceMissing}`, ''];
  const area = resultWords.perArea[system];
  return [
    costWords.cost,
    ...columns([
      [cell(`  ${costWords.jobTotal}`), figure(money(jobCents))],
      [cell(`  ${area}`), figure(money(sum))],
      [cell(`  ${costWords.perLoad}`), figure(money(loadCents))],
    ]),
    ...(whole === null ? [] : [`  ${costWords.jobCostOnArea(money(whole), area)}`]),
    '',
  ];
}
