import type { AppWords } from '../../AppWords.ts';

export const firstHomeWords: AppWords['firstHome'] = {
  planMix: 'Préparer une bouillie',
  planMixWhy:
    'À partir de votre machine, de la surface, des doses et de l’eau : combien de pleins, ce qui va dans chacun, dans quel ordre, et à quel niveau de la cuve.',
  newMix: 'Nouvelle bouillie',
  workedOutFrom: 'Calculé à partir de',
  machine: 'Machine',
  area: 'Surface',
  applicationRate: 'Volume par hectare',
  waterTemperature: 'Température de l’eau',
  notSet: 'Non saisi',
};
