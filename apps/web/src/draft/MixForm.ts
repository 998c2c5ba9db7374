import type { HeelDraft, MixDraft, MixDraftProduct } from '@mix/engine';

/** Text that stands in a field and is not settled into a number: half typed, or no number at all. */
export interface Typed {
  readonly typed: string;
}

export type Figure = number | Typed | null;

type Editable<Value> = Value extends number
  ? number | Typed | null
  : Value extends object
    ? { readonly [Key in keyof Value]: Editable<Value[Key]> }
    : Value;

export type MixFormProduct = Editable<MixDraftProduct>;

export interface HeelForm {
  readonly volumeL: Figure;
  readonly contents: HeelDraft['contents'] | null;
}

/**
 * The mix as it stands on the screen: a MixDraft whose figures may still be text, so that nothing
 * typed is ever lost and a line that is removed, moved or undone carries its text with it.
 */
export type MixForm = Omit<Editable<MixDraft>, 'heel' | 'products'> & {
  readonly heel?: HeelForm | null;
  readonly products: readonly MixFormProduct[];
};

export const emptyForm: MixForm = { products: [] };

export const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  'typed' in value &&
  typeof value.typed === 'string';
