import type { WordsOf } from '../../localized.ts';
import type { mixDeviceWords as english } from '../../en/mix/mixDeviceWords.ts';

export const mixDeviceWords: WordsOf<typeof english> = {
  notKept: 'No guardado en este dispositivo',
  notKeptWhy: 'El navegador no deja guardar. Deje abierta esta página, o la mezcla se pierde.',
  unreadable: 'Una mezcla guardada no se pudo leer',
  unreadableWhy: 'Está dañada o es de una versión más nueva. Se conserva aparte como estaba.',
  saveCopy: 'Guardar una copia',
  discard: 'Descartarla',
};
