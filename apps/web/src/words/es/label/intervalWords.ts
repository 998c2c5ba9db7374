import type { intervalWords as english } from '../../en/label/intervalWords.ts';
import type { WordsOf } from '../../localized.ts';
import { plural } from '../plural.ts';

export const intervalWords: WordsOf<typeof english> = {
  title: 'Después de aplicar',
  waits: {
    rainFree: 'Sin lluvia',
    entry: 'Nadie en el terreno',
    grazing: 'Sin pastoreo',
    cutting: 'Sin corte para forraje',
    harvest: 'Sin cosecha',
  },
  free: {
    rainFree: 'Lluvia',
    entry: 'Entrar al terreno',
    grazing: 'Pastoreo',
    cutting: 'Corte para forraje',
    harvest: 'Cosecha',
  },
  hours: (count) => `durante ${count} h`,
  days: (count, figure) =>
    plural(count, { one: `durante ${figure} día`, other: `durante ${figure} días` }),
  notRequired: 'no se requiere',
  from: (moment) => `desde el ${moment}`,
  asked: (names) => `lo pide ${names}`,
  notKnown: (names, what) =>
    `No se sabe de ${names}: ${what}. Lea la etiqueta de su país; no se cuenta ningún día.`,
  buffer: (metres) => `Franja de protección a sotavento ${metres}`,
  bufferNotKnown: (names) => `Franja de protección desconocida de ${names}: mire la etiqueta.`,
  rinsing: 'Enjuague',
  rinse: (parts, each, left, thinned) =>
    `${parts} enjuagues de ${each}, cada uno aplicado hasta vaciar, diluyen los ${left} que quedan a uno en ${thinned}.`,
  atLeast: (volume) => `al menos ${volume}`,
  rinseLeast: 'Queda más de lo que se sabe: falta lo que queda en el tanque o en sus conductos.',
  rinseNote:
    'Si todo se mezcla: los extremos ciegos y la película en las paredes retienen más. Aplíquelo sobre terreno ya tratado.',
  counted:
    'Las horas se cuentan desde el final de la aplicación; los días son días enteros después de ella. Manda la etiqueta donde diga otra cosa.',
};
