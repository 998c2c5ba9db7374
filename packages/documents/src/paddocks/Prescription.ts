import { isFields } from '@mix/engine';
import { isOutline, type OutlinePoint } from './Outline.ts';

/** A piece of a zone, with islands that are no part of it. */
export interface PrescriptionPiece {
  readonly outline: readonly OutlinePoint[];
  readonly leftOut: readonly { readonly outline: readonly OutlinePoint[] }[];
}

/** Ground that gets one rate of spray. */
export interface PrescriptionZone {
  /** Null: not said. */
  readonly name: string | null;
  /** 0: not sprayed. Null: not said yet, and then there is no plan. */
  readonly rateLPerHa: number | null;
  readonly pieces: readonly PrescriptionPiece[];
}

/** Several rates over one outline. Where zones overlap, the earlier one has the ground. */
export interface Prescription {
  readonly zones: readonly PrescriptionZone[];
  /** Rate of the ground in no zone, as `rateLPerHa` of a zone. */
  readonly restLPerHa: number | null;
}

const isRate = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0);

const isListOf = <Item>(
  value: unknown,
  isItem: (item: unknown) => item is Item,
): value is readonly Item[] => Array.isArray(value) && value.every(isItem);

const hasOutline = (value: unknown): value is { readonly outline: readonly OutlinePoint[] } =>
  isFields(value) && isOutline(value['outline']);

const isPiece = (value: unknown): value is PrescriptionPiece =>
  isFields(value) && isOutline(value['outline']) && isListOf(value['leftOut'], hasOutline);

const isZone = (value: unknown): value is PrescriptionZone =>
  isFields(value) &&
  (value['name'] === null || typeof value['name'] === 'string') &&
  isRate(value['rateLPerHa']) &&
  isListOf(value['pieces'], isPiece);

/** Whether a stored value is a prescription. A part that cannot be read would be sprayed wrongly. */
export const isPrescription = (value: unknown): value is Prescription =>
  isFields(value) && isRate(value['restLPerHa']) && isListOf(value['zones'], isZone);
