import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const goneFarmWords: AppWords['goneFarm'] = {
  gone: (farm) =>
    farm === ''
      ? 'Ya no pertenece a una explotación. Sus documentos se fueron de este equipo.'
      : `Ya no pertenece a ${farm}. Sus documentos se fueron de este equipo.`,
  kept: (count) =>
    plural(count, {
      one: '1 cosa que la explotación aún no tiene se guarda aquí.',
      other: `${count} cosas que la explotación aún no tiene se guardan aquí.`,
    }),
  saveAsOwn: 'Guardar como mío',
  understood: 'Entendido',
};
