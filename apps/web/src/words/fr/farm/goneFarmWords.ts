import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const goneFarmWords: AppWords['goneFarm'] = {
  gone: (farm) =>
    farm === ''
      ? 'Vous n’appartenez plus à une exploitation. Ses documents ont quitté cet appareil.'
      : `Vous n’appartenez plus à ${farm}. Ses documents ont quitté cet appareil.`,
  kept: (count) =>
    plural(count, {
      one: `${count} chose que l’exploitation n’a pas encore est gardée ici.`,
      other: `${count} choses que l’exploitation n’a pas encore sont gardées ici.`,
    }),
  unheard: (farm) =>
    `Aucune nouvelle de ${farm === '' ? 'l’exploitation' : farm} depuis 45 jours. Vous travaillez seul jusqu’à ce que cet appareil ait du réseau ; l’exploitation revient alors. Ce qui a été fait pour elle reste sur cet appareil.`,
  saveAsOwn: 'Garder pour moi',
  understood: 'Compris',
};
