import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const goneFarmWords: AppWords['goneFarm'] = {
  gone: (farm) =>
    farm === ''
      ? 'Vous n’appartenez plus à une exploitation. Ses documents ont quitté cet appareil.'
      : `Vous n’appartenez plus à ${farm}. Ses documents ont quitté cet appareil.`,
  kept: (count) =>
    plural(count, {
      one: '1 chose que l’exploitation n’a pas encore est gardée ici.',
      other: `${count} choses que l’exploitation n’a pas encore sont gardées ici.`,
    }),
  saveAsOwn: 'Garder pour moi',
  understood: 'Compris',
};
