import type { WordsOf } from '../../localized.ts';
import type { shareWords as english } from '../../en/records/shareWords.ts';
import { plural } from '../plural.ts';

const KINDS: Readonly<Record<string, string>> = {
  bag: 'bolsa',
  drum: 'bidón',
  jug: 'garrafa',
  box: 'caja',
  bottle: 'botella',
};

export const shareWords: WordsOf<typeof english> = {
  title: 'Compartir este trabajo',
  close: 'Cerrar',
  same: 'El enlace, el código y el texto llevan el mismo trabajo. Nada se envía a un servidor.',
  private:
    'Quien tenga el enlace puede leer el trabajo y el nombre de su potrero. Sus precios se quedan en este dispositivo.',
  preparing: 'Preparando el enlace',
  sendLink: 'Enviar el enlace',
  copyLink: 'Copiar el enlace',
  linkCopied: 'Enlace copiado',
  sendText: 'Enviar como texto',
  copyText: 'Copiar como texto',
  textCopied: 'Texto copiado',
  notCopied:
    'El navegador no dejó copiar a esta página. Mantenga pulsado el texto de abajo para copiarlo.',
  textBelow: 'Para copiar a mano',
  printWithWorking: 'Imprimirla con el cálculo',
  print: 'Imprimir la hoja de trabajo',
  printNote: 'A4, negro sobre blanco. La ventana de impresión también la guarda como PDF.',
  terminal: 'Guardar para la terminal',
  terminalNote:
    'ISOXML (TASKDATA) en un archivo zip: la dosis del plan, o la de cada zona si se planeó por zonas.',
  terminalSaved: 'Archivo guardado',
  terminalNoZones:
    'Este trabajo está planeado por zonas que no están en este dispositivo. Guarde el archivo donde se planeó.',
  terminalFailed: 'No se pudo hacer el archivo. Esta parte necesita la red una vez.',
  working: 'Preparando',
  code: 'Código para escanear',
  answerCode: 'Código de la respuesta',
  codeNote: 'La cámara de un teléfono lo abre, con esta aplicación o sin ella.',
  codeName: 'Código cuadrado con el enlace a este trabajo',
  codeTooLarge:
    'El trabajo es demasiado largo para un código que un teléfono lea con seguridad. Envíe el enlace.',
  sendBack: 'Devolver lo que se hizo',
  sendBackNote: 'Anote lo que de verdad se aplicó y se usó. Vuelve a quien le envió el trabajo.',
  answerOfRecord:
    'La respuesta lleva lo que dice el registro: superficie, cantidades, horas, operador, tiempo y notas. Nada se envía a un servidor.',
  makeResult: 'Hacer la respuesta',
  doneMissing: 'Anote lo que se usó, 0 donde no se usó nada.',
  doneTooMuch: 'Es mucho más que el trabajo. Revise la cifra y su unidad.',
  finishedMissing: 'Elija el día y la hora en que se terminó.',
  messageTitle: (job) => `Trabajo de pulverización: ${job}`,
  unnamed: 'Mezcla',

  received: 'Mezcla recibida',
  checkWord: 'Revise antes de usar',
  check: (sentOn) =>
    `Esta mezcla llegó por un enlace, enviado el ${sentOn}. Cada cifra de abajo es de otra persona.`,
  checkHow:
    'Un enlace dañado se nota. Uno cambiado no: cualquiera puede hacer un enlace. Compare con la etiqueta y con quien lo envió.',
  otherCatalogue:
    'Se hizo con otra versión de la lista de productos. Todo está calculado con la suya.',
  yourTank: 'Su tanque',
  yourTankQuestion: '¿Qué tanque se llena?',
  mine: (litres) => (litres === null ? 'Mi pulverizador' : `Mi pulverizador, ${litres}`),
  otherTank: 'Otro tanque',
  theirs: (litres) =>
    litres === null ? 'El pulverizador de quien envía' : `El de quien envía, ${litres}`,
  tankField: 'Tanque, lo que se puede llenar',
  notSet: 'Sin dato',
  heelLeftOut: (litres) =>
    `Quien envía ya tenía ${litres} en el tanque. Para su tanque no se cuentan.`,
  rateChanged: (name, perLoad, perHa) =>
    `${name}: ${perLoad} en el tanque de quien envía son ${perHa}. Sus cargas se calculan con eso.`,
  rateDropped: (name, perLoad) =>
    `${name}: ${perLoad} vale solo para el tanque de quien envía. Indique la dosis después de tomar la mezcla.`,
  inputs: 'Lo que se envió',
  place: 'Potrero',
  landUse: 'Uso del suelo',
  ownOfName: (name) => `Usted también tiene un potrero llamado ${name}`,
  ownOfNameWhy:
    'El registro de este trabajo cuenta en él, también su nitrógeno. Si este es otro terreno, póngale otro nombre en el registro.',
  ownProducts: 'Sin revisar',
  ownProduct: (name) => `${name} es un producto propio de quien envía`,
  ownProductWhy: 'Ninguna lista nuestra lo conoce. Compare sus datos con la etiqueta.',
  ownProductKnown: (name) =>
    `${name} llegó con datos propios. Este dispositivo lo conoce: se usan los suyos.`,
  ownFacts: (name) => `${name} tiene datos propios de quien lo envía`,
  ownFactsWhy: 'Ocupan el lugar de los de esta lista. Compárelos con la etiqueta.',
  worked: 'Calculado para este tanque',
  noTank: 'Indique su tanque para ver las cargas.',
  stopTitle: 'No hay plan con este tanque',
  warning: 'Aviso',
  note: 'Nota',
  notes: (count) => plural(count, { one: '1 nota', other: `${count} notas` }),
  use: 'Usar esta mezcla',
  useNote: 'Su propia mezcla se guarda en Mezclas, y se puede deshacer.',
  notNow: 'Ahora no',
  taken: 'Mezcla recibida abierta',
  containerEntry: (size, kind) => `${KINDS[kind] ?? kind} de ${size}`,
  loadsEqual: 'Todas iguales',
  loadsFull: 'Cargas llenas, y una menor al final',
  heelWater: 'agua',
  heelMix: 'la misma mezcla',

  loadNumbers: (from, to) =>
    from === to ? `Carga ${from}` : `Cargas ${from} ${to === from + 1 ? 'y' : 'a'} ${to}`,
  eachLoad: 'Cada carga',
  amountsTable: 'Cantidades por carga',
  what: 'Qué',
  water: 'Agua a añadir',
  line: 'Línea del tanque',

  done: {
    title: 'Resultado de un trabajo',
    messageTitle: (job) => `Trabajo de pulverización hecho: ${job}`,
    check: (name) => `Esto dice lo que se hizo en ${name}.`,
    checkHow:
      'Cualquiera puede hacer un enlace. Pregunte a quien hizo el trabajo si una cifra parece mal.',
    unknownJob:
      'El trabajo no se envió desde este dispositivo, así que no hay plan con qué comparar.',
    figures: 'Planeado y hecho',
    table: 'Cifras del trabajo',
    what: 'Qué',
    planned: 'Planeado',
    done: 'Hecho',
    area: 'Superficie',
    loads: 'Cargas',
    water: 'Agua',
    notSaid: 'sin decir',
    details: 'Detalles',
    started: 'Empezado',
    ended: 'Terminado',
    operator: 'Operador',
    wind: 'Viento',
    windFrom: (speed, from) => `${speed} del ${from}`,
    temperature: 'Temperatura del aire',
    humidity: 'Humedad',
    notes: 'Notas',
  },

  fault: {
    cutTitle: 'El enlace no está entero',
    cut: (got, of) =>
      of === null
        ? 'Termina antes de tiempo: un programa de chat o de correo lo cortó.'
        : `Llegaron ${got} de ${of} caracteres: un programa de chat o de correo lo cortó.`,
    cutDo: 'Pida el enlace otra vez, como código para escanear o por otro programa.',
    damagedTitle: 'El enlace se dañó en el camino',
    damaged:
      'Lo que llegó no es lo que se envió, así que ninguna cifra es de fiar. No se muestra nada de él.',
    damagedDo: 'Pídalo otra vez.',
    newerTitle: 'El enlace es de una versión más nueva',
    newer: (version) =>
      `Tiene el formato ${version}, que esta aplicación aún no conoce. Abra la aplicación una vez con red para que se actualice, y abra el enlace otra vez.`,
    tooLargeTitle: 'El enlace es demasiado largo',
    tooLarge: (most) =>
      `Ningún trabajo de esta aplicación pasa de ${most} caracteres. No se abrió.`,
    notReadableTitle: 'El enlace no trae una mezcla que se pueda usar',
    notReadable: 'Está entero, pero no es lo que hace esta aplicación. No se muestra nada de él.',
    notReadableField: (field) => `Lo primero que no encaja: ${field}.`,
    browserTooOldTitle: 'Este navegador es demasiado viejo para los enlaces',
    browserTooOld: 'No puede descomprimirlos. Actualícelo, o pida el trabajo como texto.',
    ownMix: 'Ir a su propia mezcla',
  },
  tooLong: (most) =>
    `El trabajo necesita más de ${most} caracteres y no viajaría entero en un enlace. Imprima la hoja o envíelo como texto.`,

  sheet: {
    kind: 'Hoja de trabajo',
    before: 'Antes de empezar:',
    beforeText: 'equipo de protección según cada etiqueta. La etiqueta manda sobre esta hoja.',
    loads: 'Cargas',
    rate: 'Aplicación',
    speed: 'Velocidad',
    pressure: 'Presión',
    waterTemperature: 'Agua',
    notSet: 'sin indicar',
    loadsCover: (loads, litres, area) => `${loads} · ${litres} en el tanque · alcanza ${area}`,
    eachCovers: (loads, litres, area) =>
      `${loads} · ${litres} en el tanque · cada una alcanza ${area}`,
    smaller: (load) => `${load} · carga menor`,
    heel: (litres) => `· ya hay ${litres} en el tanque`,
    areaOr: ' o ',
    step: 'Paso',
    add: 'Echar',
    amount: 'Cantidad',
    packs: 'Envases',
    tank: 'Tanque',
    done: 'Hecho',
    load: (number) => `Carga ${number}`,
    firstWater: 'Agua, agitador en marcha',
    topUp: 'Agua, completar',
    wait: (time) => `Esperar hasta que esté clara, al menos ${time}`,
    waitAssumed: (time) => `Esperar hasta que esté clara, al menos ${time} (supuesto)`,
    ratesAndTotals: 'Dosis y totales',
    product: 'Producto',
    productRate: 'Dosis',
    job: 'Trabajo',
    waterRow: 'Agua',
    supplies: (nitrogen) => `Aporta ${nitrogen}.`,
    suppliesAtLeast: (nitrogen) => `Aporta al menos ${nitrogen}.`,
    weighs: (mass) => `Una carga llena pesa ${mass}.`,
    whatWasDone: 'Lo que se hizo',
    startAndEnd: 'Empezado y terminado',
    wind: 'Velocidad del viento, de dónde',
    airTemperature: 'Temperatura del aire',
    areaDone: (unit) => `Superficie hecha, ${unit}`,
    leftInTank: (unit) => `Queda en el tanque, ${unit}`,
    operator: 'Operador',
    notChecked: 'datos sin revisar',
    foot: (productName, when) => `${productName} Mix Calculator · cifras según el plan del ${when}`,
    sheetOf: (page, pages) => `hoja ${page} de ${pages}`,
    noCode: 'Sin código: el trabajo es demasiado largo.',
  },

  text: {
    where: (place) => `Lugar: ${place}`,
    area: (area, rate) => `${area} a ${rate}`,
    step: (number, what, line) => `${number}. ${what}, línea ${line}`,
    warnings: 'Avisos:',
    label: 'Equipo de protección según cada etiqueta. La etiqueta manda.',
    link: 'Ábralo para su propio tanque:',
  },
};
