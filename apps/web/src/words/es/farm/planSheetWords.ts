import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const planSheetWords: AppWords['planSheet'] = {
  why: 'La primera fila nombra las columnas. Cada otra fila se convierte en una mezcla guardada. Nada se guarda hasta que lo toma, y ninguna fórmula se calcula.',
  choose: 'Elegir un archivo',
  other: 'Otro archivo',
  reading: 'Leyendo el archivo …',
  notTaken: 'No tomado',
  noCatalogue: 'El catálogo aún no está aquí. Llega con señal.',
  faults: {
    tooLarge: 'Este archivo es demasiado grande.',
    tooManyRows: 'Este archivo tiene más de 1.000 filas. Divídalo.',
    notText: 'Este archivo no es un texto con columnas (CSV) ni un libro de Excel (.xlsx).',
    notReadable: 'Este archivo no se puede leer como hoja de cálculo.',
    empty: 'Este archivo no tiene filas bajo sus títulos. De un libro se lee la primera hoja.',
  },
  theirColumns: 'Sus columnas',
  noHeading: (place) => `Columna ${place}`,
  holds: (heading) => `Qué contiene ${heading}`,
  uses: {
    nothing: 'No se toma',
    name: 'Nombre de la mezcla',
    paddock: 'Potrero',
    product: 'Producto',
    area: 'Superficie',
    applicationRate: 'Volumen de aplicación',
    amount: 'Cantidad',
    unit: 'Unidad de la cantidad',
  },
  withUnit: (word, unit) => `${word}, ${unit}`,
  unitMissing: (word) => `${word}, ¿qué unidad?`,
  unitByRow: (word) => `${word}, cada fila en su unidad`,
  mappingKept: 'Lo que elige se guarda para el próximo archivo así.',
  theirNames: 'Sus nombres',
  keptAsWords: 'queda como texto',
  change: 'Cambiar',
  changeMeaning: (text) => `Cambiar lo que significa “${text}”`,
  rows: 'Filas',
  rowsReady: (count, all) => `${count} de ${all} listas`,
  row: (number, name) => (name === '' ? `Fila ${number}` : `Fila ${number}: ${name}`),
  replaces: 'Reemplaza la mezcla de este nombre.',
  problems: {
    unknownPaddock: (text) => `«${text}» no es ningún potrero aquí.`,
    unknownProduct: (text) => `«${text}» no es ningún producto aquí.`,
    noArea: 'No tiene superficie, ni un potrero que la tenga.',
    noRate: 'No tiene volumen de aplicación.',
    noProduct: 'No nombra ningún producto.',
    noAmount: (product) => `No tiene cantidad de ${product}.`,
    twice: (one, other) =>
      `Las columnas «${one}» y «${other}» dicen lo mismo. Ponga una de ellas en «No se toma» arriba.`,
    noUnit: (heading) => `La columna «${heading}» no nombra unidad. Elíjala arriba.`,
    unknownUnit: (heading, text) =>
      text === ''
        ? `La columna «${heading}» no dice aquí ninguna unidad.`
        : `«${text}» en la columna «${heading}» no es una unidad de cantidad conocida.`,
    figure: (heading, text) => `«${text}» en la columna «${heading}» no es una cifra.`,
    formula: (heading) =>
      `La columna «${heading}» tiene una fórmula sin su valor. Abra el archivo en un programa de hojas de cálculo y guárdelo de nuevo.`,
    ambiguous: (heading, text) =>
      `«${text}» en la columna «${heading}» puede ser dos números. Escríbalo en el archivo sin signo entre los miles.`,
  },
  leaveOut: (number) => `Dejar fuera la fila ${number}`,
  asWords: 'Dejarlo como texto',
  itIs: (name) => `Es ${name}`,
  take: (count) => plural(count, { one: 'Tomar 1 fila', other: `Tomar ${count} filas` }),
  taking: 'Tomando …',
  nothingReady: 'Ninguna fila está lista.',
  taken: (count) =>
    plural(count, { one: 'Se guardó 1 mezcla.', other: `Se guardaron ${count} mezclas.` }),
  partTaken: (count, wanted) =>
    `Se guardaron ${count} de ${wanted} mezclas. Este dispositivo no guardó el resto.`,
  toMixes: 'Ir a las mezclas',
};
