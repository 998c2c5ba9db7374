import {
  convertUnit,
  shownUnit,
  type CostResult,
  type JobProductTotal,
  type MixPlan,
  type SprayerResult,
  type SupplyResult,
} from '@mix/engine';
import { cell, columns, figure } from './columns.ts';
import type { RoundingOf } from './loadSection.ts';
import type { SheetFormat } from './SheetFormat.ts';

/** Why the total is not rate x area: what stays in the machine, and what is in the tank already. */
function reasonOf(
  { productId, amount, measured, sprayed, leftInMachine, alreadyInMachine }: JobProductTotal,
  { sprayAreaHa }: MixPlan,
  format: SheetFormat,
  roundingOf: RoundingOf,
): string[] {
  if (leftInMachine.value === 0 && alreadyInMachine.value === 0) return [];
  const told = ({ value, unit }: JobProductTotal['amount']): string =>
    format.amount(value, unit, roundingOf(productId));
  const stays =
    leftInMachine.value > 0 ? ` + ${told(leftInMachine)} that stays in the machine` : '';
  const isThere = alreadyInMachine.value > 0 ? ` − ${told(alreadyInMachine)} already in it` : '';
  const ground = `${told(sprayed)} on ${format.quantity(sprayAreaHa, 'ha')}`;
  const more = measured.value - amount.value;
  const isWeighed = told(measured) !== told(amount);
  const size = format.amount(Math.abs(more), measured.unit, roundingOf(productId));
  const rounding = isWeighed ? ` ${more > 0 ? '+' : '−'} ${size} for whole steps of the scale` : '';
  return [
    `  ${format.productName(productId)} ${told(measured)}: ${ground}${stays}${isThere}${rounding}`,
  ];
}

/** The area unit of the reader, and how many of it a hectare is. */
function shownArea({ system }: SheetFormat): { readonly name: string; readonly perHa: number } {
  const unit = shownUnit('ha', system);
  return { name: unit === 'ac' ? 'acre' : 'hectare', perHa: convertUnit(1, 'ha', unit) };
}

/** Rate and job total of each product, and the water. */
export function totalSection(plan: MixPlan, format: SheetFormat, roundingOf: RoundingOf): string[] {
  const area = shownArea(format);
  return [
    'Rates and totals',
    ...columns([
      [cell('  Product'), figure(area.name === 'acre' ? 'An acre' : 'A hectare'), figure('Job')],
      ...plan.productTotals.map(({ productId, perHa, measured }) => [
        cell(`  ${format.productName(productId)}`),
        figure(format.amount(perHa.value / area.perHa, perHa.unit, roundingOf(productId))),
        figure(format.amount(measured.value, measured.unit, roundingOf(productId))),
      ]),
      [cell('  Water'), figure(''), figure(format.quantity(plan.carrierTotalL, 'L'))],
    ]),
    ...plan.productTotals.flatMap((total) => reasonOf(total, plan, format, roundingOf)),
    '',
  ];
}

/** Nozzle, pressure and speeds; nothing when the sprayer is not known well enough. */
export function sprayerSection(sprayer: SprayerResult | null, format: SheetFormat): string[] {
  if (sprayer === null) return [];
  const { nozzleId, nozzleCount, pressureBar, travelSpeedKmPerH, speedWindowKmPerH } = sprayer;
  const name = format.nozzleName?.(nozzleId) ?? nozzleId;
  const speed = format.quantity(travelSpeedKmPerH, 'km/h');
  const lines = [
    `Nozzle: ${nozzleCount} × ${name}, ${format.quantity(pressureBar, 'bar')} at ${speed}, ` +
      `${format.quantity(sprayer.nozzleOutputLPerMin, 'L/min')} each`,
  ];
  if (speedWindowKmPerH !== null) {
    const [slowest, fastest] = speedWindowKmPerH;
    lines.push(
      `  Keep between ${format.quantity(slowest, 'km/h')} and ${format.quantity(fastest, 'km/h')}.`,
    );
  }
  if (sprayer.dropletClass !== null) {
    lines.push(
      `  Droplets: ${sprayer.dropletClass} (${sprayer.dropletStandard ?? 'edition not known'})`,
    );
  }
  return [...lines, ''];
}

const hasSome = ([, value]: readonly [string, number]): boolean => value > 0;

/** Nutrients on the ground, and the year against the cap where it is known. */
export function supplySection(supply: SupplyResult, format: SheetFormat): string[] {
  const { elementalKgPerHa, nitrogenYearKgPerHa, nitrogenCapKgPerHa } = supply;
  const nutrients = Object.entries(elementalKgPerHa)
    .filter(hasSome)
    .map(([name, value]) => `${name} ${format.quantity(value, 'kg/ha')}`);
  const lines = nutrients.length === 0 ? [] : [`Supplies ${nutrients.join(', ')}`];
  if (nitrogenYearKgPerHa !== null) {
    const year = format.quantity(nitrogenYearKgPerHa, 'kg N/ha');
    const cap =
      nitrogenCapKgPerHa === null ? '' : `, of ${format.quantity(nitrogenCapKgPerHa, 'kg N/ha')}`;
    lines.push(`  ${year} since 1 July${cap}`);
  }
  return lines.length === 0 ? [] : [...lines, ''];
}

/** Cost of job, hectare or acre, load, and hectare or acre with all that goes in; nothing while a price is missing. */
export function costSection(
  { jobCents, perHaCents, loadCents }: CostResult,
  sprayAreaHa: number,
  format: SheetFormat,
): string[] {
  if (jobCents === null || perHaCents === null || loadCents === null) return [];
  const { name, perHa } = shownArea(format);
  const each = name === 'acre' ? 'an acre' : 'a hectare';
  const ground = format.money(Math.round(perHaCents / perHa));
  const perJobGround = format.money(Math.round(jobCents / (sprayAreaHa * perHa)));
  const whole =
    perJobGround === ground ? '' : `; with all that goes into the tank ${perJobGround} ${each}`;
  return [
    `Cost: ${format.money(jobCents)} the job, ${ground} ${each}, ${format.money(loadCents)} the first load${whole}`,
    '',
  ];
}
