import type { dataWords as english } from '../../en/sync/dataWords.ts';
import type { WordsOf } from '../../localized.ts';
import { plural } from '../plural.ts';

export const dataWords: WordsOf<typeof english> = {
  waiting: (count) =>
    plural(count, { one: '1 cambio espera señal', other: `${count} cambios esperan señal` }),
  waitsWhy:
    'Aquí funciona todo. Lo que espera se guarda en este dispositivo y va solo a su cuenta.',
  allSent: 'Su cuenta lo tiene todo',
  allSentWhy: 'Lo guardado aquí está también en su cuenta, y se ve en sus otros dispositivos.',
  notAllHere: 'Todavía no llegó todo a este dispositivo',
  notAllHereWhy:
    'Su cuenta lo está enviando, o no hay señal. Hasta entonces lo que se ve aquí no es todo lo que tiene.',
  notSentYet: 'Todavía no se envió nada',
  lastSent: (time) => `Último envío ${time}.`,
  isWaiting: 'en espera',
  removal: 'por quitar',
  saveCopy: 'Guardar una copia',
  tryNow: 'Probar ahora',
  restart: 'Reiniciar',
  brokenWhy:
    'Un fallo de este navegador lo paró. No se perdió nada. Cargar la página de nuevo lo arregla; lo que escribió se conserva.',

  notSaved: 'Sin guardar en su cuenta',
  notLost: 'Guardado en este dispositivo. No se perdió nada.',
  item: (kind, name) => `${kind}: ${name}`,
  kinds: {
    mixes: 'Mezcla',
    products: 'Producto',
    paddocks: 'Potrero',
    favourites: 'Favorito',
    machine: 'Máquina',
    catchTests: 'Aforo de boquillas',
    rounds: 'Pasada',
    records: 'Registro',
    tracks: 'Recorrido',
    stock: 'Anotación del almacén',
    codes: 'Código de un envase',
    conflicts: 'Pregunta',
    farms: 'Finca',
    members: 'Persona',
    jobs: 'Trabajo',
  },
  withoutName: 'sin nombre',
  deniedWhy: 'La cuenta rechazó el cambio. Pruebe de nuevo, o guarde antes una copia.',
  recordDeniedWhy:
    'La cuenta rechazó el cambio: un registro se cierra a las 48 horas. Ábralo y dé un motivo, y se guarda como corrección.',
  removalDeniedWhy: 'La cuenta no dejó quitarlo. Se muestra otra vez.',
  invalidWhy: 'La cuenta no lo puede guardar: es muy grande, o algo no está permitido.',
  faultWhy:
    'No se pudo enviar por un error de esta aplicación. Está a salvo en este dispositivo. Guarde una copia y pruebe más tarde.',
  lastOwnerWhy: 'Usted es el único propietario. Nombre antes a otro.',
  noMemberWhy:
    'Ya no pertenece a la finca a la que iba. Guarde una copia, o pruebe de nuevo: entonces será suyo.',
  newerWhy:
    'Una versión más nueva de la aplicación lo cambió en otro dispositivo. Cargue aquí la versión nueva y pruebe de nuevo.',
  giveReason: 'Dar un motivo',
  tryAgain: 'Probar de nuevo',
  discard: 'Descartar',
  discarded: (name) => `${name}: descartado`,
  undo: 'Deshacer',
};
