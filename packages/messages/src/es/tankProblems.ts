import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { JAR_TEST, notChecked, notSet } from './words.ts';

/** The single changes that were tried and lead to a plan. */
function waysOut(v: ProblemValues): string {
  const ways = [
    v.has('workableApplicationRateLPerHa')
      ? `con ${v.least('workableApplicationRateLPerHa', 'L/ha')}`
      : '',
    v.has('workableWaterTemperatureC')
      ? `con agua a ${v.least('workableWaterTemperatureC', '°C', 1)}`
      : '',
    v.has('workableRate') ? `con ${v.typedMost('workableRate', 'workableRateUnit')} de él` : '',
  ].filter((way) => way !== '');
  if (ways.length > 0) return `Funcionaría ${ways.join(', o ')}.`;
  if (!v.tried('workableApplicationRateLPerHa'))
    return 'Use más agua o agua más tibia, o baje las dosis.';
  return 'Más agua o agua más tibia no basta por sí sola. Baje las dosis, o quite un producto.';
}

/** The water temperature that was judged, where none was entered. */
const evenIn = (v: ProblemValues): string =>
  v.has('judgedAtC') ? `Incluso en agua de ${v.temperature('judgedAtC')}: ` : '';

/** The end temperature of a tank that comes too near to freezing; a tank that freezes has none. */
function freezingEnd(v: ProblemValues): string {
  if (!v.has('endC')) {
    return v.has('freezingPointC')
      ? `Se enfriaría hasta ${v.temperature('freezingPointC')}, donde se congela.`
      : 'Bajaría del punto de congelación del agua; no se sabe hasta dónde sigue líquida.';
  }
  const end = `Terminaría a ${v.temperature('endC')}`;
  return v.has('freezingPointC')
    ? `${end} y se congela a ${v.temperature('freezingPointC')}; se guardan ${v.difference('marginK')} de margen.`
    : `${end}; se guardan ${v.difference('marginK')} hasta la congelación, que no se conoce para esta mezcla.`;
}

/** Room, loads, heat and solids in the tank. */
export const tankProblems = {
  heelAboveTank: (v) =>
    message(
      'Hay más en el tanque de lo que cabe',
      `En el tanque caben ${v.most('tankCapacityL', 'L')}; no puede haber ${v.quantity('heelL', 'L')}.`,
    ),
  heelContentsUnknown: () =>
    message(
      '¿Qué hay ya en el tanque?',
      'Un plan solo puede partir de agua o de la misma mezcla.',
      'Elija una de las dos, o vacíe el tanque.',
    ),
  heelCoversJob: (v) =>
    message(
      'En el tanque hay bastante para todo el trabajo',
      `Hay ${v.quantity('heelL', 'L')} y el trabajo necesita ${v.quantity('jobVolumeL', 'L')}: sobran ${v.quantity('surplusL', 'L')}.`,
      'No añada nada.',
    ),
  productsExceedLoad: (v) =>
    message(
      'No queda lugar para el agua',
      `Los productos ocupan ${v.quantity('productsL', 'L')} en una carga de ${v.quantity('loadL', 'L')}${
        v.some('heelL') ? ` que ya tiene ${v.quantity('heelL', 'L')}` : ''
      }.`,
      v.field === 'heel.volumeL'
        ? 'Vacíe primero el tanque, o haga una carga mayor.'
        : 'Baje las dosis, o suba el volumen de aplicación.',
    ),
  tooManyLoads: (v) =>
    message(
      `${v.count('loadCount')} cargas son demasiadas`,
      `Un plan tiene como mucho ${v.count('most')} cargas.`,
      'Revise superficie, volumen de aplicación y tanque.',
    ),
  deadVolumeNotSet: notSet(
    'volumen muerto',
    'No se cuenta lo que nunca sale del tanque y las mangueras.',
    'Escríbalo con la máquina.',
  ),
  tankResidualNotSet: notSet(
    'lo que queda en el tanque',
    'Las recargas se planean con el tanque vacío.',
    'Cuando la bomba aspira aire, ¿qué marca el indicador? Escríbalo con la máquina.',
  ),
  residualAssumed: (v) =>
    message(
      'No se cuenta lo que queda en la máquina',
      `Para esta máquina se suponen unos ${v.quantity('residualL', 'L')}. No cuentan hasta que usted escriba lo que marca el indicador.`,
      'Cuando la bomba aspira aire, ¿qué marca el indicador? Escríbalo con la máquina.',
    ),
  tankShareAssumed: (v) =>
    message(
      'Se supone hasta dónde se llena este tanque',
      `Se cuentan ${v.quantity('tankCapacityL', 'L')}, el ${v.percent('usableFraction')} de los ${v.quantity('nominalL', 'L')} de sus papeles.`,
      '¿Hasta qué marca lo llena? Escríbalo con la máquina, una sola vez.',
    ),
  loadMassAboveLimit: (v) =>
    message(
      'La carga pesa demasiado',
      `Una carga de ${v.quantity('loadL', 'L')} pesa ${v.quantity('massKg', 'kg')}; se permiten ${v.most('limitKg', 'kg')}.`,
      v.has('allowedL')
        ? `Llene como mucho ${v.most('allowedL', 'L')}.`
        : 'Llenar menos no basta por sí solo: baje también las dosis.',
    ),
  displacementUnknown: (v) =>
    message(
      `No se sabe cuánto lugar ocupa ${v.product()}`,
      `El tanque podría rebosar: puede ocupar ${v.quantity('doubtL', 'L')} más de lo contado.`,
      'Use una dosis menor o más agua, o escriba su desplazamiento.',
    ),
  displacementAssumed: (v) =>
    message(
      `El lugar que ocupa es estimado: ${v.products()}`,
      `El agua puede ser ${v.quantity('doubtL', 'L')} más o menos.`,
      'Complete hasta la línea: así la concentración es correcta.',
    ),
  densityAssumed: (v) =>
    message(
      `La densidad de ${v.products()} es supuesta`,
      `Los pesos se cuentan con ${v.has('densityKgPerL') ? v.quantity('densityKgPerL', 'kg/L') : 'lo que pesan líquidos así'}.`,
      'Escriba la densidad de la etiqueta.',
    ),
  waterTemperatureNotSet: notChecked(
    'congelación y disolución',
    'Dependen de la temperatura del agua.',
    'Escriba la temperatura del agua.',
  ),
  doesNotDissolve: (v) =>
    message(
      `${v.product()} no se disuelve del todo`,
      v.has('undissolvedKg')
        ? `${evenIn(v)}Quedan ${v.quantity('undissolvedKg', 'kg')} sin disolver${
            v.has('atC') ? ` a ${v.temperature('atC')}` : ''
          }.`
        : 'El tanque se congelaría antes de disolverlo todo.',
      waysOut(v),
    ),
  mayNotDissolve: (v) =>
    message(
      `${v.product()} quizá no se disuelva del todo`,
      v.has('undissolvedKg')
        ? `Según un límite supuesto, quedarían ${v.quantity('undissolvedKg', 'kg')} sin disolver.`
        : 'Según un límite supuesto, el tanque se congelaría antes de disolverlo todo.',
      'Disuelva un poco en un frasco a esa concentración, y mire qué queda.',
    ),
  solubilityUnknown: (v) =>
    message(
      `No se sabe cuánto se disuelve de ${v.product()}`,
      v.has('knownFromC')
        ? `Hay datos desde ${v.temperature('knownFromC')}; ${
            v.has('endC')
              ? `el tanque termina a ${v.temperature('endC')}`
              : 'el tanque se congelaría'
          }.`
        : 'No se encontraron datos.',
      JAR_TEST,
    ),
  nearSaturation: (v) =>
    message(
      `${v.product()} está cerca de su límite`,
      `Llega a ${v.percent('saturation')} de lo que se disuelve a ${v.temperature('endC')}.`,
      'Más agua, o agua más tibia, da margen.',
    ),
  abovePracticalLimit: (v) =>
    message(
      `${v.product()} puede disolverse despacio`,
      `${v.quantity('kgPer100L', 'kg/100 L')} de agua; unos ${v.most('limitKgPer100L', 'kg/100 L')} se disuelven bien.`,
      'Deje tiempo, o use más agua.',
    ),
  coolingUnknown: (v) =>
    message(
      `No se sabe cuánto enfría ${v.product()}`,
      'La temperatura final no lo cuenta.',
      'Mida el tanque antes de aplicar.',
    ),
  endsCold: (v) =>
    message(
      `El tanque lleno termina a ${v.temperature('endC')}`,
      `Los productos enfrían en ${v.difference('dropC')} el agua de ${v.temperature('startC')}.${
        v.has('freezingPointC') ? ` La mezcla se congela a ${v.temperature('freezingPointC')}.` : ''
      }`,
      'Se disuelve despacio: espere hasta que esté clara.',
    ),
  endsHot: (v) =>
    message(
      `El tanque lleno termina a ${v.temperature('endC')}`,
      v.some('dropC')
        ? `El agua está a ${v.temperature('startC')}; los productos la enfrían en ${v.difference('dropC')}.`
        : `Los productos calientan en ${v.difference('dropC')} el agua de ${v.temperature('startC')}.`,
      v.some('dropC')
        ? 'Use agua más fría, o deje enfriar antes de aplicar.'
        : 'Añada despacio, y deje enfriar antes de aplicar.',
    ),
  wouldFreeze: (v) =>
    message(
      v.has('endC')
        ? 'La mezcla quedaría demasiado cerca de congelarse'
        : 'La mezcla se congelaría',
      freezingEnd(v),
      waysOut(v),
    ),
  nearFreezing: (v) =>
    message(
      'La mezcla termina cerca de congelarse',
      v.has('freezingPointC')
        ? `Termina a ${v.temperature('endC')} y se congela a ${v.temperature('freezingPointC')}: menos de ${v.difference('marginK')} entre ambas.`
        : `Termina a ${v.temperature('endC')}; no se sabe dónde se congela.`,
      'El margen es supuesto. Use agua más tibia o más agua, o escriba su margen.',
    ),
  saturationsAddUp: (v) =>
    message(
      'Juntas, las sales están cerca de su límite',
      `Cada una sola se disolvería: ${v.products()}. Sus partes de lo que se disuelve suman ${v.percent('saturationSum')}.`,
      'Más agua, o agua más tibia, da margen.',
    ),
  sharedIons: (v) =>
    message(
      `${v.products()} se frenan entre sí`,
      `Comparten ${v.list('ions').join(', ')}; juntos se disuelven menos que solos.`,
      JAR_TEST,
    ),
  solidsAboveStop: (v) =>
    message(
      'Demasiados sólidos en el tanque',
      `Los sólidos son ${v.percent('solidsFraction')} del volumen; el límite es ${v.percent('stopFraction', 'floor')}.`,
      'Baje la dosis, o suba el volumen de aplicación.',
    ),
  solidsAboveAssumedLimit: (v) =>
    message(
      'Más sólidos de los que se supone que mueve el equipo',
      `Los sólidos son ${v.percent('solidsFraction')} del volumen; su límite, ${v.percent('stopFraction')}, es supuesto.`,
      'Mire dentro del tanque: nada debe quedar en el fondo. Escriba el límite de su máquina.',
    ),
  solidsAboveWarning: (v) =>
    message(
      'Muchos sólidos en el tanque',
      `Los sólidos son ${v.percent('solidsFraction')} del volumen; hay que tener cuidado desde ${v.percent('warnFraction')}.`,
      'Mantenga la agitación.',
    ),
  solidsLimitAssumed: (v) =>
    message(
      'El límite de sólidos es supuesto',
      `Hay que tener cuidado desde ${v.percent('warnFraction')} del volumen; ${v.percent('stopFraction')} se toma como límite.`,
      'Escriba el límite de su máquina.',
    ),
  settlesFast: (v) =>
    message(
      `${v.product()} se asienta rápido`,
      `Sus granos más gruesos, ${v.count('topSizeUm')} µm, llegan al fondo en ${v.count('settlingSeconds', 0)} s.`,
      'Mantenga la agitación.',
    ),
  particlesTooLarge: (v) =>
    message(
      `${v.product()} tapa la boquilla`,
      `Sus granos llegan a ${v.count('topSizeUm')} µm; la abertura es de ${v.quantity('orificeMm', 'mm')}.`,
      'Ponga una boquilla mayor, o un producto más fino.',
    ),
  particlesMayBlock: (v) =>
    message(
      `${v.product()} puede tapar la boquilla`,
      `Sus granos llegan a ${v.count('topSizeUm')} µm; se supone que pasa un quinto de la abertura, ${v.count('passesUm')} µm.`,
      'Vigile las boquillas, o use un producto más fino.',
    ),
  blockingNotChecked: (v) =>
    message(
      'No se revisó si tapa las boquillas',
      `${v.has('nozzleId') ? `No se conoce la abertura de ${v.nozzle()}.` : 'No hay boquilla elegida.'} ${v.products()}.`,
      'Cuele la mezcla, y vigile las boquillas.',
    ),
  particleSizeUnknown: (v) =>
    message(
      `No se conoce el tamaño de grano de ${v.product()}`,
      'No se revisan obstrucción ni asentamiento.',
      'Pregunte al vendedor, y pruébelo en un frasco.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
