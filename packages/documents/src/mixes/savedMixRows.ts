import { draftFields } from '@mix/engine';
import { areProducts } from '../OwnProduct.ts';
import { jarTestRows } from '../records/recordFields.ts';
import { own, part, text } from '../tables/FieldRow.ts';
import { isMixDraft } from './mixDraftShape.ts';

const ALWAYS = { stored: 'always' } as const;

/** The ground of a saved mix or a job, as it was called then. */
export const savedPaddockRows = {
  /** Id of an own paddock; null where the words of somebody else say where. */
  id: text(null),
  name: text(null, ALWAYS),
  landUse: text(null),
} as const;

/** A mix kept under a name: what was entered, and the facts it was planned with. */
export const savedMixRows = {
  /** As long as the engine takes. */
  name: text(draftFields.name.longest, ALWAYS),
  draft: own(isMixDraft, ALWAYS),
  /** Versions that planned it, so that a different answer later can be pointed out. */
  engineVersion: text(null, ALWAYS),
  catalogueVersion: text(null, ALWAYS),
  /** The facts of its products at that time. */
  products: own(areProducts, ALWAYS),
  /** What a jar of it did last; null: none was tried. */
  jarTest: part(jarTestRows),
  /** Null: for no paddock. */
  paddock: part(savedPaddockRows),
} as const;
