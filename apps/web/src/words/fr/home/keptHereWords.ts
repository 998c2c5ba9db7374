import type { AppWords } from '../../AppWords.ts';

export const keptHereWords: AppWords['keptHere'] = {
  deviceOnly: 'Gardé sur cet appareil seulement',
  why: 'Pourquoi',
  deviceOnlyWhy:
    'Ce que vous préparez et gardez reste dans ce navigateur, avec ou sans réseau. Connectez-vous pour l’avoir aussi dans votre compte, sur tous vos appareils. Effacer les données du navigateur efface ce qui n’est qu’ici.',
};
