import type { AppWords } from '../../AppWords.ts';

export const areaQuestionWords: AppWords['areaQuestion'] = {
  check: 'À vérifier',
  areaBeyond: (done, ground, paddock) =>
    paddock === null
      ? `${done} faits, c’est plus que les ${ground} prévus. A-t-on pulvérisé autant ?`
      : `${done} faits, c’est plus que la parcelle ${paddock}, qui a ${ground}. A-t-on pulvérisé autant ?`,
  saveSo: (done) => `Oui, enregistrer avec ${done}`,
};
