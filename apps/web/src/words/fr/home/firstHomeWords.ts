import type { AppWords } from '../../AppWords.ts';

export const firstHomeWords: AppWords['firstHome'] = {
  planMix: 'Préparer une bouillie',
  planMixWhy:
    'Ce qui va dans la cuve, dans quel ordre, jusqu’à quel niveau. Quatre réponses font un plan.',
  newMix: 'Nouvelle bouillie',
  openExample: 'Voir un exemple',
  fourAnswers: 'Quatre réponses',
  machine: 'Machine',
  machineNote: 'sa cuve, et ses buses si vous les connaissez',
  area: 'Surface',
  areaNote: 'un chiffre ou une parcelle',
  applicationRate: 'Volume par hectare',
  applicationRateNote: 'eau et produits ensemble',
  productsNote: 'ce qui entre, et combien par hectare',
  works: 'Avec ou sans réseau',
  worksNote:
    'Aucun compte n’est nécessaire. Avec un compte, votre travail est aussi sur vos autres appareils.',
};
