import type { areaQuestionWords as english } from '../../en/records/areaQuestionWords.ts';
import type { WordsOf } from '../../localized.ts';

export const areaQuestionWords: WordsOf<typeof english> = {
  check: 'Revise',
  areaBeyond: (done, ground, paddock) =>
    paddock === null
      ? `${done} hechas son más que las ${ground} previstas. ¿Se aplicó en tanta superficie?`
      : `${done} hechas son más que lo que tiene ${paddock}: ${ground}. ¿Se aplicó en tanta superficie?`,
  saveSo: (done) => `Sí, guardar con ${done}`,
};
