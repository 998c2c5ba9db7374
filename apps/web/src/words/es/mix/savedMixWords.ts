import type { savedMixWords as english } from '../../en/mix/savedMixWords.ts';
import type { WordsOf } from '../../localized.ts';

export const savedMixWords: WordsOf<typeof english> = {
  saveMix: 'Guardar mezcla',
  mixName: 'Nombre de esta mezcla',
  nameMissing: 'Dé un nombre a la mezcla.',
  replaces: (moment) => `Reemplaza la mezcla guardada con este nombre, ${moment}.`,
  saving: 'Guardando',
  savedHere: 'Guardado en este dispositivo',
  savedHereNext: 'Va solo a su cuenta.',
  savedHereOnly: 'Entre en su cuenta para tenerlo también en ella.',
  done: 'Listo',

  saved: 'Guardadas',
  noSaved: 'Una mezcla guardada con nombre queda aquí.',
  edit: 'Cambiar nombre o borrar',
  editDone: 'Listo',
  rename: (name) => `Nombre de ${name}`,
  delete: 'Borrar',
  deleteNamed: (name) => `Borrar ${name}`,
  deleted: (name) => `${name}: borrada`,
  unsettled: 'Una cifra de la pantalla de mezcla no se puede leer. Corríjala antes.',
};
