import type { jobWords as english } from '../../en/mix/jobWords.ts';
import type { WordsOf } from '../../localized.ts';

export const jobWords: WordsOf<typeof english> = {
  start: 'Empezar a llenar',
  goOn: 'Seguir llenando',
  running: (name, load, count) => `Llenando ${name}: carga ${load} de ${count}`,
  allFull: (name) => `${name}: todas las cargas están llenas`,
  unnamed: 'una mezcla',
  whatIsLeft: '¿Qué queda?',
  record: 'Registrarlo',
  opening: 'Abriendo',
  failed: 'Esta parte no se cargó',
  failedNote: 'Necesita la red una vez. Su trabajo está guardado en este dispositivo.',
  retry: 'Probar otra vez',
  sun: 'Contraste para el sol',
  sunShort: 'Sol',
};
