import type { FactSource, Product } from './Product.ts';

/** How a solid takes room in the tank. */
export const ROOM_KINDS = ['dissolves', 'suspends', 'seed'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/**
 * Lowest and highest room of 1 kg of a kind of solid, L, for solids whose own room is not known.
 */
export interface RoomBand {
  readonly kind: RoomKind;
  readonly minLPerKg: number;
  readonly maxLPerKg: number;
  readonly source: FactSource;
}

/** @returns null for a liquid, whose room is its volume */
export function roomKindOf({ category, behaviour }: Product): RoomKind | null {
  if (behaviour === 'liquid') return null;
  return category === 'seed' ? 'seed' : behaviour;
}
