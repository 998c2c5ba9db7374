import type { AppWords } from '../../AppWords.ts';

export const farmSettingsWords: AppWords['farmSettings'] = {
  title: 'La ferme elle-même',
  rename: 'Renommer',
  successor: 'Successeur',
  successorWhy: 'Devient propriétaire quand le compte du dernier propriétaire est supprimé.',
  nobody: 'Personne',
  nobodyElse: 'Personne d’autre n’appartient encore à cette ferme. Invitez d’abord quelqu’un.',
  keepSuccessor: 'Garder',
  isKept: 'C’est ce que la ferme sait.',
  close: 'Fermer la ferme',
  closeWhy:
    'Chacun peut continuer 30 jours, pour que les appareils sans réseau envoient ce qu’ils ont. Ensuite le serveur efface la ferme avec tous ses enregistrements, et personne ne peut la rétablir. Faites d’abord une sauvegarde.',
  exportFirst: 'Faire une sauvegarde',
  typeName: 'Saisissez le nom de la ferme pour la fermer',
  closeNow: 'Fermer la ferme',
  closed: 'La ferme est fermée',
  erasedOn: (day) => `Elle est effacée le ${day}. Jusque-là, vous pouvez la rouvrir.`,
  openAgain: 'La rouvrir',
  isClosed: (day) =>
    `Cette ferme a été fermée par son propriétaire et sera effacée le ${day}. Envoyez avant ce que vous avez, et sauvegardez ce que vous voulez garder.`,
};
