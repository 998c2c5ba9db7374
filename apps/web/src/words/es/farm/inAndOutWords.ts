import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const inAndOutWords: AppWords['inAndOut'] = {
  lastBackup: 'Última copia',
  neverSaved: 'Aún no hay copia',
  why: 'Un archivo con todo lo que tiene aquí. Con él lo recupera todo en cualquier dispositivo, sin cuenta y sin señal.',
  old: 'Antigua',
  changedSince: (count) =>
    plural(count, { one: '1 cambio desde entonces.', other: `${count} cambios desde entonces.` }),
  nothingSince: 'Nada ha cambiado desde entonces.',
  everything: 'Va todo',
  nothingKept: 'Aquí no hay nada guardado todavía.',
  counted: {
    mixes: 'Mezclas',
    products: 'Productos propios',
    paddocks: 'Potreros',
    favourites: 'Favoritos',
    machine: 'Máquinas',
    catchTests: 'Aforos de boquillas',
    rounds: 'Pasadas',
    records: 'Registros',
    tracks: 'Recorridos',
    stock: 'Anotaciones del almacén',
    codes: 'Códigos de envase',
    conflicts: 'Preguntas',
    farms: 'Fincas',
    members: 'Personas',
    jobs: 'Trabajos',
  },
  password: 'Contraseña',
  noPassword: 'ninguna: quien tenga el archivo lo lee',
  setPassword: 'Poner',
  withoutPassword: 'Sin contraseña',
  passwordHint: (count) =>
    `Al menos ${count} caracteres. Sin ella nadie puede abrir el archivo, tampoco nosotros.`,
  fileNote: 'Un archivo JSON con suma de comprobación. Se lee sin esta aplicación.',
  save: 'Guardar una copia',
  saving: 'Guardando …',
  saved: 'El archivo está en sus descargas. Guarde una copia fuera de este dispositivo.',
  notSaved: 'No guardada',
  notSavedWhy: {
    failed: 'No se pudo hacer el archivo. Inténtelo otra vez.',
    notSecure:
      'Una contraseña necesita una página segura (https). Guárdela sin ella, o abra la aplicación por su dirección https.',
  },
  restore: 'Recuperar',
  lookFirst: 'Primero mire: nada cambia hasta que lo toma.',
  chooseBackup: 'Elegir una copia',
  otherFile: 'Otro archivo',
  reading: 'Leyendo el archivo …',
  open: 'Abrir',
  filePassword: 'Contraseña del archivo',
  notTaken: 'No tomado',
  untouched: 'No se cambió nada.',
  faults: {
    tooLarge: 'Este archivo es demasiado grande para ser una copia.',
    foreign: 'Este archivo no es una copia de esta aplicación.',
    cut: 'Este archivo está cortado: le falta el final. Cópielo de nuevo de donde estaba guardado.',
    damaged:
      'Este archivo está dañado: la suma de comprobación no coincide. Use una copia anterior.',
    newer:
      'Una versión más nueva de la aplicación hizo este archivo. Cargue antes la nueva versión.',
    passwordNeeded: 'Este archivo tiene contraseña.',
    passwordWrong: 'Esta no es la contraseña del archivo.',
    notSecure: 'Un archivo con contraseña solo se abre en una página segura (https).',
    unread: 'No se pudo leer este archivo. Elíjalo otra vez.',
  },
  savedAt: (moment) => `Guardada ${moment}`,
  whole: (version) => `Entera. Suma correcta, versión ${version}.`,
  differs: 'Difiere',
  ofAll: (count, all) => `${count} de ${all}`,
  onlyInFile: 'solo en el archivo',
  fileNewer: (moment) => `archivo más nuevo: ${moment}`,
  hereNewer: (moment) => `aquí más nuevo: ${moment}`,
  comesBack: 'Vuelve',
  takes: 'Tomar',
  stays: 'Queda',
  staysAway: 'Se deja',
  more: (count) => plural(count, { one: '1 más', other: `${count} más` }),
  onlyHere: (count) =>
    plural(count, {
      one: '1 está solo aquí y queda.',
      other: `${count} están solo aquí y quedan.`,
    }),
  unreadable: (count) =>
    plural(count, {
      one: '1 del archivo no puede leerlo esta versión y se deja.',
      other: `${count} del archivo no puede leerlos esta versión y se dejan.`,
    }),
  tapLine: 'Toque una línea para elegir otra cosa.',
  sameCount: (count) =>
    plural(count, {
      one: '1 es igual. Nada se reemplaza por nada.',
      other: `${count} son iguales. Nada se reemplaza por nada.`,
    }),
  take: (count, kept) => `Tomar ${count}, dejar ${kept}`,
  taking: 'Tomando …',
  leave: 'Salir',
  taken: (count) =>
    plural(count, { one: 'Se tomó 1 del archivo.', other: `Se tomaron ${count} del archivo.` }),
  changedMeanwhile: (count) =>
    plural(count, {
      one: '1 cambió aquí entretanto y queda.',
      other: `${count} cambiaron aquí entretanto y quedan.`,
    }),
  done: 'Listo',
  back: 'Entrada y salida',
  plansTitle: 'Planes de una hoja de cálculo',
  otherTitle: 'También entra y sale',
  recordsOut: 'Registros y nitrógeno en CSV o PDF',
  productsOut: 'Productos propios en CSV o JSON',
};
