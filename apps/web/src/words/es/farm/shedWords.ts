import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const shedWords: AppWords['shed'] = {
  inShed: 'dispositivo del almacén',
  who: '¿Quién es usted?',
  reading: 'Leyendo los nombres',
  nobody:
    'Las personas de esta finca aún no han llegado a este dispositivo. Hace falta señal una vez.',
  took: (job) => `tomó ${job}`,
  jobsForYou: (count) =>
    plural(count, { one: '1 trabajo para usted', other: `${count} trabajos para usted` }),
  toCheck: (count) =>
    plural(count, { one: '1 trabajo por revisar', other: `${count} trabajos por revisar` }),
  opensByPin: 'Cada nombre se abre con su PIN, con señal o sin ella.',
  opensByTap: 'Basta con tocar, con señal o sin ella.',
  carriesName: 'Lo que haga lleva su nombre.',
  comesBack: (minutes) =>
    `Tras ${minutes} min sin tocarlo vuelve esta página; un llenado queda abierto.`,
  notListed: '¿No está en la lista? Quien lleva la finca le invita, en Personas.',
  yourPin: 'Su PIN',
  choosePin: 'Elija un PIN',
  choosePinWhy:
    'Cuatro cifras. Se quedan en este dispositivo y nunca se envían. Distinguen los nombres; no protegen lo que hay en el dispositivo de quien se lo lleve.',
  pinAgain: 'Lo mismo otra vez',
  notTheSame: 'Eran dos PIN distintos. Elija de nuevo.',
  typed: (count) => `${count} de 4`,
  checkingPin: 'Comprobando',
  notRight: 'No es correcto.',
  triesLeft: (count) =>
    plural(count, {
      one: 'Queda 1 intento, luego un minuto de espera.',
      other: `Quedan ${count} intentos, luego un minuto de espera.`,
    }),
  waits: (time) => `Espere ${time} y vuelva a intentarlo.`,
  forgot: 'Olvidado',
  forgotWhy:
    'En otro dispositivo puede permitir que su nombre elija uno nuevo: Personas, Este dispositivo, Permitir que mi nombre elija un PIN. Si nadie puede, la cuenta cierra la sesión de este dispositivo desde otro.',
  helpers: (names) =>
    `Puede poner uno nuevo: ${names}. Abre aquí su propio nombre, luego Personas, Este dispositivo, PIN nuevo.`,
  nameJoint: ', ',
  back: 'Volver',
  deleteFigure: 'Borrar',
  thisDevice: 'Este dispositivo',
  onSharedDevice: (name) => `${name}, en un dispositivo compartido`,
  someoneElse: 'Otra persona',
  share: 'Compartir este dispositivo en el almacén',
  shareWhy:
    'Varias personas de esta finca lo usan una tras otra, cada una con su nombre. Lo que se envía va con la cuenta que está abierta ahora.',
  shareRole: (role) => `Nadie puede hacer en él más que esta cuenta: ${role}.`,
  pin: 'Los nombres se abren',
  withPin: 'con un PIN',
  withTap: 'con un toque',
  noPinHere: 'Esta página llegó sin https: no puede guardar ningún PIN.',
  asks: 'Preguntar quién es',
  afterMinutes: (minutes) => `tras ${minutes} min`,
  neverAsks: 'solo a mano',
  eachJob: 'Y al registrar un trabajo',
  yes: 'sí',
  no: 'no',
  begin: 'Compartirlo',
  changeIt: 'Guardar estos cambios',
  beginning: 'Guardando',
  kept: 'Guardado.',
  end: 'No compartirlo más',
  endSure:
    '¿No compartirlo más? Los nombres y los PIN se van de este dispositivo, el trabajo se queda.',
  cancel: 'Cancelar',
  notKept: 'No guardado',
  noRoom: 'Este dispositivo no pudo guardarlo. Libere espacio y vuelva a intentarlo.',
  isShared: 'Varias personas comparten este dispositivo.',
  runnersChange: 'Lo cambia quien lleva la finca, o quien tiene su cuenta, con su propio nombre.',
  usesIt: 'Usa este dispositivo',
  newPin: 'PIN nuevo',
  newPinFor: (name) => `PIN nuevo para ${name}`,
  choosesNext: 'elige un PIN al tocar su nombre: quédese a su lado hasta que esté hecho',
  notChosen: (name) =>
    `Para ${name} no se ha elegido ningún PIN en este dispositivo. Un toque solo no abre ningún nombre: sería de quien llegue primero.`,
  ownWay: (name) =>
    `Con señal: en un dispositivo propio, ${name} abre Personas, Este dispositivo, Permitir que mi nombre elija un PIN. Luego se elige aquí, en 15 minutos.`,
  runnerWay: (names) =>
    `Sin señal: puede permitirlo ${names}. Abre aquí su propio nombre, luego Personas, Este dispositivo, Permitir que elija un PIN.`,
  noRunnerWay:
    'Sin señal nadie puede abrirlo todavía: nadie que pueda tiene un PIN en este dispositivo.',
  unnamedWhy:
    'Hasta entonces se puede seguir trabajando sin nombre, con lo que puede hacer un operario. Escriba su nombre en el registro.',
  unnamed: 'Seguir sin nombre',
  noName: 'Sin nombre',
  letChoose: 'Permitir que elija un PIN',
  letChooseFor: (name) => `Permitir que ${name} elija un PIN`,
  hasNoPin: 'aún sin PIN',
  letMyName: 'Permitir que mi nombre elija un PIN',
  letMyNameWhy:
    'En un dispositivo que comparten varias personas de esta finca, su nombre tiene un PIN propio. Se elige allí después de pulsar esto aquí, con señal.',
  letting: 'Preguntando a la finca',
  isLet: 'Elíjalo ahora en el dispositivo compartido. Hay 15 minutos.',
  ownPin: (name) =>
    `Primero el PIN de ${name}, de quien es la cuenta de este dispositivo. Los demás eligen el suyo después.`,
  tapProves: 'Con un toque cualquiera abre cualquier nombre, también el de quien lleva la finca.',
};
