import type { dataWords as english } from '../../en/sync/dataWords.ts';
import type { WordsOf } from '../../localized.ts';
import { plural } from '../plural.ts';

export const dataWords: WordsOf<typeof english> = {
  waiting: (count) =>
    plural(count, { one: '1 cambio espera señal', other: `${count} cambios esperan señal` }),
  waitsWhy: 'Aquí funciona todo. Lo que espera se guarda en este dispositivo y se envía solo.',
  allSent: 'Todo está enviado',
  allSentWhy:
    'Lo guardado aquí está también en el servidor, y se ve en cada dispositivo que puede verlo.',
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

  notSaved: 'Sin guardar en el servidor',
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
    conflicts: 'Elección entre dos cambios',
    farms: 'Finca',
    members: 'Persona',
    jobs: 'Trabajo',
  },
  withoutName: 'sin nombre',
  deniedWhy: 'La cuenta rechazó el cambio. Pruebe de nuevo, o guarde antes una copia.',
  recordDeniedWhy:
    'La cuenta rechazó el cambio: un registro se cierra a las 48 horas. Ábralo y dé un motivo, y se guarda como corrección.',
  farmRecordWhy:
    'La finca rechazó el cambio: el registro está cerrado, porque su trabajo fue revisado o tiene más de 48 horas. Ábralo y dé un motivo, y se guarda como corrección.',
  farmDeniedWhy:
    'La finca no lo recibe de usted: su función no lo incluye, o ahora lo tiene otra persona. Guarde una copia y pregunte a quien dirige la finca.',
  jobClosedWhy:
    'La finca ya no recibe de usted un registro de este trabajo: fue revisado, o ahora lo tiene otra persona. Guarde una copia y pregunte a quien dirige la finca.',
  removalDeniedWhy: 'La cuenta no dejó quitarlo. Se muestra otra vez.',
  invalidWhy: 'La cuenta no lo puede guardar: es muy grande, o algo no está permitido.',
  fullWhy:
    'No queda espacio. Está a salvo en este dispositivo y se envía solo en cuanto haya: borre lo que no necesite, o pida más a quien administra el servidor.',
  storageUsed: (percent) => `Se usa el ${percent} % del almacenamiento`,
  storageUsedWhy:
    'Cuando esté lleno, lo nuevo queda solo en este dispositivo. Borre lo que no necesite, o pida más a quien administra el servidor.',
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
