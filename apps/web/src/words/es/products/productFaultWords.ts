import type { WordsOf } from '../../localized.ts';
import type { productFaultWords as english } from '../../en/products/productFaultWords.ts';

export const productFaultWords: WordsOf<typeof english> = {
  missing: 'Hace falta.',
  notANumber: (typed) => `${typed} no es un número que quepa aquí.`,
  notAChoice: (typed) => `${typed} no es una de las opciones.`,
  notText: 'Esto no es texto, o tiene signos que no se pueden mostrar.',
  tooLong: 'Es demasiado largo.',
  tooMany: 'Hay demasiados.',
  duplicate: (name) => `El archivo tiene ${name} más de una vez. Deje uno solo en él.`,
  outOfRange: (value, min, max) => `${value} no puede ser: debe estar entre ${min} y ${max}.`,
  unusual: (value, min, max) =>
    `${value} es raro: lo común es de ${min} a ${max}. Compárelo con la etiqueta.`,
  notAscending: (value) => `${value} está fuera de orden: cada uno debe pasar del anterior.`,
  lowestAboveHighest: (value) => `${value} pasa de la dosis mayor.`,
  sumAbove100: (sum) => `Los nutrientes suman ${sum} del peso, más que todo.`,
  doesNotFit: 'Esto no va con lo que es el producto.',
  bulkAboveSolid: (value) =>
    `${value} no puede ser: suelto en la bolsa pesa menos que el sólido mismo.`,
  roomDisagrees: (value) =>
    `${value} no concuerda con la densidad del sólido: el lugar es 1 dividido por ella.`,
  needsDensity: 'Escriba primero la densidad: con ella los g/L pasan a % en peso.',
};
