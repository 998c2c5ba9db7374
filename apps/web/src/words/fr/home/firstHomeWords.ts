import type { AppWords } from '../../AppWords.ts';

export const firstHomeWords: AppWords['firstHome'] = {
  planMix: 'Préparer une bouillie',
  planMixWhy:
    'Ce qui va dans la cuve, dans quel ordre, jusqu’à quel niveau. Cinq réponses font un plan.',
  newMix: 'Nouvelle bouillie',
  openExample: 'Voir un exemple',
  fiveAnswers: 'Cinq réponses',
  machine: 'Machine',
  machineNote: 'sa cuve, et ses buses si vous les connaissez',
  area: 'Surface',
  areaNote: 'un chiffre ou une parcelle',
  applicationRate: 'Volume par hectare',
  applicationRateNote: 'eau et produits ensemble',
  waterTemperature: 'Température de l’eau',
  waterTemperatureNote: 'si tout se dissout, et jusqu’où cela refroidit',
  productsNote: 'ce qui entre, et combien par hectare',
  works: 'Avec ou sans réseau',
  worksNote:
    'Aucun compte n’est nécessaire. Avec un compte, votre travail est aussi sur vos autres appareils.',
};
