import type { AppWords } from '../../AppWords.ts';

export const farmPageWords: AppWords['farmPages'] = {
  farm: 'Explotación',
  notYours: 'Su función en esta explotación no lo incluye. Las funciones se explican en Personas.',
  people: 'Personas',
  join: 'Entrar en una explotación',
  ground: 'Terreno',
  catchTest: 'Aforo de boquillas',
  programs: 'Otros programas',
  inAndOut: 'Entrada y salida',
};
