import type { WordsOf } from '../../localized.ts';
import type { productFileWords as english } from '../../en/products/productFileWords.ts';
import { plural } from '../plural.ts';
import { numberText } from '../../figures/numberText.ts';

export const productFileWords: WordsOf<typeof english> = {
  title: 'Importar y exportar',
  exportTitle: 'Guardar sus productos propios en un archivo',
  noOwn: 'Aún no hay ninguno propio.',
  csv: 'CSV, para una hoja de cálculo',
  json: 'JSON, para otro dispositivo',
  exported: (count) =>
    plural(count, { one: '1 producto', other: `${numberText(count)} productos` }),
  importTitle: 'Tomar productos de un archivo',
  importWhy:
    'CSV o JSON. Primero se muestra lo que cambiaría, y nada se guarda hasta que usted lo diga.',
  choose: 'Elegir un archivo',
  reading: 'Leyendo el archivo',
  warning: 'Aviso',
  note: 'Nota',
  faults: {
    tooLarge: 'Este archivo pasa de 2 MB. Divídalo.',
    tooManyRows: 'Este archivo tiene más de 1.000 productos. Divídalo.',
    notText: 'Esto no es un archivo de texto. Guárdelo de nuevo como CSV.',
    notReadable: 'Este archivo está dañado: sus comillas o llaves no cierran.',
    noProducts:
      'No hay productos en este archivo. Un CSV necesita un encabezado con una columna Name.',
    newer: 'Este archivo lo hizo una versión más nueva. Recargue para tenerla.',
    columnTwice: 'Una columna está dos veces en este archivo.',
  },
  unread: 'Este archivo no se pudo leer del dispositivo.',
  decimalComma: 'Leído con coma como signo decimal.',
  decimalPoint: 'Leído con punto como signo decimal.',
  leftOut: (columns) => `Las columnas que aquí no se conocen quedaron fuera: ${columns}.`,
  found: (counts) => `En el archivo: ${counts}.`,
  counts: {
    new: (count) => `${count} nuevos`,
    changed: (count) => `${count} cambiados`,
    unchanged: (count) => `${count} sin cambios`,
    refused: (count) => `${count} rechazados`,
  },
  states: { new: 'Nuevo', changed: 'Cambiado', unchanged: 'Sin cambios', refused: 'Rechazado' },
  facts: 'Datos',
  row: (number) => `fila ${number}`,
  unnamed: 'sin nombre',
  becomes: (fact, before, after) => `${fact}: ${before} pasa a ${after}`,
  is: (fact, value) => `${fact}: ${value}`,
  fault: (fact, sentence) => `${fact}: ${sentence}`,
  take: (name) => `Tomar ${name}`,
  lookAgain: 'Sin marcar, porque una cifra es rara. Compárela antes con la etiqueta.',
  keep: (count) =>
    plural(count, { one: 'Guardar 1 producto', other: `Guardar ${numberText(count)} productos` }),
  nothingChosen: 'Marque lo que quiera guardar.',
  nothingNew: 'Nada en este archivo es nuevo ni ha cambiado.',
  keeping: 'Guardando',
  kept: (count) =>
    plural(count, {
      one: '1 producto guardado en este dispositivo',
      other: `${numberText(count)} productos guardados en este dispositivo`,
    }),
  partKept: (count, all) => `Se guardaron ${count} de ${all}. Pruebe otra vez con el archivo.`,
  undo: 'Deshacer',
  undone: 'Como estaba antes',
  anotherFile: 'Elegir otro archivo',
};
