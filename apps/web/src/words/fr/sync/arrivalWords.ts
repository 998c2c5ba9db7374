import type { AppWords } from '../../AppWords.ts';

export const arrivalWords: AppWords['arrival'] = {
  notHereYet: 'Pas encore ici',
  arriving:
    'Votre compte n’a pas encore tout envoyé à cet appareil. D’ici là, rien n’est additionné.',
  notRead: 'Illisible',
  notReadWhy:
    'Cet appareil ne donne pas ce qu’il garde. Fermez les autres onglets de cette application et rechargez cette page.',
  asOf: (moment) =>
    `État du ${moment} : pas de connexion depuis. Ce que d’autres appareils ont fait ensuite n’y est pas.`,
};
