import type { loadingWords as english } from '../../en/app/loadingWords.ts';
import type { WordsOf } from '../../localized.ts';

export const loadingWords: WordsOf<typeof english> = {
  opening: 'Abriendo',
  failed: 'Esta parte no se cargó',
  failedNote: 'Necesita la red una vez. Su trabajo está guardado en este dispositivo.',
  retry: 'Probar otra vez',
  close: 'Cerrar',
};
