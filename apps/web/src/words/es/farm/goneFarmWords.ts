import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const goneFarmWords: AppWords['goneFarm'] = {
  gone: (farm) =>
    farm === ''
      ? 'Ya no pertenece a una finca. Lo que es de ella se fue de este dispositivo.'
      : `Ya no pertenece a ${farm}. Lo que es de la finca se fue de este dispositivo.`,
  kept: (count) =>
    plural(count, {
      one: '1 cosa que la finca aún no tiene se guarda aquí.',
      other: `${count} cosas que la finca aún no tiene se guardan aquí.`,
    }),
  unheard: (farm) =>
    `Sin noticias de ${farm === '' ? 'la finca' : farm} desde hace 45 días. Trabaja por su cuenta hasta que este dispositivo tenga señal; entonces la finca vuelve. Lo hecho para ella sigue en este dispositivo.`,
  saveAsOwn: 'Guardar como mío',
  understood: 'Entendido',
};
