import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const notKeptWords: AppWords['notKept'] = {
  notKept: (what) =>
    `Non gardé pour l’usage sans réseau : ${what}. Tant qu’il a du réseau, cet appareil réessaie chaque minute.`,
  files: (count) =>
    plural(count, {
      one: `${count} fichier de l’application`,
      other: `${count} fichiers de l’application`,
    }),
  understood: 'Compris',
};
