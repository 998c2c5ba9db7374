import type { AppWords } from '../../AppWords.ts';

export const jarWords: AppWords['jar'] = {
  test: 'Essai en bocal',
  verdict: { mixes: 'Se mélange', doesNotMix: 'Ne se mélange pas', notSure: 'Pas sûr' },
  title: 'Essai en bocal de 500 mL',
  intro:
    'Un bocal propre à couvercle, la même eau, les mêmes marques. Portez ce que demandent les étiquettes.',
  of: (number) => `À l’échelle du plein ${number}`,
  water: 'Eau',
  wait: (time) => `Attendez ${time}, secouez de temps en temps`,
  topUp: 'Eau jusqu’au trait du haut',
  stand: (from, to) => `Fermez, secouez, puis laissez reposer de ${from} à ${to}.`,
  start: 'Lancer le temps',
  timer: 'Au repos',
  look: 'Cherchez des grumeaux, du gel, des couches, des cristaux, une mousse qui reste ou un bocal qui chauffe.',
  judge: 'Qu’avez-vous vu ?',
  notes: 'Notes',
  save: 'Garder le verdict',
  bad: 'Ne mélangez pas cela dans la cuve. Demandez aux fabricants des produits.',
  kept: (verdict, time) => `${verdict}, ${time}`,
  notDone: 'pas fait',
  brands: 'Valable pour les mêmes marques et la même eau.',
};
