import type { ValuesOf } from './DraftField.ts';
import type { draftFields } from './draftFields.ts';

/**
 * What is being typed: every field may still be missing. A key that is absent means the same as
 * null: not set. Unknown keys are refused, because a misspelt field would otherwise be ignored.
 * This is also the shape of a saved mix and of the command line's input; docs/draft.md describes it.
 */
export type MixDraft = Partial<ValuesOf<typeof draftFields>>;

type Part<Key extends keyof MixDraft> = NonNullable<MixDraft[Key]>;

/** One line of the mix. */
export type MixDraftProduct = Part<'products'>[number];
/** How much of one product is wanted, as the operator says it. */
export type ProductRate = NonNullable<MixDraftProduct['rate']>;
/** Facts the operator corrects or adds for this mix; each rules over the catalogue. */
export type ProductFactOverrides = NonNullable<MixDraftProduct['overrides']>;
export type ProductPrice = NonNullable<MixDraftProduct['price']>;
/** Liquid already in the tank. */
export type HeelDraft = Part<'heel'>;
/** The nozzles as fitted. */
export type NozzleDraft = Part<'nozzle'>;
/** A pair of products whose label allows what a rule forbids. */
export type LabelAllowance = Part<'labelAllowances'>[number];
/** Salts in the water as a laboratory prints them, in ppm (mg/L). */
export type WaterAnalysisDraft = Part<'waterAnalysis'>;
