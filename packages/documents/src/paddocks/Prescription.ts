import { draftFields } from '@mix/engine';
import { figure, list, NOT_NEGATIVE, text, type ValuesOf } from '../tables/FieldRow.ts';
import { isWholeOf } from '../tables/shapeOfRows.ts';
import { pointRows } from './Outline.ts';

const ALWAYS = { stored: 'always' } as const;

const outline = list(pointRows, ALWAYS);

/** 0: not sprayed. Null: not said yet, and then there is no plan. At most what the engine takes for a mix. */
const rate = figure('L/ha', [0, draftFields.applicationRateLPerHa.limits.max], {
  possible: NOT_NEGATIVE,
});

/** A piece of a zone, with islands that are no part of it. */
const pieceRows = { outline, leftOut: list({ outline }, ALWAYS) } as const;

/** Ground that gets one rate of spray. */
const zoneRows = {
  /** Null: not said. */
  name: text(null),
  rateLPerHa: rate,
  pieces: list(pieceRows, ALWAYS),
} as const;
export type PrescriptionZone = ValuesOf<typeof zoneRows>;

/** Several rates over one outline. Where zones overlap, the earlier one has the ground. */
export const prescriptionRows = {
  zones: list(zoneRows, ALWAYS),
  /** Rate of the ground in no zone. */
  restLPerHa: rate,
} as const;
export type Prescription = ValuesOf<typeof prescriptionRows>;

const isWhole = isWholeOf(prescriptionRows);

/** Whether a stored value is a prescription. A part that cannot be read would be sprayed wrongly. */
export const isPrescription = (value: unknown): value is Prescription => isWhole(value);
