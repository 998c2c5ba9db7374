import type { WordsOf } from '../../localized.ts';
import type { resultWords as english } from '../../en/result/resultWords.ts';
import { plural } from '../plural.ts';

const PLURALS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  bag: ['bolsa', 'bolsas'],
  drum: ['bidón', 'bidones'],
  jug: ['garrafa', 'garrafas'],
  box: ['caja', 'cajas'],
  bottle: ['botella', 'botellas'],
};

export const resultWords: WordsOf<typeof english> = {
  title: 'Resultado',
  back: 'Volver a la mezcla',
  change: 'Cambiar la mezcla',
  opening: 'Calculando',
  failed: 'La lista de productos no se cargó',
  failedNote: 'Necesita la red una vez. Su mezcla se conserva en este dispositivo.',
  retry: 'Probar de nuevo',
  undo: 'Deshacer',
  share: 'Compartir',
  received: 'Recibida',
  ownMix: 'Ir a su propia mezcla',
  noPlan: 'Todavía no hay plan',
  unread: 'Algo de lo que escribió no es un número.',

  loads: 'Cargas',
  loadWord: (count) => plural(count, { one: 'carga de', other: 'cargas de' }),
  loadsIn: 'cargas',
  hectaresEach: (area, count) =>
    count === 1 ? area : `${area} cada una${count === 2 ? ', las dos iguales' : ', todas iguales'}`,
  onArea: (area, rate) => `${area}, ${rate}`,
  staysInMachine: (litres) =>
    `Se mezclan ${litres} más de lo que pide la superficie: quedan en la máquina.`,

  amounts: 'Qué se echa',
  amountsTable: 'Cantidades por carga',
  what: 'Qué',
  eachLoad: 'Cada carga',
  oneLoad: (number) => `Carga ${number}`,
  someLoads: (from, to) => `Cargas ${from} ${to === from + 1 ? 'y' : 'a'} ${to}`,
  job: 'Trabajo',
  inAll: (amount) => `${amount} en total`,
  water: 'Agua a añadir',
  area: 'Superficie',
  line: 'Línea del tanque',
  heel: 'Ya en el tanque',
  toWeigh: (exact) => `calculado ${exact}`,
  containers: (parts, rest) => (rest === null ? parts.join(' + ') : [...parts, rest].join(' + ')),
  containerCount: (count, kind, size) => {
    const [one, other] = PLURALS[kind] ?? [kind, kind];
    return `${count} ${plural(count, { one, other })} de ${size}`;
  },

  howWater: (litres) => `Cómo se calculó ${litres}`,
  notKnown: 'no se sabe',
  assumed: 'supuesto',

  marks: 'Marcas del visor',
  marksNote: 'Si la línea de la carga menor se ve mal, llene hasta una marca vecina.',
  mark: { exact: 'Línea exacta', nextLower: 'Marca de abajo', nextHigher: 'Marca de arriba' },
  waterOf: (litres) => `${litres} de agua`,
  covers: (area) => `Alcanza para ${area}.`,

  order: 'Orden, y dónde queda la línea',
  ofLoad: (number) => `carga\u00a0${number}`,
  carrier: 'Agua',
  agitator: 'agitador en marcha',
  wait: (time) => `Espere al menos ${time}`,
  topUp: (litres) => `complete, unos ${litres}`,
  labelWins: 'La etiqueta manda sobre este orden.',
  changeOrder: 'Cambiar el orden',

  dissolving: '¿Se disuelve?',
  dissolves: (share) => `sí, al ${share} de lo máximo`,
  noTemperature:
    'Escriba la temperatura del agua para ver cuánto se enfría el tanque y si todo se disuelve.',
  setTemperature: 'Escribir la temperatura del agua',
  worstCase: 'Peor caso: sin calor del aire, la bomba ni el tanque.',
  liquidsAsWater: 'Los líquidos de calor desconocido cuentan con el mínimo.',
  // "urea e insecticida", but "arena y hierro".
  and: (next) => (/^(?:i|hi(?![ae]))/i.test(next) ? 'e' : 'y'),
  coolingUnknown: (names) =>
    `No se sabe cuánto enfría ${names}; el tanque puede terminar más frío.`,
  curveAxis: 'g por kg de agua',
  curveWords: (name, start, end, holds, most) =>
    `${name} que se disuelve en un kilogramo de agua según la temperatura. El tanque va de ${start} a ${end} lleno y tiene ${holds} gramos; se disolverían ${most} gramos.`,
  suspension: 'Sólidos en suspensión',
  solids: (share) => `${share} del volumen`,
  solidsLimit: (warn, stop) => `Aviso desde ${warn}, rechazo desde ${stop}.`,
  settles: (time) => `Los granos más gruesos caen 0,8 m en ${time} cuando para la agitación.`,

  leaf: 'En la hoja',
  leafNitrogen: (share) => `${share} de nitrógeno en el líquido`,
  leafLimits: (caution, strong) =>
    `En este cultivo, cuidado desde ${caution}; ${strong} es fuerte. Los dos son supuestos: están entre los de los ensayos.`,
  leafNoCrop: 'No se juzga: no se indicó el cultivo.',
  leafMoist: 'Se discute si una hoja húmeda ayuda: no se cuenta como buena.',
  leafSalt: (share) =>
    `Tan salina como un ${share} de nitrato de sodio; no se conoce ningún límite para hojas.`,
  leafSaltUnknown: (names) => `Índice de sal desconocido, no se cuenta: ${names}.`,

  nozzle: 'Boquilla y presión',
  nozzleNot: 'Elija boquilla, número, ancho y velocidad para obtener la presión.',
  setNozzle: 'Elegir la boquilla',
  atSpeed: 'a',
  measuredFlow: (flow, pressure) =>
    `Medido: ${flow} a ${pressure} en el aforo. La presión sale de ahí.`,
  eachNozzle: (flow) => `${flow} cada una`,
  dropletClasses: {
    XF: 'gota extremadamente fina',
    VF: 'gota muy fina',
    F: 'gota fina',
    M: 'gota media',
    C: 'gota gruesa',
    VC: 'gota muy gruesa',
    XC: 'gota extremadamente gruesa',
    UC: 'gota ultragruesa',
  },
  dropletUnknown: 'clase de gota no publicada',
  keepBetween: (from, to) => `Manténgase entre ${from} y ${to}.`,
  outsideFrame: (from, to) =>
    `Fuera del marco la boquilla está por debajo de ${from} o por encima de ${to}.`,
  edition: (edition) => `Clases de gota: ${edition}.`,
  density: (factor) =>
    `Corregido por el peso de la mezcla: × ${factor} del caudal de una tabla de agua.`,
  windowWords: (rate, min, max, from, to, speed, pressure) =>
    `Presión según la velocidad para ${rate}. La boquilla trabaja de ${min} a ${max}, es decir de ${from} a ${to}. A ${speed} necesita ${pressure}.`,
  speedAxis: (unit, rate) => `${unit} con ${rate}`,
  workRate: (rate, time) => `${rate} al aplicar; ${time} para el trabajo sin giros ni llenados.`,
  boomFlow: (flow) => `La barra toma ${flow}.`,
  pumpFlow: (flow) => `Con la agitación la bomba da ${flow}.`,

  supply: 'Aporte',
  perArea: { metric: 'por hectárea', us: 'por acre', imperial: 'por acre' },
  analysisUnknown: (names) => `${names}: análisis no declarado, no contado.`,
  asOxides: 'Como se declara en Europa y América',
  nitrogenYear: 'N desde el 1 de julio, con esta mezcla',
  ofCap: (cap) => `de ${cap}`,
  nitrogenWords: (applied, planned, cap) =>
    `${applied} en el terreno, ${planned} en esta mezcla, límite ${cap}`,
  applied: (figure) => `${figure} en el terreno`,
  planned: (figure) => `${figure} en esta mezcla`,

  cost: 'Costo',
  costTable: 'Costo por producto',
  yourPrices: 'sus precios',
  perLoad: 'primera carga',
  jobTotal: 'Trabajo',
  noPrices: 'Escriba precios en los productos para ver lo que cuesta la mezcla.',
  priceMissing: 'Sin suma: un producto no tiene precio.',
  costOfAll: 'El trabajo cuenta todo lo que va al tanque; la superficie, lo que se aplica en ella.',
  jobCostOnArea: (money, area) => `En su terreno, todo el trabajo sale a ${money} ${area}.`,
  toBuy: (containers) => `comprar ${containers}`,

  warning: 'Aviso',
  note: 'Nota',
  notes: (count) => plural(count, { one: '1 nota', other: `${count} notas` }),
};
