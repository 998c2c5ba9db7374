import type { WordsOf } from '../../localized.ts';
import type { mixWords as english } from '../../en/mix/mixWords.ts';

export const mixWords: WordsOf<typeof english> = {
  title: 'Mezcla',
  saved: 'Mezclas guardadas',
  done: 'Listo',
  close: 'Cerrar',
  change: 'Cambiar',
  machineRow: 'Máquina',
  notSet: 'Sin dato',
  undo: 'Deshacer',

  whichMachine: '¿Para qué máquina es?',
  nothingGuessed: 'Tanque, ancho y boquillas deciden cada cantidad; no se adivina nada.',
  setMachine: 'Elegir la máquina',
  onlyTank: 'Por ahora solo el tanque',
  usable: 'útil',
  usableTank: 'Tanque útil',

  area: 'Superficie',
  applicationRate: 'Volumen de aplicación',
  waterTemperature: 'Temperatura del agua',
  travelSpeed: 'Velocidad de avance',
  products: 'Productos',
  addProduct: 'Añadir un producto',
  nutrientTarget: 'Meta de nutrientes',
  onArea: (area) => `en ${area}`,
  details: 'Detalles',
  paddock: 'Potrero',
  loadCount: 'Cargas',
  held: (figure) => `${figure}, fijo`,
  workedOut: (name) => `${name}, calculado`,
  rateUnitOf: (name) => `Unidad de la dosis de ${name}`,
  inAll: (amount) => `${amount} en total`,
  rateOf: (name) => `Dosis de ${name}`,
  editProduct: (name) => `${name}: unidad, envases, precio, datos`,
  less: (step) => `${step} menos`,
  more: (step) => `${step} más`,

  sprayerPanel: 'Velocidad y boquillas',
  groundPanel: 'Nitrógeno de este año',
  waterPanel: 'Agua',
  tankPanel: 'Ya en el tanque, cargas',
  equalNote: 'cargas iguales',
  tested: 'analizada',

  ownMachine: 'Mi propia máquina',

  removed: (name) => `${name}: quitado`,

  noPlan: 'Todavía no hay plan',
  next: { tank: 'tanque', area: 'superficie', rate: 'volumen' },
  nextAct: {
    tank: 'Escribir el tanque',
    area: 'Escribir la superficie',
    rate: 'Escribir el volumen',
    productRate: (name) => `Escribir la dosis de ${name}`,
  },
  result: 'Resultado',
  missing: (names) => `Falta: ${names}`,
  check: (names) => `Revise: ${names}`,
  opening: 'Abriendo la lista de productos',
  listFailed: 'La lista de productos no se cargó',
  listFailedWhy: 'Necesita la red una vez. Lo que escribió se conserva.',
  tryAgain: 'Probar de nuevo',

  shortNames: {
    tankCapacityL: 'tamaño del tanque',
    applicationRateLPerHa: 'volumen de aplicación',
    products: 'un producto',
    'linked.loadCount': 'cargas',
  },
};
