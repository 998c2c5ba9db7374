import type { MixDraft, MixDraftProduct, Product, UnitSystem } from '@mix/engine';
import { UNIT_SYSTEMS } from '../../i18n/preferences/preferences.ts';

/** Text that stands in a field and is not settled into a number: half typed, or no number at all. */
export interface Typed {
  readonly typed: string;
  /** The units that were on the field when it was typed; metric unless said. */
  readonly system?: UnitSystem;
}

export type Figure = number | Typed | null;

type Editable<Value> = Value extends number
  ? number | Typed | null
  : Value extends object
    ? { readonly [Key in keyof Value]: Editable<Value[Key]> }
    : Value;

export type MixFormProduct = Editable<MixDraftProduct>;

/** The facts that a saved mix was planned with. As long as a form has them, they rule. */
export interface SavedFacts {
  readonly products: readonly Product[];
  /** The operator saw what changed since, and keeps them. */
  readonly settled: boolean;
}

/** The parts that depend on each other: loads x tank - dead volume = application rate x area. */
export const LINKED_PARTS = ['sprayAreaHa', 'applicationRateLPerHa', 'loadCount'] as const;
export type LinkedPart = (typeof LINKED_PARTS)[number];
/** The parts that are fields of the draft. */
export type ComputedPart = Exclude<LinkedPart, 'loadCount'>;

/** Which of area, application rate and loads is held, and which one is worked out of the others. */
export interface LoadLink {
  readonly held: LinkedPart;
  /** Never the one that is held. */
  readonly computed: LinkedPart;
  /** Whole loads that were entered; null while they are worked out. */
  readonly loadCount: Figure;
  /** What was worked out last; null for loads, which the plan counts. */
  readonly value: number | null;
}

/** The ground a mix is for, as it was known when it was chosen. */
export interface MixPaddock {
  /** Id of the owner's paddock; null where the ground is in the words of a link's sender. */
  readonly id: string | null;
  readonly name: string;
  /** Null is not known. */
  readonly areaHa: number | null;
  readonly landUse: string | null;
}

/**
 * The mix as it stands on the screen: a MixDraft whose figures may still be text, so that nothing
 * typed is ever lost and a line that is removed, moved or undone carries its text with it.
 */
export type MixForm = Omit<Editable<MixDraft>, 'products'> & {
  readonly products: readonly MixFormProduct[];
  readonly savedFacts?: SavedFacts | null;
  /** Goes with the mix to its job and record; the engine never sees it. */
  readonly paddock?: MixPaddock | null;
  /** The job from a link that the mix was taken from: what was done of it can be sent back. */
  readonly receivedJobId?: string | null;
  /** Absent: the loads follow from area and rate. */
  readonly linked?: LoadLink | null;
};

export const emptyForm: MixForm = { products: [] };

export const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  'typed' in value &&
  typeof value.typed === 'string' &&
  (!('system' in value) || UNIT_SYSTEMS.some((system) => system === value.system));
