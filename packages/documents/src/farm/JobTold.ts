import { isFields, type MixDraft, type MixPlan, type Product } from '@mix/engine';
import { hasShape, type Shape } from '../fields/Shape.ts';
import { isMixDraft } from '../mixes/mixDraftShape.ts';
import type { SavedPaddock } from '../mixes/SavedMix.ts';
import { isOwnProduct } from '../OwnProduct.ts';
import type { LocalTime } from '../records/SprayRecord.ts';
import { readGround, type SprayedPaddock } from '../paddocks/Paddock.ts';
import { isPrescription, type Prescription } from '../paddocks/Prescription.ts';
import { isLocalDay, isLocalTime } from '../time/recordTime.ts';

/** What filling needs of a plan; the workings stay with the plan. */
export type JobPlan = Pick<
  MixPlan,
  | 'tankCapacityL'
  | 'applicationRateLPerHa'
  | 'sprayAreaHa'
  | 'treatedAreaHa'
  | 'deadVolumeL'
  | 'tankResidualL'
  | 'leftInTankL'
  | 'loadCount'
  | 'loads'
  | 'carrierTotalL'
  | 'productTotals'
>;

/** The instruction: the very plan that was on the screen of whoever handed it over. */
export interface JobTold {
  readonly draft: MixDraft;
  readonly plan: JobPlan;
  /** Facts of its products when it was planned. */
  readonly products: readonly Product[];
  readonly engineVersion: string;
  readonly catalogueVersion: string;
  /** The ground it is for; null is not said. */
  readonly paddock: SavedPaddock | null;
  /**
   * The outline of that ground as it was then, with what is left out of it: a contractor reads no
   * paddock. Absent where it has none.
   */
  readonly ground?: SprayedPaddock;
  /**
   * The zones of a plan by zones, whose rate is only their average. Null: the zones are too large
   * for a job. Absent where one rate holds.
   */
  readonly prescription?: Prescription | null;
  /** The day it is for, `YYYY-MM-DD`; null is not said. */
  readonly day: string | null;
  /** Words of whoever handed it over; null where there are none. */
  readonly note: string | null;
  /** Who told it; a contractor cannot look up a name. */
  readonly by: string | null;
  readonly at: LocalTime;
}

/** An earlier instruction without its ground: only the present instruction says where to drive. */
export function withoutGround({
  ground: _ground,
  prescription: _prescription,
  ...told
}: JobTold): JobTold {
  return told;
}

/** A line of a mix, or the facts of a product, without what it costs: one of one's own may have a price. */
function unpriced<Line extends object>(line: Line): Line {
  const { price: _left, ...rest } = line as Line & { price?: unknown };
  return rest as unknown as Line;
}

/**
 * An instruction for those who may not see money: the rules let a document be read only as a whole.
 * Its plan has no costs.
 */
export const withoutPrices = (told: JobTold): JobTold => ({
  ...told,
  draft: {
    ...told.draft,
    ...(told.draft.products != null && { products: told.draft.products.map(unpriced) }),
  },
  products: told.products.map(unpriced),
});

const toldShape: Shape = {
  fields: {
    engineVersion: 'id',
    catalogueVersion: 'id',
    paddock: { fields: { id: 'text', name: 'id', landUse: 'text' } },
    day: 'text',
    note: 'text',
    by: 'text',
    at: 'id',
  },
};

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const areFigures = (fields: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.every((name) => isNumber(fields[name]));

const isListOf = (
  value: unknown,
  isItem: (item: unknown) => boolean,
): value is readonly unknown[] => Array.isArray(value) && value.every(isItem);

const isAmount = (value: unknown): boolean =>
  isFields(value) && (value['unit'] === 'kg' || value['unit'] === 'L') && isNumber(value['value']);

const isStep = (value: unknown): boolean =>
  isFields(value) &&
  typeof value['kind'] === 'string' &&
  isNumber(value['tankLineL']) &&
  (value['amount'] === null || isAmount(value['amount']));

const isLoad = (value: unknown): boolean =>
  isFields(value) &&
  areFigures(value, ['number', 'count', 'loadL', 'areaHa', 'heelL', 'heelSameMixL', 'carrierL']) &&
  isListOf(value['steps'], isStep) &&
  isListOf(
    value['products'],
    (one) => isFields(one) && typeof one['productId'] === 'string' && isAmount(one['amount']),
  );

const isTotal = (value: unknown): boolean =>
  isFields(value) &&
  typeof value['productId'] === 'string' &&
  ['amount', 'measured', 'sprayed', 'alreadyInMachine', 'leftInMachine'].every((name) =>
    isAmount(value[name]),
  );

/** Whether a stored plan is complete: another phone fills by it, so any other is not shown. */
const isPlan = (value: unknown): boolean =>
  isFields(value) &&
  areFigures(value, [
    'tankCapacityL',
    'applicationRateLPerHa',
    'sprayAreaHa',
    'leftInTankL',
    'loadCount',
    'carrierTotalL',
  ]) &&
  // Not known, where nobody measured it.
  (value['deadVolumeL'] === null || isNumber(value['deadVolumeL'])) &&
  (value['treatedAreaHa'] === undefined || isNumber(value['treatedAreaHa'])) &&
  isListOf(value['loads'], isLoad) &&
  value['loads'].length > 0 &&
  isListOf(value['productTotals'], isTotal);

/**
 * Whether ground and zones can be read, where they are given: else other ground would be sprayed.
 */
const isPlace = (ground: unknown, prescription: unknown): boolean =>
  (ground === undefined || readGround(ground) !== null) &&
  (prescription === null || isPrescription(prescription));

/** Whether a stored value is an instruction that can be filled by. */
export function isJobTold(value: unknown): value is JobTold {
  if (!isFields(value)) return false;
  const { draft, plan, products, ground, prescription = null, ...rest } = value;
  const { at, day = null } = rest;
  return (
    isMixDraft(draft) &&
    isPlan(plan) &&
    isListOf(products, isOwnProduct) &&
    hasShape(rest, toldShape) &&
    isPlace(ground, prescription) &&
    isLocalTime(at) &&
    (day === null || isLocalDay(day))
  );
}
