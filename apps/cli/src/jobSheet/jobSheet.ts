import {
  readMix,
  type Catalogue,
  type MixDraft,
  type MixPlan,
  type MixResult,
  type UnitSystem,
} from '@mix/engine';
import { pluralIn } from '@mix/messages';
import { costSection, sprayerSection, supplySection, totalSection } from './jobSection.ts';
import { intervalSection } from './intervalSection.ts';
import { loadSection, type RoundingOf } from './loadSection.ts';
import { problemSection } from './problemSection.ts';
import { sheetFormat, type SheetFormat } from './SheetFormat.ts';

const plural = pluralIn('en');

/** Amounts under a label maximum are shown rounded down, so that no figure invites too much. */
function roundingUnderLabels(draft: MixDraft, catalogue: Catalogue): RoundingOf {
  const products = readMix(draft, catalogue).inputs?.products ?? [];
  const labelled = new Set(
    products
      .filter(({ labelMaximumRate }) => labelMaximumRate !== null)
      .map(({ product }) => product.id),
  );
  return (productId) => (labelled.has(productId) ? 'floor' : 'nearest');
}

function heading({ name }: MixDraft, plan: MixPlan, format: SheetFormat): string[] {
  const { loadCount, sprayAreaHa, applicationRateLPerHa, tankCapacityL } = plan;
  return [
    name ?? 'Job sheet',
    `${format.quantity(sprayAreaHa, 'ha')} at ${format.quantity(applicationRateLPerHa, 'L/ha')}, ` +
      `tank ${format.quantity(tankCapacityL, 'L')}: ${plural(loadCount, { one: '1 load', other: `${loadCount} loads` })}`,
    'Protective gear as each label says. The label wins over this sheet.',
    '',
  ];
}

function planned(
  draft: MixDraft,
  plan: MixPlan,
  catalogue: Catalogue,
  format: SheetFormat,
): string[] {
  const roundingOf = roundingUnderLabels(draft, catalogue);
  return [
    ...heading(draft, plan, format),
    ...plan.loads.flatMap((load) => loadSection(load, plan.loadCount, format, roundingOf)),
    ...totalSection(plan, format, roundingOf),
    ...sprayerSection(plan.sprayer, format),
    ...intervalSection(plan.intervals),
    ...supplySection(plan.supply, format),
    ...costSection(plan.cost, plan.sprayAreaHa, format),
  ];
}

/** A plan to read and print in a terminal; without a plan only what stops it. */
export function jobSheet(
  draft: unknown,
  { plan, problems }: MixResult,
  catalogue: Catalogue,
  system: UnitSystem,
): string {
  // A draft that gave a plan, or problems of its fields, has been read: it is an object.
  const read = typeof draft === 'object' && draft !== null ? (draft as MixDraft) : {};
  const format = sheetFormat(read, catalogue, system);
  const lines = [
    ...(plan === null ? ['No plan.', ''] : planned(read, plan, catalogue, format)),
    ...problemSection(problems, format),
  ];
  return lines.join('\n').replaceAll('\u00a0', ' ').trimEnd();
}
