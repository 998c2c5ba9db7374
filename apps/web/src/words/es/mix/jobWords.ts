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
  otherJob: 'Otro trabajo no está terminado',
};
