import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const goneFarmWords: AppWords['goneFarm'] = {
  gone: (farm) =>
    farm === ''
      ? 'Vous n’appartenez plus à une ferme. Ce qui est à elle a quitté cet appareil.'
      : `Vous n’appartenez plus à ${farm}. Ce qui est à la ferme a quitté cet appareil.`,
  kept: (count) =>
    plural(count, {
      one: `${count} chose que la ferme n’a pas encore est gardée ici.`,
      other: `${count} choses que la ferme n’a pas encore sont gardées ici.`,
    }),
  unheard: (farm) =>
    `Aucune nouvelle de ${farm === '' ? 'la ferme' : farm} depuis 45 jours. Vous travaillez seul jusqu’à ce que cet appareil ait du réseau ; la ferme revient alors. Ce qui a été fait pour elle reste sur cet appareil.`,
  saveAsOwn: 'Garder pour moi',
  understood: 'Compris',
};
