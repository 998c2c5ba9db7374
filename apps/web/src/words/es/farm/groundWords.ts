import type { WordsOf } from '../../localized.ts';
import type { groundWords as english } from '../../en/farm/groundWords.ts';
import { plural } from '../plural.ts';

export const groundWords: WordsOf<typeof english> = {
  map: 'Contornos de los potreros, el norte arriba',
  mapOf: (name) => `Contorno de ${name}, el norte arriba`,
  mapBehind: 'El mapa detrás',
  outlinesAlone: 'Solo los contornos',
  noMap: 'El mapa no llegó. Quedan los contornos.',
  mapFrom: (host) => `El mapa viene de ${host}, que se entera de qué parte se mira.`,
  toSpray: (area) => `${area} por aplicar`,
  none: 'Todavía no hay potreros.',
  ofJobs: 'El terreno de un trabajo que le encargaron está con el trabajo, en Inicio.',
  noneNote: 'Añada uno aquí, o traiga contornos de un archivo.',
  noOutline: 'sin contorno',
  noOutlineNote: 'Sin contorno, la superficie es la que se escribió.',
  how: { walked: 'caminado', drawn: 'dibujado', file: 'de un archivo' },
  leftOutCount: (count) =>
    plural(count, { one: '1 parte excluida', other: `${count} partes excluidas` }),
  newName: 'Nombre de un potrero nuevo',
  add: 'Añadir',
  nameTaken: (name) => `${name} ya existe.`,
  nameMissing: 'Primero póngale nombre.',
  bringIn: 'Traer un archivo',
  formats: 'GeoJSON, KML, shapefile en zip, ISOXML.',
  back: 'Terreno',
  gone: 'Este potrero no está en este dispositivo.',
  notKept: 'Este dispositivo no pudo guardarlo. Nada cambió.',
  unfinished: (name) => `El contorno de ${name} no está terminado.`,
  goOn: 'Seguir',
  forget: 'Olvidarlo',

  walk: 'Recorrerlo a pie o en vehículo',
  walkAgain: 'Recorrerlo otra vez',
  draw: 'Dibujarlo',
  change: 'Cambiar el contorno',
  areaToSpray: 'Superficie por aplicar',
  outline: 'Contorno',
  roundIt: (length, corners) =>
    `${length} de perímetro, ${plural(corners, { one: '1 vértice', other: `${corners} vértices` })}`,
  worst: (accuracy) => `± ${accuracy} al recorrerlo`,
  typed: (area) => `escrito: ${area}`,
  offer: (outlined, typed) => `${outlined} según el contorno, ${typed} escritas.`,
  take: (area) => `Tomar ${area}`,
  offerNote: 'Los planes y el nitrógeno usan lo escrito hasta que lo tome.',
  used: (area) => `Los planes y el nitrógeno usan ${area}.`,
  part: 'Parte excluida',
  bufferOf: (width) => `Franja de protección, ${width}`,
  crosses: (first, second) =>
    `El contorno se cruza: el lado después del vértice ${first} y el lado después del vértice ${second}. No tiene superficie.`,
  partCrosses: 'Una parte excluida se cruza. No tiene superficie.',
  noArea: 'No se pudo calcular la superficie. Mueva un vértice o recórralo otra vez.',
  saveAs: 'Guardar como archivo',
  saveNote:
    'Las partes excluidas van como islas. Las franjas de protección se quedan aquí: estos formatos no las tienen.',

  walking: (name) => `${name}, recorrido`,
  ifClosed: 'Superficie, si se cierra ahora',
  walked: 'Recorrido',
  toStart: 'Al inicio',
  accuracy: 'Precisión',
  start: 'inicio',
  silent: (time, length) => `${time} sin lugar, ${length} en línea recta`,
  wasStraight: 'Era recto',
  walkPieceAgain: 'Recorrerlo otra vez',
  closeGap: 'Cerrar el contorno',
  pause: 'Pausa',
  resume: 'Seguir',
  backBy: (length) => `Atrás ${length}`,
  paused: 'En pausa. Lo que camina ahora no cuenta.',
  searching: 'Buscando la posición. Póngase a cielo abierto.',
  lost: 'Posición perdida. Las cifras no avanzan.',
  refused: 'Este dispositivo no puede decir dónde está. Permítalo en sus ajustes y vuelva.',
  unsupported: 'Este dispositivo o esta página no puede decir dónde está.',
  vague: (accuracy) => `± ${accuracy} es demasiado incierto. No se toma nada.`,
  uncertain: (accuracy) => `± ${accuracy}: incierto.`,
  keepOn: 'Deje la pantalla encendida mientras camina.',
  giveUp: 'Abandonar este recorrido',
  walkNotKept:
    'Este dispositivo ya no guarda nada. Cierre el contorno antes de salir de esta página.',
  notRound: 'Primero recórralo.',

  editing: (name) => `${name}, contorno`,
  undo: 'Deshacer',
  typedBefore: (area) => `escrito antes: ${area}`,
  closed: 'Cerrado.',
  closedBy: (gap) => `Los últimos ${gap} son una línea recta.`,
  walkedIn: (length, minutes) => `${length} en ${minutes}`,
  accuracyWorst: (accuracy, worst) => `± ${accuracy}, la peor ± ${worst}`,
  cornerOf: (corner, count) => `Vértice ${corner} de ${count}`,
  aTap: (step) => `${step} por toque`,
  stepName: 'Cuánto mueve un toque el vértice',
  north: 'Mover al norte',
  south: 'Mover al sur',
  east: 'Mover al este',
  west: 'Mover al oeste',
  lastCorner: 'Vértice anterior',
  nextCorner: 'Vértice siguiente',
  addCorner: 'Añadir un vértice',
  takeCorner: 'Quitar el vértice',
  ofOutline: 'Contorno',
  whichRing: 'Qué se mueve',
  leaveOut: 'Excluir una parte',
  leaveOutWalk: 'Recorrerla',
  leaveOutDraw: 'Dibujarla aquí',
  leaveOutNote:
    'Una laguna, una casa, una plantación. Queda junto al vértice elegido, y sus vértices se mueven igual.',
  partName: 'Qué es',
  partNumber: (number) => `Parte ${number}`,
  takeAway: 'Quitarla',
  buffer: 'Una franja de protección',
  bufferNote: 'Una franja sin aplicar, desde el vértice elegido por los lados que siguen.',
  bufferWidth: 'Ancho',
  bufferSides: 'Lados',
  sidesCount: (count) => plural(count, { one: '1 lado', other: `${count} lados` }),
  allRound: 'todo el contorno',
  bufferAdd: 'Añadir la franja',
  widthMissing: 'Primero ponga el ancho.',
  fewerSides: 'Un lado menos',
  moreSides: 'Un lado más',
  keep: 'Guardar el contorno',
  startHere: 'Dibujar desde donde estoy',
  startBeside: 'Dibujar junto a los otros',
  startNote: 'Empieza como un cuadrado. Mueva sus vértices con las flechas.',
  noPlace: 'Este dispositivo no dice dónde está.',

  fileTitle: 'Traer un archivo',
  choose: 'Elegir un archivo',
  found: (count, format) =>
    plural(count, {
      one: `1 contorno en este archivo ${format}`,
      other: `${count} contornos en este archivo ${format}`,
    }),
  formatNames: { geojson: 'GeoJSON', kml: 'KML', shapefile: 'shapefile', isoxml: 'ISOXML' },
  unnamed: (number) => `Contorno ${number}`,
  becomesNew: 'potrero nuevo',
  replaces: (name) => `contorno nuevo de ${name}`,
  islands: (count) => plural(count, { one: '1 isla', other: `${count} islas` }),
  takeOf: (name) => `Tomar ${name}`,
  notTaken: 'Se cruza y no se toma.',
  takeCount: (count) =>
    plural(count, { one: 'Tomar 1 contorno', other: `Tomar ${count} contornos` }),
  nothingTicked: 'Primero marque qué tomar.',
  taken: (count) =>
    plural(count, { one: '1 contorno tomado.', other: `${count} contornos tomados.` }),
  notAll: 'Mire esto primero.',
  unnamedField: 'un potrero sin nombre',
  note: {
    partNotRead: (path, why) => `${path}: ${why}`,
    pointsLeft: (count) =>
      plural(count, { one: '1 punto no se toma.', other: `${count} puntos no se toman.` }),
    linesLeft: (count) =>
      plural(count, { one: '1 línea no se toma.', other: `${count} líneas no se toman.` }),
    othersLeft: (count) =>
      plural(count, {
        one: '1 forma no se toma: no es una superficie.',
        other: `${count} formas no se toman: no son superficies.`,
      }),
    polygonsLeft: (count, kind) =>
      plural(count, {
        one: `1 polígono de tipo ${kind} (ISO 11783-10) no se toma. Si no se debe pulverizar, déjelo fuera a mano.`,
        other: `${count} polígonos de tipo ${kind} (ISO 11783-10) no se toman. Si no se deben pulverizar, déjelos fuera a mano.`,
      }),
    boundaryAssumed: (name) =>
      `${name}: el archivo no dice que su polígono sea un límite. Se toma como tal.`,
    projectionAssumed: (path) =>
      `${path}: no tiene archivo .prj que diga cómo se miden sus lugares. Solo pueden ser grados y se toman como WGS 84: revise en el mapa que estén bien.`,
    sameGround: (count) =>
      plural(count, {
        one: '1 contorno está dos veces en el archivo y una vez aquí.',
        other: `${count} contornos están dos veces en el archivo y una vez aquí.`,
      }),
  },
  far: (away, swapped) =>
    swapped === null
      ? `Estos contornos están a ${away} de su potrero más cercano. ¿Es así?`
      : `Estos contornos están a ${away} de su potrero más cercano, y a ${swapped} con latitud y longitud cambiadas. Algunos programas las escriben al revés. ¿Qué es lo correcto?`,
  swapAxes: 'Cambiar latitud y longitud',
  farIsRight: 'Están ahí',
  fault: {
    tooManyBytes: (size) => `El archivo pasa de ${size}. No se tomó nada.`,
    unknownFormat: 'No es GeoJSON, KML, shapefile en zip ni ISOXML. No se tomó nada.',
    notReadable: (format) => `Este archivo ${format} está dañado o no lo es. No se tomó nada.`,
    tooManyPoints: (most) => `El archivo tiene más de ${most} puntos. No se tomó nada.`,
    tooManyOutlines: (most) => `El archivo tiene más de ${most} contornos. No se tomó nada.`,
    tooManyFiles: (most) => `El zip tiene más de ${most} archivos. No se tomó nada.`,
    tooManyCells: (most) =>
      `Una cuadrícula o un registro del archivo tiene más de ${most} entradas. No se tomó nada.`,
    tooManyZones: (most) => `Una tarea del archivo tiene más de ${most} zonas. No se tomó nada.`,
    tooDeep: (most) =>
      `El archivo tiene partes dentro de partes, más de ${most} niveles. No se tomó nada.`,
    hasDoctype:
      'El archivo tiene una parte (DOCTYPE) que ningún contorno necesita y que puede ocultar cualquier cosa. No se tomó nada.',
    noTaskData: 'El zip no tiene TASKDATA.XML: no tiene tareas de una terminal. No se tomó nada.',
    gridMissing: (name) =>
      `El zip no tiene ${name}, que una tarea nombra, y sin él no se saben las dosis. No se tomó nada.`,
    fileMissing: (ending) =>
      `El zip no tiene archivo ${ending}, y sin él no se sabe el lugar. No se tomó nada.`,
    unknownProjection: (name) =>
      `El archivo está en ${name}, que no se puede pasar a WGS 84 con seguridad. Guárdelo en WGS 84 y traiga ese.`,
    placeOutside:
      'Los lugares del archivo no son latitudes y longitudes. Guárdelo en WGS 84 y traiga ese.',
    noOutlines: (format) =>
      `Este archivo ${format} no tiene contornos, solo puntos, líneas o nada.`,
  },
};
