import type { ProductLabel } from '../catalogue/ProductLabel.ts';
import type { MixInputProduct, MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import { countedLabel } from './countedLabel.ts';

type Timed = Pick<MixInputs, 'growthStage' | 'daysToHarvest'>;

/** Both ends count as allowed. BBCH numbers are compared as they are, within one crop. */
function stageProblems(
  { product: { id: productId } }: MixInputProduct,
  { earliestGrowthStage: earliest, latestGrowthStage: latest }: ProductLabel,
  { growthStage: stage }: Timed,
): MixProblem[] {
  if (stage === null) return [];
  if (latest !== undefined && stage > latest) {
    return [mixProblem('stageAfterLabel', 'growthStage', { productId, stage, latest })];
  }
  return earliest !== undefined && stage < earliest
    ? [mixProblem('stageBeforeLabel', 'growthStage', { productId, stage, earliest })]
    : [];
}

function harvestProblems(
  { product: { id: productId } }: MixInputProduct,
  { harvestDays: least }: ProductLabel,
  { daysToHarvest: days }: Timed,
): MixProblem[] {
  if (least === undefined || days === null || days >= least) return [];
  return [mixProblem('harvestTooSoon', 'daysToHarvest', { productId, days, leastDays: least })];
}

function againProblems(
  { index, daysSinceLast: days, product: { id: productId } }: MixInputProduct,
  { applicationIntervalDays: least }: ProductLabel,
): MixProblem[] {
  if (least === undefined || days === null || days >= least) return [];
  const values = { productId, days, leastDays: least, waitDays: least - days };
  return [mixProblem('tooSoonAgain', `products.${index}.daysSinceLast`, values)];
}

/** Ground that had none of the product in twelve months has no last time to count from. */
const isLastUnknown = (line: MixInputProduct, label: ProductLabel): boolean =>
  label.applicationIntervalDays !== undefined &&
  line.daysSinceLast === null &&
  line.applicationsBefore !== 0;

const hasStage = (label: ProductLabel): boolean =>
  label.earliestGrowthStage !== undefined || label.latestGrowthStage !== undefined;

const notKnown = (
  code: 'stageNotKnown' | 'sinceLastNotKnown',
  field: string | null,
  productIds: readonly string[],
): MixProblem[] => (productIds.length === 0 ? [] : [mixProblem(code, field, { productIds })]);

/**
 * When labels allow a spraying: growth stage, days before harvest, days since the last. The latest time
 * is among what a label binds its user to (HSE, understanding the product label), so it stops; too
 * early, and too soon on ground of which a part may have been sprayed, warn.
 */
export function timingProblems(inputs: MixInputs): MixProblem[] {
  const labelled = inputs.products.flatMap((line) => {
    const label = countedLabel(line.product, inputs.country);
    return label === null ? [] : [{ line, label }];
  });
  if (labelled.length === 0) return [];
  const idsOf = (asks: (line: MixInputProduct, label: ProductLabel) => boolean) =>
    labelled.filter(({ line, label }) => asks(line, label)).map(({ line }) => line.product.id);
  const isStageUnknown = (_: MixInputProduct, label: ProductLabel) =>
    inputs.growthStage === null && hasStage(label);
  return [
    ...labelled.flatMap(({ line, label }) => [
      ...stageProblems(line, label, inputs),
      ...harvestProblems(line, label, inputs),
      ...againProblems(line, label),
    ]),
    ...notKnown('stageNotKnown', 'growthStage', idsOf(isStageUnknown)),
    ...notKnown('sinceLastNotKnown', null, idsOf(isLastUnknown)),
  ];
}
