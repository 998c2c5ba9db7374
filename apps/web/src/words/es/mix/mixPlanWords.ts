import type { WordsOf } from '../../localized.ts';
import type { mixPlanWords as english } from '../../en/mix/mixPlanWords.ts';
import { plural } from '../plural.ts';

export const mixPlanWords: WordsOf<typeof english> = {
  // result bar
  loadsOf: (count) => plural(count, { one: 'carga de', other: 'cargas de' }),
  loadsThat: (count) => plural(count, { one: 'carga:', other: 'cargas:' }),
  water: 'agua',
  atLeast: 'al menos',
  moreProducts: (count) => `${count} más`,
  showResult: 'Ver el resultado',
  moreWarnings: (count) => plural(count, { one: '1 aviso más', other: `${count} avisos más` }),
  warning: 'Aviso',
  note: 'Nota',
  notes: (count) => plural(count, { one: '1 nota', other: `${count} notas` }),
  heel: 'Ya en el tanque',
  heelContents: '¿Qué es?',
  heelWater: 'Agua',
  heelSameMix: 'La misma mezcla',
  leftMix: (litres) => `Del último trabajo quedan ${litres} de esta mezcla en el tanque.`,
  countLeft: 'Contarla',
  tankIsEmpty: 'El tanque está vacío',
  loadSplit: 'Cargas',
  fullThenPart: 'Llenas, luego menor',
  equalLoads: 'Todas iguales',
  ph: 'pH',
  potassium: 'Potasio',
  sodium: 'Sodio',
  calcium: 'Calcio',
  magnesium: 'Magnesio',
  iron: 'Hierro',
  holdingTime: 'Tiempo en el tanque antes de aplicar',
  nitrogenApplied: 'N en este terreno desde el 1 de julio',
  fromRecords: 'De sus registros de este potrero. Escriba para cambiarlo.',
  waterAnalysis: 'De un análisis del agua, si lo tiene.',
  stops: (count) => plural(count, { one: '1 alto, sin plan', other: `${count} altos, sin plan` }),
  eachSettles: (count) =>
    count === 2
      ? 'Cada una de estas opciones resuelve los dos:'
      : 'Cada una de estas opciones los resuelve todos:',
  takeOut: (name) => `Quitar ${name}`,
  lowerTo: (name, rate) => `${name} ${rate}`,
  loadsAndMargin: (loads, margin) => `${loads}, termina ${margin} por encima de la congelación`,
  loadCount: (count) => plural(count, { one: '1 carga', other: `${count} cargas` }),
  useRate: (rate) => `Usar ${rate}`,
  changeOf: (name) => `Cambiar ${name}`,
  enter: (name) => `Escribir ${name}`,
  labelAllows: 'La etiqueta lo permite',
  seeOtherWays: 'Ver qué funcionaría',
  jobTotal: 'Trabajo',
  waterToAdd: 'Agua a añadir',
  loadNumbers: (number, count) =>
    count === 1 ? `Carga ${number}` : `Cargas ${number}–${number + count - 1}`,
  each: 'cada una',
  fullLoad: 'carga llena',
  firstLoad: 'primera carga',
};
