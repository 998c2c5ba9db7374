/** Whether a code point belongs to a class of characters. */
export type CharacterTest = (codePoint: number) => boolean;

export type Assertion = 'lineStart' | 'lineEnd' | 'textStart' | 'textEnd' | 'boundary' | 'inside';

export type PatternNode =
  | { readonly kind: 'character'; readonly test: CharacterTest }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | { readonly kind: 'group'; readonly index: number; readonly body: PatternNode }
  | {
      readonly kind: 'repeat';
      readonly body: PatternNode;
      readonly min: number;
      /** Null is no limit. */
      readonly max: number | null;
      readonly lazy: boolean;
    };

/** The text is no pattern of RE2, or one of the few forms of it that we do not read. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}
