import type { AppWords } from '../../AppWords.ts';

export const savedMixWords: AppWords['savedMix'] = {
  saveMix: 'Garder la bouillie',
  mixName: 'Nom de cette bouillie',
  nameMissing: 'Donnez un nom à la bouillie.',
  replaces: (moment) => `Remplace la bouillie gardée sous ce nom, ${moment}.`,
  saving: 'Enregistrement',
  savedHere: 'Gardé sur cet appareil',
  savedHereNext: 'Part seul vers votre compte.',
  savedHereOnly: 'Connectez-vous pour l’avoir aussi dans votre compte.',
  done: 'OK',

  saved: 'Gardées',
  noSaved: 'Une bouillie gardée sous un nom reste ici.',
  edit: 'Changer un nom ou supprimer',
  editDone: 'OK',
  rename: (name) => `Nom de ${name}`,
  delete: 'Supprimer',
  deleteNamed: (name) => `Supprimer ${name}`,
  deleted: (name) => `${name} : supprimée`,
  unsettled: 'Un chiffre de l’écran Bouillie ne peut pas être lu. Corrigez-le d’abord.',
};
