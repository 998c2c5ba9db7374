import type { AppWords } from '../../AppWords.ts';

export const exampleWords: AppWords['example'] = {
  title: 'Ejemplo',
  why: 'Nada de esto es suyo',
  note: 'El potrero y sus cifras son inventados; el plan se calcula como se calculará el suyo. No se guarda y no se puede llenar.',
  mine: 'Planear mi mezcla',
  place: 'Vega del río',
};
