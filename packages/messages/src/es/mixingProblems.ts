import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { JAR_TEST } from './words.ts';

/** "At least", where a product does not state its ions and so is missing from the sum. */
const atLeast = (v: ProblemValues): string => (v.is('figures', 'least') ? ' al menos' : '');

/** How much of the ammonium is ammonia at this pH, and how much gas that gives above the liquid. */
function ammonia(v: ProblemValues): string {
  const share = v.has('share')
    ? `A pH ${v.count('ph')}, ${v.percent('share')} del amonio es amoníaco.`
    : `A pH ${v.count('ph')} una parte del amonio es amoníaco.`;
  return v.has('overLiquidPpm')
    ? `${share} El aire sobre el líquido quieto tendría unas ${v.count('overLiquidPpm')} ppm.`
    : share;
}

const IONS: Readonly<Record<string, string>> = {
  calciumPpm: 'el calcio',
  magnesiumPpm: 'el magnesio',
  sodiumPpm: 'el sodio',
  potassiumPpm: 'el potasio',
  ironPpm: 'el hierro',
};

/** The ion of the water that was not entered. */
const ion = (v: ProblemValues): string => IONS[v.text('missingIon')] ?? '';

/** What products do to one another. */
export const mixingProblems = {
  incompatible: (v) =>
    message(
      `${v.pair()}: no mezclar`,
      v.reasons(),
      'Quite uno. Si la etiqueta lo permite, escriba ese motivo.',
    ),
  incompatibleByLabelAllowed: (v) =>
    message(
      `${v.pair()}: su etiqueta lo permite`,
      `Su motivo: «${v.text('labelReason')}».`,
      v.advice(),
    ),
  useWithCaution: (v) => message(`${v.pair()}: con cuidado`, v.reasons(), v.advice()),
  nothingKnown: (v) =>
    message(`No se sabe nada: ${v.pairs()}`, 'Eso no quiere decir compatible.', JAR_TEST),
  solidForms: (v) =>
    message(
      `${v.pair()}: precipita ${v.solid()}`,
      v.has('kgPer100L')
        ? `Quedarían sólidos en el tanque ${v.is('figures', 'least') ? 'al menos' : 'unos'} ${v.quantity('kgPer100L', 'kg/100 L')} de agua.`
        : `El tanque tendría${atLeast(v)} ${v.count('saturation')} veces lo que queda disuelto.`,
      'Quite uno, o aplíquelos uno después del otro.',
    ),
  solidMayForm: (v) =>
    message(
      `${v.pair()}: puede precipitar ${v.solid()}`,
      `La mezcla está${atLeast(v)} al ${v.percent('saturation')} de lo que queda disuelto.`,
      'Diluya la mezcla, agítela y aplique enseguida.',
    ),
  solidStaysDissolved: (v) =>
    message(
      `${v.pair()}: queda disuelto ${v.solid()}`,
      `La mezcla está${atLeast(v)} al ${v.percent('saturation')} de lo que queda disuelto.`,
      'No concentre más la mezcla.',
    ),
  manyPartners: (v) =>
    message(
      `${v.count('partners')} productos en un tanque`,
      `Más de ${v.count('usualPartners')} rara vez se han probado juntos.`,
      JAR_TEST,
    ),
  orderDiffersFromClasses: (v) =>
    message(
      'Su orden de mezcla no es el habitual',
      `Habitual: ${v.products('classProductIds')}.`,
      'La etiqueta manda sobre los dos.',
    ),
  orderMatters: (v) =>
    message('Aquí importa el orden', v.reasons(), 'Respete el orden de los pasos.'),
  orderReversed: (v) =>
    message(
      'Su orden de mezcla puede estropear la mezcla',
      v.reasons(),
      'Use el orden habitual, salvo que una etiqueta pida el suyo.',
    ),
  waterMayDropMetal: (v) =>
    message(
      `${v.products()}: puede precipitar ${v.solid()} en esta agua`,
      `Su bicarbonato puede formar hasta ${v.quantity('mostKgPer100L', 'kg/100 L')}, a pH ${v.count('ph')}.`,
      'Acidifique antes el agua como dice la etiqueta, o use un quelato.',
    ),
  ammoniaLeaves: (v) =>
    message(
      'Sale gas amoníaco del tanque',
      ammonia(v),
      'No lo respire. Quite lo que hace alcalina la mezcla.',
    ),
  ammoniaMayLeave: (v) =>
    message(
      'Puede salir un poco de amoníaco del tanque',
      ammonia(v),
      'Mezcle al aire libre y aplique enseguida.',
    ),
  foamsOver: (v) =>
    message(
      `${v.products()}: el tanque puede rebosar de espuma`,
      `El ácido libera unos ${v.quantity('gasLPer100L', 'L/100 L')} de gas carbónico.`,
      'Quite uno de los dos.',
    ),
  breaksDownInTank: (v) =>
    message(
      `${v.product()} se degrada en el tanque`,
      v.has('holdingTimeMin')
        ? `A pH ${v.count('ph')} queda ${v.percent('remaining')} después de ${v.quantity('holdingTimeMin', 'min')}.`
        : `A pH ${v.count('ph')} la mitad desaparece en ${v.quantity('halfLifeMin', 'min')}.`,
      'Baje el pH como dice la etiqueta, y aplique enseguida.',
    ),
  breakdownNotJudged: (v) =>
    message(
      `Sin juzgar: cuánto dura ${v.products()} en el tanque`,
      v.list('canTells').length > 0
        ? `No se sabe el pH de la mezcla; el de ${v.products('canTells')} está en el envase.`
        : 'No se sabe el pH del agua, que decide el de la mezcla.',
      v.list('canTells').length > 0
        ? 'Mida el pH de la mezcla con una tira, y escríbalo.'
        : 'Escriba el pH del agua, o el de la mezcla.',
    ),
  hardWater: (v) =>
    message(
      `El agua dura debilita ${v.products()}`,
      `La dureza es ${v.has('hardnessPpm') ? '' : 'al menos '}${v.count(
        v.has('hardnessPpm') ? 'hardnessPpm' : 'hardnessAtLeastPpm',
      )} ppm; importa desde ${v.count('fromPpm')} ppm.`,
      v.has('ammoniumSulphateKgPer100L')
        ? `El sulfato de amonio la fija: ${v.least('ammoniumSulphateKgPer100L', 'kg/100 L')}, si la etiqueta lo permite. ${v.some('inMixKgPer100L') ? `La mezcla tiene ${v.most('inMixKgPer100L', 'kg/100 L')}. ` : ''}Las etiquetas llegan a ${v.most('mostKgPer100L', 'kg/100 L')}.${v.has('missingIon') ? ` Cuenta ${ion(v)} como en la peor agua potable: puede ser menos al ingresarlo.` : ''}`
        : `${v.some('inMixKgPer100L') ? `La mezcla tiene ${v.most('inMixKgPer100L', 'kg/100 L')} de sulfato de amonio. ` : ''}Cuánto necesita se sabe al ingresar ${ion(v)}. Hasta entonces, acondicione el agua como dice la etiqueta.`,
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
