import type { WordsOf } from '../../localized.ts';
import type { trackWords as english } from '../../en/farm/trackWords.ts';
import { plural } from '../plural.ts';

export const trackWords: WordsOf<typeof english> = {
  toFill: 'Llenado',
  drive: 'Aplicar y guardar el recorrido',
  driveNote: 'El teléfono anota dónde se aplica, y avisa antes de una franja de protección.',
  mapOf: (name) => `Dónde se aplicó en ${name}, el norte arriba`,
  job: 'este trabajo',
  accuracy: 'Precisión',
  bufferAhead: 'Franja de protección adelante',
  partAhead: 'Parte excluida adelante',
  outlineAhead: 'Fin del potrero adelante',
  shutOffIn: 'Corte en',
  inBuffer: 'En la franja de protección',
  inPart: 'En una parte excluida',
  outside: 'Fuera del contorno',
  mayBe: (accuracy) => `O a menos de ± ${accuracy} de ahí. Corte.`,
  shutOffNow: 'Corte.',
  next: {
    buffer: 'Hasta la franja de adelante',
    part: 'Hasta la parte excluida de adelante',
    outline: 'Hasta el final de adelante',
  },
  nearest: {
    buffer: 'Hasta la franja más cercana',
    part: 'Hasta la parte excluida más cercana',
    outline: 'Hasta el contorno',
  },
  noGround: 'Este potrero no tiene contorno: no se puede avisar de nada.',
  noPaddock: 'No se eligió potrero: no se puede avisar de nada.',
  searching: 'Buscando la posición.',
  lost: 'Posición perdida. Las cifras se detienen y no se toma nada.',
  refused: 'Este dispositivo no puede decir dónde está. Permítalo en sus ajustes y vuelva.',
  unsupported: 'Este dispositivo o esta página no puede decir dónde está.',
  vague: (accuracy) => `± ${accuracy} es demasiado incierto. No se toma nada ni se avisa de nada.`,
  covered: 'Cubierto',
  ofArea: (area) => `De ${area}`,
  speed: 'Velocidad',
  twice: 'Dos veces',
  notKnown: 'no se sabe',
  noWidth:
    'No se sabe el ancho de la barra, así que no se dice la parte cubierta. Ponga el ancho de trabajo en la mezcla.',
  isOff: 'El pulverizador está cortado: no se toma nada.',
  on: 'Empezar a aplicar',
  onAgain: 'Seguir aplicando',
  off: 'Cortar',
  empty: 'La carga se acabó',
  keepOn: 'Deje la pantalla encendida mientras aplica: un teléfono dormido deja un hueco.',
  notKept: 'Este dispositivo no guarda más. El recorrido termina aquí.',
  bufferFrom: (width) =>
    `La etiqueta pide ${width} a sotavento. Aquí se guarda de todos los lados: la aplicación no sabe el viento.`,
  advice:
    'El teléfono acierta a unos metros y no sabe si una boquilla está abierta. Mire adelante; deciden la etiqueta y sus ojos.',

  track: 'Dónde se aplicó',
  figures: 'Superficie cubierta',
  restsOn: 'En qué se basan las cifras',
  once: 'Una vez o más',
  ofNet: (area) => `de ${area}`,
  twiceDrawn: 'Dos veces, dibujado más claro',
  twicePrinted: 'Dos veces, impreso más oscuro',
  notReached: 'No alcanzado',
  gaps: (count) =>
    plural(count, {
      one: '1 hueco: el teléfono durmió o perdió la posición. Nada de él cuenta como aplicado.',
      other: `${count} huecos: el teléfono durmió o perdió la posición. Nada de ellos cuenta como aplicado.`,
    }),
  nearestTo: (name) => `Lo más cerca: ${name}`,
  nearer: (name, accuracy) =>
    `Más cerca de lo debido, o demasiado cerca para saberlo con ± ${accuracy}: ${name}.`,
  toOutline: 'el contorno',
  toPart: (number) => `la parte excluida ${number}`,
  toBuffer: (number) => `la franja ${number}`,
  how: (accuracy, worst, from, to) =>
    `Posición del teléfono, ± ${accuracy}, la peor ± ${worst}, de ${from} a ${to}.`,
  width: (width) => `Barra de ${width}.`,
  widthOf: (width, machine) => `Barra de ${width}, ${machine}.`,
  thinned: (tolerance, cell) =>
    `El recorrido se guarda con ${tolerance} de margen y el terreno se cuenta en cuadros de ${cell}. Los bordes son tan seguros como la posición.`,
  noOutline: 'No había contorno: no se dice la parte cubierta.',
  widthNotKnown: 'No se sabía el ancho de la barra: no se dice la parte cubierta.',
  notReadable: 'Esta versión no puede leer el recorrido.',
  save: 'Guardar el recorrido como GeoJSON',
};
