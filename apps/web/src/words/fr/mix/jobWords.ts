import type { AppWords } from '../../AppWords.ts';

export const jobWords: AppWords['job'] = {
  start: 'Commencer à remplir',
  goOn: 'Continuer à remplir',
  running: (name, load, count) => `Remplissage de ${name} : plein ${load} sur ${count}`,
  allFull: (name) => `${name} : tous les pleins sont faits`,
  unnamed: 'une bouillie',
  whatIsLeft: 'Que reste-t-il ?',
  record: 'Le noter',
  otherJob: 'Un autre chantier n’est pas fini',
};
