import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const deviceWords: AppWords['device'] = {
  warning: 'Aviso',
  note: 'Nota',
  memoryOnly: 'Este navegador no guarda nada',
  memoryOnlyWhy:
    'Lo que guarde ahora se pierde al cerrar la página, salvo que haya llegado a su cuenta. Pasa en ventanas privadas y con datos bloqueados.',
  notSavedHere: 'No guardado en este dispositivo',
  full: 'En este dispositivo no queda lugar',
  fullWhy: 'El último cambio no se guardó aquí. Libere espacio, o guarde una copia.',
  failed: 'El último cambio no se guardó aquí',
  failedWhy: 'El almacén del navegador falló. Pruebe una vez más, o guarde una copia.',
  nearlyFull: 'Este dispositivo está casi lleno',
  nearlyFullWhy: 'Libere espacio antes del próximo trabajo, o guarde una copia.',
  mayClear: 'Este navegador puede borrar su trabajo',
  mayClearWhy:
    'No prometió conservarlo si falta espacio o si la aplicación no se abre en una semana. Entre en su cuenta, instale la aplicación, o guarde una copia.',
  unreadable: (count) =>
    plural(count, {
      one: 'Esta versión no puede leer 1 cosa',
      other: `Esta versión no puede leer ${count} cosas`,
    }),
  unreadableWhy:
    'La guardó una versión más nueva, o no es lo que guarda esta aplicación. No se perdió nada de ello, y no se muestra. Cargue de nuevo para tener la versión nueva; si no sirve, quien lo guardó tiene que guardarlo otra vez.',
  understood: 'Entendido',
};
