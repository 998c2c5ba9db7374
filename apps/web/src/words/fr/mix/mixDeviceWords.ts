import type { AppWords } from '../../AppWords.ts';

export const mixDeviceWords: AppWords['mixDevice'] = {
  notKept: 'Pas gardé sur cet appareil',
  notKeptWhy:
    'Le navigateur refuse de garder. Laissez cette page ouverte, sinon la bouillie est perdue.',
  unreadable: 'Une bouillie gardée n’a pas pu être lue',
  unreadableWhy:
    'Elle est abîmée ou vient d’une version plus récente. Elle est mise de côté telle quelle.',
  saveCopy: 'Garder une copie',
  discard: 'La jeter',
};
