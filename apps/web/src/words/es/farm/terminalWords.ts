import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const terminalWords: AppWords['terminal'] = {
  title: 'Terminal (ISOXML)',
  why: 'Un archivo de la terminal o de la oficina: se toman contornos y zonas, y las tareas hechas pasan a registros de su mezcla.',
  open: 'Abrir un archivo',
  out: 'Una mezcla va a la terminal desde su plan, en Compartir. Lo hecho va desde su registro.',
  inFile: 'En este archivo',
  madeBy: (program) => `Hecho por ${program}`,
  breaches: (count) =>
    plural(count, {
      one: 'Se aparta de la norma (ISO 11783-10) en 1 lugar. Revise lo que se muestra.',
      other: `Se aparta de la norma (ISO 11783-10) en ${count} lugares. Revise lo que se muestra.`,
    }),
  products: 'Productos',
  people: 'Personas y fincas',
  machines: 'Máquinas',
  unnamed: 'Tarea sin nombre',
  states: {
    planned: 'planeada',
    running: 'en curso',
    paused: 'en pausa',
    completed: 'hecha',
    template: 'modelo',
    canceled: 'cancelada',
  },
  field: 'Dónde',
  worker: 'Quién',
  rate: 'Volumen de aplicación',
  noRate: 'sin volumen de aplicación',
  zones: (count, least, most) => `${count}, ${least} a ${most}`,
  from: 'Desde',
  until: 'Hasta',
  area: 'Superficie hecha',
  volume: 'Aplicado',
  logged: 'Anotado',
  logRecords: (count, places) => `${count} líneas, ${places} con posición`,
  planIt: 'Planearla',
  planned: (name) => `${name} planeado desde el archivo`,
  noPaddock: 'Tome primero su contorno, después planéela ahí.',
  makeRecord: (mix) => `Hacer el registro de ${mix}`,
  recordWhy:
    'Superficie, horas y cantidades son del archivo; lo demás, de la mezcla. Revíselo después y añada el tiempo.',
  jobWhy:
    'Superficie, horas y cantidades son del archivo; lo demás, del trabajo, que queda aplicado. Revíselo después y añada el tiempo.',
  openItsMix:
    'Para hacer un registro de ella, abra antes su mezcla o tome su trabajo: de este nombre o de este potrero.',
  endJob: 'Hacer el registro con el archivo de la terminal',
  noneOfJob: (names) =>
    `Ninguna tarea hecha de este archivo se llama como este trabajo o su potrero. Tiene: ${names}.`,
  noneDone: 'Ninguna tarea de este archivo está hecha.',
  noRecord: {
    noEnd: 'No se puede hacer un registro: el archivo no dice cuándo terminó.',
    endAhead:
      'No se puede hacer un registro: según el archivo, termina en el futuro. Revise el reloj de la terminal y el de este dispositivo.',
    endLongAgo:
      'No se hace un registro: según el archivo, terminó hace más de diez años. Revise el reloj de la terminal.',
    areasDisagree:
      'No se hace un registro: el archivo cuenta la superficie de maneras que no concuerdan, y las dos cifras están arriba. Haga aquí el registro de su trabajo con la superficie que conoce.',
    noArea: 'No se puede hacer un registro: el archivo no dice qué superficie se hizo.',
    volumesDisagree:
      'No se hace un registro: el archivo cuenta lo aplicado de maneras que no concuerdan, y las dos cifras están arriba. Haga aquí el registro de su trabajo con la cantidad que conoce.',
    noAmounts: 'No se puede hacer un registro: el archivo no dice cuánto se aplicó.',
  },
  disagree: (least, most) => `${least} o ${most}`,
  otherSets: (paths) =>
    `El zip tiene más de un juego de tareas. No se muestran: ${paths}. Traiga cada uno en un zip propio.`,
  logsUnread: 'Registros de máquina no leídos',
  logFault: (name, fault) =>
    `${name} (${{ missing: 'no está', damaged: 'dañado', tooLong: 'demasiado largo' }[fault]})`,
  byTerminal: (what) => `Según la terminal: ${what}.`,
  openRecord: 'Abrir el registro',
  recordOut: 'Guardar para la terminal',
  recordOutNote:
    'ISOXML (TASKDATA): horas, superficie, agua y productos de este registro, en un archivo zip.',
};
