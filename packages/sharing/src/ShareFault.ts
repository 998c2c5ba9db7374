import type { MixProblem } from '@mix/engine';

/** Why a share text cannot be made or used. Words live in the message catalogue. */
export type ShareFault =
  /** Nothing of ours in the text. */
  | { readonly code: 'notOurs' }
  /**
   * The text ends before the length it states: a chat or mail program cut it off. Of a text that ends
   * before its own length, that is not known.
   */
  | { readonly code: 'cut'; readonly gotCharacters: number; readonly ofCharacters: number | null }
  /** The checksum does not fit: a character was lost or changed on the way. */
  | { readonly code: 'damaged' }
  | { readonly code: 'newerVersion'; readonly version: string }
  | { readonly code: 'tooLarge'; readonly mostCharacters: number }
  /** Whole, but not a job or a result that this program would make. `problem` names the field. */
  | { readonly code: 'notReadable'; readonly problem: MixProblem | null }
  /** The browser has no decompression of its own. */
  | { readonly code: 'browserTooOld' };
