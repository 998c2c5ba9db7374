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
  unheard: (farm) =>
    `Sin noticias de ${farm === '' ? 'la explotación' : farm} desde hace 45 días. Trabaja por su cuenta hasta que este equipo tenga señal; entonces la explotación vuelve. Lo hecho para ella sigue en este equipo.`,
  saveAsOwn: 'Guardar como mío',
  understood: 'Entendido',
};
