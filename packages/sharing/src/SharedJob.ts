import type { MixDraft, Product } from '@mix/engine';

/** Where a job is, in the sender's words: an id of his would mean nothing on another device. */
export interface SharedPlace {
  readonly name: string;
  /** What grows there: pasture, maize; null is not said. */
  readonly landUse: string | null;
}

/** Code points that each of its words may have. */
export const LONGEST_PLACE_WORDS = 80;

/** A job as it travels: everything that is needed to plan it on another device, and no person. */
export interface SharedJob {
  /** Names the job, so that its result finds back to it. */
  readonly jobId: string;
  readonly sentAt: Date;
  /** Without prices: they stay with the sender. */
  readonly draft: MixDraft;
  /** Null: the sender chose no paddock. */
  readonly place: SharedPlace | null;
  /** Facts of products of the draft that are in no catalogue. */
  readonly ownProducts: readonly Product[];
  /** What the sender's figures were worked out with. */
  readonly engineVersion: string;
  readonly catalogueVersion: string;
}
