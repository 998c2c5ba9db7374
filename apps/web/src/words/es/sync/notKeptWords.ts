import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const notKeptWords: AppWords['notKept'] = {
  notKept: (what) =>
    `No se guardó para usar sin señal: ${what}. Mientras tenga señal, este dispositivo vuelve a intentarlo cada minuto.`,
  files: (count) =>
    plural(count, {
      one: '1 archivo de la aplicación',
      other: `${count} archivos de la aplicación`,
    }),
  understood: 'Entendido',
};
