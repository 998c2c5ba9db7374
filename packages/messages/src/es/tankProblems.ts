import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { JAR_TEST, notSet } from './words.ts';

/** Application rates and temperatures that would work, where they were found. */
function waysOut(v: ProblemValues): string | null {
  const ways = [
    v.has('workableApplicationRateLPerHa')
      ? `con ${v.quantity('workableApplicationRateLPerHa', 'L/ha')} o más`
      : '',
    v.has('workableWaterTemperatureC')
      ? `con agua a ${v.temperature('workableWaterTemperatureC')}`
      : '',
  ].filter((way) => way !== '');
  return ways.length === 0 ? 'Baje la dosis.' : `Funcionaría ${ways.join(', o ')}.`;
}

/** Room, loads, heat and solids in the tank. */
export const tankProblems = {
  heelAboveTank: (v) =>
    message(
      'Hay más en el tanque de lo que cabe',
      `En el tanque caben ${v.quantity('tankCapacityL', 'L')}; no puede haber ${v.quantity('heelL', 'L')}.`,
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
      'Baje las dosis, o suba el volumen de aplicación.',
    ),
  tooManyLoads: (v) =>
    message(
      `${v.count('loadCount')} cargas son demasiadas`,
      `Un plan tiene como mucho ${v.count('most')} cargas.`,
      'Revise superficie, volumen de aplicación y tanque.',
    ),
  deadVolumeNotSet: notSet(
    'volumen residual',
    'No se cuenta lo que nunca sale del tanque y las mangueras.',
    'Escríbalo con la máquina.',
  ),
  loadMassAboveLimit: (v) =>
    message(
      'La carga pesa demasiado',
      `Una carga de ${v.quantity('loadL', 'L')} pesa ${v.quantity('massKg', 'kg')}; se permiten ${v.quantity('limitKg', 'kg')}.`,
      `Llene como mucho ${v.quantity('allowedL', 'L')}.`,
    ),
  displacementUnknown: (v) =>
    message(
      `No se sabe cuánto lugar ocupa ${v.product()}`,
      `Puede ser hasta ${v.quantity('boundL', 'L')}, demasiado para no contarlo.`,
      'Escriba su desplazamiento.',
    ),
  displacementNotCounted: (v) =>
    message(
      `Lugar no contado: ${v.products()}`,
      `No se conoce, y es como mucho ${v.quantity('boundL', 'L')}.`,
    ),
  densityAssumed: (v) =>
    message(
      `La densidad de ${v.product()} es supuesta`,
      `Su peso se calcula con ${v.quantity('densityKgPerL', 'kg/L')}.`,
      'Escriba la densidad de la etiqueta.',
    ),
  waterTemperatureNotSet: notSet(
    'temperatura del agua',
    'No se revisan enfriamiento, disolución ni congelación.',
    'Mida el agua y escríbala.',
  ),
  doesNotDissolve: (v) =>
    message(
      `${v.product()} no se disuelve del todo`,
      `Quedan ${v.quantity('undissolvedKg', 'kg')} sin disolver${
        v.has('atC') ? ` a ${v.temperature('atC')}` : ''
      }.`,
      waysOut(v),
    ),
  solubilityUnknown: (v) =>
    message(
      `No se sabe cuánto se disuelve de ${v.product()}`,
      v.has('knownFromC')
        ? `Hay datos desde ${v.temperature('knownFromC')}; el tanque termina a ${v.temperature('endC')}.`
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
      `${v.quantity('kgPer100L', 'kg')} en cada 100 L de agua; unos ${v.quantity('limitKgPer100L', 'kg')} se disuelven bien.`,
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
      `Los productos calientan en ${v.difference('dropC')} el agua de ${v.temperature('startC')}.`,
      'Añada despacio, y deje enfriar antes de aplicar.',
    ),
  wouldFreeze: (v) =>
    message(
      'La mezcla se congelaría',
      `Terminaría a ${v.temperature('endC')}; se congela a ${v.temperature('freezingPointC')}.`,
      waysOut(v),
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
      `Los sólidos son ${v.percent('solidsFraction')} del volumen; el límite es ${v.percent('stopFraction')}.`,
      'Baje la dosis, o suba el volumen de aplicación.',
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
      `Hay aviso desde ${v.percent('warnFraction')} del volumen, y alto desde ${v.percent('stopFraction')}.`,
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
      `${v.product()} puede tapar la boquilla`,
      `Sus granos llegan a ${v.count('topSizeUm')} µm; esta boquilla deja pasar ${v.count('passesUm')} µm.`,
      'Ponga una boquilla mayor, o un producto más fino.',
    ),
  particleSizeUnknown: (v) =>
    message(
      `No se conoce el tamaño de grano de ${v.product()}`,
      'No se revisan obstrucción ni asentamiento.',
      'Pregunte al vendedor, y pruébelo en un frasco.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
