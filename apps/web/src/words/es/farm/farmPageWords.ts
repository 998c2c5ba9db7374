import type { AppWords } from '../../AppWords.ts';

export const farmPageWords: AppWords['farmPages'] = {
  farm: 'Finca',
  notYours: 'Su función en esta finca no lo incluye. Las funciones se explican en Personas.',
  people: 'Personas',
  join: 'Entrar en una finca',
  ground: 'Terreno',
  catchTest: 'Aforo de boquillas',
  programs: 'Otros programas',
  inAndOut: 'Entrada y salida',
};
