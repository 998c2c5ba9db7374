import type { AppWords } from '../../AppWords.ts';

export const farmSettingsWords: AppWords['farmSettings'] = {
  title: 'La finca misma',
  rename: 'Cambiar el nombre',
  successor: 'Sucesor',
  successorWhy: 'Pasa a ser propietario cuando se borra la cuenta del último propietario.',
  nobody: 'Nadie',
  nobodyElse: 'Todavía nadie más pertenece a esta finca. Invite antes a alguien.',
  keepSuccessor: 'Guardar',
  isKept: 'Es lo que la finca sabe.',
  close: 'Cerrar la finca',
  closeWhy:
    'Todos pueden seguir 30 días, para que los dispositivos sin señal envíen lo que tienen. Después el servidor borra la finca con todos sus registros, y nadie puede recuperarla. Haga antes una copia de seguridad.',
  exportFirst: 'Hacer una copia',
  typeName: 'Escriba el nombre de la finca para cerrarla',
  closeNow: 'Cerrar la finca',
  closed: 'La finca está cerrada',
  erasedOn: (day) => `Se borra el ${day}. Hasta entonces puede abrirla otra vez.`,
  openAgain: 'Abrirla otra vez',
  isClosed: (day) =>
    `Su propietario cerró esta finca, y se borra el ${day}. Envíe antes lo que tenga, y guarde lo que quiera conservar.`,
};
