import type { fillWords as english } from '../../en/fill/fillWords.ts';
import type { WordsOf } from '../../localized.ts';
import { plural } from '../plural.ts';

export const fillWords: WordsOf<typeof english> = {
  otherJobIs: (name, loads) => `${name}: ${loads}. Se llena un trabajo a la vez.`,
  goOnWithIt: 'Seguir con él',
  giveUp: 'Dejarlo y llenar este',
  giveUpNote: 'Entonces no se registra lo que se llenó de él.',
  unnamed: 'Mezcla',

  nothing: 'No se está llenando ningún trabajo',
  nothingNote: 'Planee una mezcla y empiece a llenar desde su resultado.',
  toMix: 'Planear una mezcla',

  load: (number, count) => `Carga ${number} de ${count}`,
  step: (number, count) => `Paso ${number} de ${count}`,
  steps: 'Pasos',
  smaller: 'Carga menor',
  jobMenu: (load) => `${load}: cargas y ajustes`,

  before: 'Antes de llenar',
  wear: 'Lleve lo que pide cada etiqueta. Léala antes de abrir el envase.',
  labelWins: 'La etiqueta manda sobre esta aplicación.',
  toFill: (litres, area) => `${litres} para ${area}`,
  inTank: (number) => `La carga ${number} está en el tanque`,
  sprayOut: (area) => `Aplíquela toda: ${area}. Después llene la siguiente.`,
  heel: (litres) => `Ya hay ${litres} en el tanque.`,
  heelWater: (litres) => `Ya hay ${litres} de agua en el tanque.`,
  nothingToAdd: 'Nada que añadir: basta lo que hay en el tanque.',
  begin: (number) => (number === 1 ? 'Empezar a llenar' : `Empezar la carga ${number}`),
  ready: 'Listo',
  keptAwake: 'La pantalla sigue encendida mientras llena.',
  mayDarken:
    'La pantalla puede apagarse: este dispositivo no dejó que la aplicación la mantenga encendida.',
  cannotStayOn: 'La pantalla puede apagarse: este navegador no puede mantenerla encendida.',
  notKept:
    'Este dispositivo no guarda sus pasos. No cierre la aplicación antes de registrar el trabajo.',
  notKeptWord: 'No guardado',

  add: (name) => `Añada ${name}`,
  addWater: 'Añada agua',
  topUp: 'Complete con agua hasta la línea',
  topUpAbout: (litres) => `unos ${litres}`,
  agitatorOn: 'Agitador en marcha',
  weighs: (exact) => `calculado ${exact}`,
  cools: (temperature) => `Después el tanque está a ${temperature}: espere a que aclare.`,
  overTank: (litres, tank) =>
    `La línea llegaría a ${litres}; en el tanque caben ${tank}. No lo ponga todo.`,
  done: 'Hecho',
  different: 'Otra cantidad',
  skip: 'Saltar',
  back: 'Atrás',
  drawing: (from, to) => `Tanque lleno de ${from} a ${to}. Pare en la línea ${to}.`,

  waitClear: 'Espere a que aclare',
  left: 'quedan',
  of: (time) => `de al menos ${time}`,
  ofAssumed: (time) => `de al menos ${time} (supuesto)`,
  since: (time) => `desde ${time}`,
  timeUp: 'Se acabó el tiempo. Siga cuando el tanque esté claro.',
  counts: 'Sigue contando si el teléfono duerme. Agitador en marcha.',
  clear: 'Claro, seguir',
  more: '5 min más',
  temperature: 'Temperatura del tanque ahora',
  notMeasured: 'Sin medir',
  expected: (temperature) => `Se espera ${temperature} o más.`,
  degreeLess: (step) => `${step} menos`,
  degreeMore: (step) => `${step} más`,

  howMuch: (name) => `¿Cuánto entró de ${name}?`,
  amountIn: 'Cantidad en el tanque',
  planned: (amount) => `Planeado: ${amount}`,
  notSet: 'Sin dato',
  enter: 'Anote la cantidad que hay en el tanque.',
  close: 'Cerrar',
  asPlanned: 'Es la cantidad planeada.',
  take: 'Tomar esta cantidad',
  whatFollows: '¿Y lo que sigue?',
  match: 'Ajustar el resto en proporción',
  matched: (line, area) =>
    `Los productos que siguen y el agua se ajustan. La carga acaba en la línea ${line} y alcanza para ${area}.`,
  keep: 'Dejar el resto como se planeó',
  kept: (line) => `Los productos que siguen no cambian. El agua llega hasta la línea ${line}.`,
  noMatchTank: (line, tank) =>
    `En proporción la carga llegaría a ${line}. En el tanque caben ${tank}, así que no puede ser.`,
  noMatchWater: 'Ya hay más agua de la que admite una carga en proporción.',
  ends: (name, percent, weaker) =>
    `${name} queda ${percent} por ${weaker ? 'debajo' : 'encima'} de su dosis.`,
  aboveLabel: (name, percent) =>
    `${name} queda ${percent} por encima de su dosis. Es más de lo que permite la etiqueta.`,
  labelWord: 'Sobre la etiqueta',
  overfull: (line, planned) => `La carga acaba en la línea ${line} en vez de ${planned}.`,

  skipTheWait: '¿Saltar la espera?',
  skipTitle: (name) => `¿Saltar: ${name}?`,
  skipProduct: (line) =>
    `No entra nada en esta carga. El agua ocupa su lugar, hasta la línea ${line}.`,
  skipWater: (litres) => `En este paso no entra agua. La carga acaba en la línea ${litres}.`,
  skipWait: 'Lo que aún no está disuelto puede tapar las boquillas.',
  doSkip: 'Saltarlo',

  full: (number) => `La carga ${number} está en el tanque`,
  lastSpray: (area) => `Aplíquela toda: ${area}. Después registre el trabajo.`,
  record: 'Registrar el trabajo',

  job: 'Este trabajo',
  loads: 'Cargas',
  loadNot: 'sin empezar',
  loadAt: (step, count) => `en el paso ${step} de ${count}`,
  loadFull: 'llena',
  loadOf: (number, litres) => `Carga ${number} · ${litres}`,
  whatIsLeft: '¿Qué queda?',
  whatIsLeftNote: 'La superficie que queda y lo que hay en el tanque dan lo que hay que añadir.',
  recordNow: 'Registrar lo hecho',
  leave: 'Salir del llenado',
  leaveNote: 'El trabajo queda en este dispositivo.',
  settings: 'Pantalla y voz',
  speak: 'Decir los pasos',
  noVoice: 'Este dispositivo no tiene voz para este idioma.',
  on: 'Sí',
  off: 'No',

  sayProduct: (name, amount, line) => `Añada ${amount} de ${name}. Línea ${line}.`,
  sayWater: (amount, line) => `Añada ${amount} de agua. Línea ${line}.`,
  sayTopUp: (line) => `Complete con agua hasta la línea ${line}.`,
  sayWait: (time) => `Espere al menos ${time}, hasta que aclare.`,
  sayTimeUp: 'Se acabó el tiempo.',

  replanTitle: '¿Qué queda?',
  areaLeft: 'Superficie que queda',
  litresInTank: 'En el tanque ahora, según el indicador',
  replanNote:
    'Lo que hay en el tanque cuenta como esta mezcla, y las mangueras como llenas de ella. Las cargas nuevas no dejan más que lo que no se puede aplicar.',
  replanMissing: 'Anote las dos cifras.',
  replanLoads: (count, litres) =>
    plural(count, {
      one: `1 carga, línea ${litres}`,
      other: `${count} cargas, la primera hasta la línea ${litres}`,
    }),
  replanAdd: 'Para añadir a la primera carga',
  replanEnough: 'Nada que añadir: basta lo que hay en el tanque.',
  replanUse: 'Llenar según esto',
  halfFilled: (number) =>
    `La carga ${number} está a medio llenar: lo que hay en el tanque todavía no es esta mezcla. Llénela hasta el final o vuelva a su comienzo.`,
  replanStop: 'Eso no se puede planear',
  water: 'Agua',
  catalogueMissing: 'La lista de productos aún no está aquí. Necesita la red una vez.',
};
