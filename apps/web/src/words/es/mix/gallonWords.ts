import type { gallonWords as english } from '../../en/mix/gallonWords.ts';
import type { WordsOf } from '../../localized.ts';

export const gallonWords: WordsOf<typeof english> = {
  us: 'Los galones son de EE. UU., no imperiales.',
  imperial: 'Los galones son imperiales, no de EE. UU.',
};
