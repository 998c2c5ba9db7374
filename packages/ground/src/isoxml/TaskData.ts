import type { GroundPoint } from '../geometry/GroundPoint.ts';
import type { IslandedRing } from '../geometry/IslandedRing.ts';

/** What has a name in a task file. Ids are those of the file: `CTR1`, `PFD-2`. */
export interface NamedEntry {
  readonly id: string;
  readonly name: string;
}

export interface TaskFarm extends NamedEntry {
  readonly customerId: string | null;
}

/** DeviceElementType of ISO 11783-10. */
export const DEVICE_ELEMENT_KINDS = [
  ['1', 'device'],
  ['2', 'function'],
  ['3', 'bin'],
  ['4', 'section'],
  ['5', 'unit'],
  ['6', 'connector'],
  ['7', 'navigation'],
] as const;

/** A part of a machine that counts for itself: the machine, its boom, a section of it. */
export interface DeviceElement {
  readonly id: string;
  /** Null: a kind that the standard does not know. */
  readonly kind: (typeof DEVICE_ELEMENT_KINDS)[number][1] | null;
  /** Id of the element that it is part of; null: none. */
  readonly parentId: string | null;
}

export interface TaskDevice extends NamedEntry {
  readonly elements: readonly DeviceElement[];
}

/** How a terminal shows a value to people: (value + offset) x scale, in a unit. */
export interface ValuePresentation {
  readonly id: string;
  readonly offset: number;
  readonly scale: number;
  readonly decimals: number;
  readonly unit: string | null;
}

/** ProductType of ISO 11783-10. */
export const PRODUCT_KINDS = [
  ['1', 'single'],
  ['2', 'mixture'],
  ['3', 'temporaryMixture'],
] as const;

export interface TaskProduct extends NamedEntry {
  readonly kind: (typeof PRODUCT_KINDS)[number][1];
  /** What its amounts are counted in; null: not said. */
  readonly quantityDdi: string | null;
  /** What the parts make together, in the same steps; null: it is no mixture. */
  readonly recipeQuantity: number | null;
  readonly parts: readonly { readonly productId: string; readonly quantity: number }[];
}

export interface Partfield extends NamedEntry {
  /** As the file states it; null: not a whole number. */
  readonly areaM2: number | null;
  readonly customerId: string | null;
  readonly farmId: string | null;
  readonly outlines: readonly IslandedRing[];
}

/** A value of the data dictionary, in its steps. */
export interface ProcessValue {
  readonly ddi: string;
  readonly value: number;
  readonly productId: string | null;
  readonly elementId: string | null;
  readonly presentationId: string | null;
}

export interface TreatmentZone {
  /** 0 to 254. */
  readonly code: number;
  readonly name: string | null;
  /** Empty: the zone of a grid, or of all the ground. */
  readonly polygons: readonly IslandedRing[];
  readonly values: readonly ProcessValue[];
}

/** A total that was logged. */
export interface LoggedValue {
  readonly ddi: string;
  readonly value: number;
  readonly elementId: string;
}

/** TimeType of ISO 11783-10. */
export const TIME_TYPES = [
  ['1', 'planned'],
  ['2', 'preliminary'],
  ['4', 'effective'],
  ['5', 'ineffective'],
  ['6', 'repair'],
  ['7', 'clearing'],
  ['8', 'poweredDown'],
] as const;
export type TimeType = (typeof TIME_TYPES)[number][1];

export interface TaskTime {
  /** `xs:dateTime`, with or without its distance from UTC. */
  readonly start: string;
  readonly stop: string | null;
  readonly durationS: number | null;
  readonly type: TimeType;
  readonly totals: readonly LoggedValue[];
}

/** TransferMode of ISO 11783-10. */
export const TRANSFERS = [
  ['1', 'filling'],
  ['2', 'emptying'],
  ['3', 'remainder'],
] as const;

/** What of a product was filled, emptied or left. */
export interface ProductAllocation {
  readonly productId: string;
  readonly ddi: string | null;
  readonly value: number | null;
  readonly transfer: (typeof TRANSFERS)[number][1] | null;
}

/** How a value went within one log. */
export interface LoggedCount extends LoggedValue {
  readonly first: number;
  /** Sum of its rises, also of those after it fell back. */
  readonly rise: number;
}

/** A binary log of a task, in short. */
export interface TimeLog {
  /** Name of its two files, without their endings. */
  readonly name: string;
  /** Why nothing of it is known; null: it was read. */
  readonly fault: 'missing' | 'damaged' | 'tooLong' | null;
  /** Local time of the machine, without distance from UTC; null: no record could be read. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  readonly recordCount: number;
  /** Each logged value; `value` is its last one. */
  readonly counts: readonly LoggedCount[];
  /** Positions of the machine, in order. */
  readonly track: readonly GroundPoint[];
}

/** TaskStatus of ISO 11783-10. */
export const TASK_STATES = [
  ['1', 'planned'],
  ['2', 'running'],
  ['3', 'paused'],
  ['4', 'completed'],
  ['5', 'template'],
  ['6', 'canceled'],
] as const;
export type TaskState = (typeof TASK_STATES)[number][1];

export interface Task {
  readonly id: string;
  readonly name: string | null;
  readonly state: TaskState;
  readonly customerId: string | null;
  readonly farmId: string | null;
  readonly partfieldId: string | null;
  readonly workerId: string | null;
  readonly zones: readonly TreatmentZone[];
  /** Zone of the ground that no other zone covers; null: not stated. */
  readonly defaultZoneCode: number | null;
  readonly positionLostZoneCode: number | null;
  readonly outOfFieldZoneCode: number | null;
  readonly times: readonly TaskTime[];
  readonly allocations: readonly ProductAllocation[];
  readonly logs: readonly TimeLog[];
}

/** A set of task data, ISO 11783-10, as far as spraying needs it. */
export interface TaskData {
  /** The program that made it; null: not said. */
  readonly madeBy: string | null;
  readonly customers: readonly NamedEntry[];
  readonly farms: readonly TaskFarm[];
  readonly workers: readonly NamedEntry[];
  readonly devices: readonly TaskDevice[];
  readonly presentations: readonly ValuePresentation[];
  readonly products: readonly TaskProduct[];
  readonly partfields: readonly Partfield[];
  readonly tasks: readonly Task[];
}
