import { isFields } from '@mix/engine';
import { isMixDraft } from '../mixes/mixDraftShape.ts';
import { savedPaddockRows } from '../mixes/savedMixRows.ts';
import { areProducts } from '../OwnProduct.ts';
import { readGround, type SprayedPaddock } from '../paddocks/Paddock.ts';
import { isPrescription, type Prescription } from '../paddocks/Prescription.ts';
import {
  figure,
  list,
  measure,
  moment,
  own,
  part,
  text,
  type FieldRow,
  type SaidOf,
} from '../tables/FieldRow.ts';
import { emptyOf, isDocumentOf, isWholeOf } from '../tables/shapeOfRows.ts';
import { isLocalDay } from '../time/recordTime.ts';
import type { JobPlan } from './jobPlan.ts';

const ALWAYS = { stored: 'always' } as const;
const LATER = { stored: 'later' } as const;

const amount = measure(ALWAYS);
const product = { productId: text(null, ALWAYS), amount } as const;

/** Null is refused: where one rate is for all, it is absent. */
const isAreaOrAbsent = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isFinite(value));

/** What is read of a plan: another phone fills by it, so one that lacks any of this is not shown. */
const planRows = {
  tankCapacityL: figure('L', null, ALWAYS),
  applicationRateLPerHa: figure('L/ha', null, ALWAYS),
  sprayAreaHa: figure('ha', null, ALWAYS),
  treatedAreaHa: own(isAreaOrAbsent, LATER),
  /** Not known, where nobody measured it. */
  deadVolumeL: figure('L', null),
  leftInTankL: figure('L', null, ALWAYS),
  loadCount: figure(null, null, ALWAYS),
  loads: list(
    {
      number: figure(null, null, ALWAYS),
      count: figure(null, null, ALWAYS),
      loadL: figure('L', null, ALWAYS),
      areaHa: figure('ha', null, ALWAYS),
      heelL: figure('L', null, ALWAYS),
      heelSameMixL: figure('L', null, ALWAYS),
      carrierL: figure('L', null, ALWAYS),
      steps: list(
        { kind: text(null, ALWAYS), tankLineL: figure('L', null, ALWAYS), amount: measure() },
        ALWAYS,
      ),
      products: list(product, ALWAYS),
    },
    ALWAYS,
  ),
  carrierTotalL: figure('L', null, ALWAYS),
  productTotals: list(
    {
      ...product,
      measured: amount,
      sprayed: amount,
      alreadyInMachine: amount,
      leftInMachine: amount,
    },
    ALWAYS,
  ),
} as const satisfies Partial<Record<keyof JobPlan, FieldRow>>;

const isWholePlan = isWholeOf(planRows);
const isPlan = (value: unknown): value is JobPlan =>
  isWholePlan(value) && (value as JobPlan).loads.length > 0;

/** Else other ground would be sprayed. */
const isGround = (value: unknown): value is SprayedPaddock | undefined =>
  value === undefined || readGround(value) !== null;
const areZones = (value: unknown): value is Prescription | null | undefined =>
  value == null || isPrescription(value);

const isDayOrNull = (value: unknown): value is string | null => value === null || isLocalDay(value);

/** The instruction: the very plan that was on the screen of whoever handed it over. */
export const toldRows = {
  draft: own(isMixDraft, ALWAYS),
  plan: own(isPlan, ALWAYS),
  /** Facts of its products when it was planned. */
  products: own(areProducts, ALWAYS),
  engineVersion: text(null, ALWAYS),
  catalogueVersion: text(null, ALWAYS),
  /** The ground it is for; null is not said. */
  paddock: part(savedPaddockRows),
  /**
   * The outline of that ground as it was then, with what is left out of it: a contractor reads no
   * paddock. Absent where it has none.
   */
  ground: own(isGround, LATER),
  /**
   * The zones of a plan by zones, whose rate is only their average. Null: the zones are too large
   * for a job. Absent where one rate holds.
   */
  prescription: own(areZones, LATER),
  /** The day it is for, `YYYY-MM-DD`; null is not said. */
  day: own(isDayOrNull),
  /** Words of whoever handed it over; null where there are none. */
  note: text(500),
  /** Who told it; a contractor cannot look up a name. */
  by: text(null),
  at: moment(ALWAYS),
} as const;
export type JobTold = SaidOf<typeof toldRows>;

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

const EMPTY = emptyOf(toldRows);
const isTold = isDocumentOf(toldRows);

/** Whether a stored value is an instruction that can be filled by. */
export const isJobTold = (value: unknown): value is JobTold =>
  isFields(value) && isTold({ ...EMPTY, ...value });

export const areTold = (value: unknown): value is readonly JobTold[] =>
  Array.isArray(value) && value.every(isJobTold);
