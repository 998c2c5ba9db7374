import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { CHECK } from './words.ts';

const KINDS: Readonly<Record<string, string>> = {
  number: 'un número',
  notANumber: 'algo que no es un número',
  text: 'un texto',
  object: 'un objeto',
  list: 'una lista',
  null: 'nada',
  twoProducts: 'una lista de dos productos',
  boolean: 'verdadero o falso',
};
const kind = (name: string): string => KINDS[name] ?? name;

const entered = (v: ProblemValues): string => `Usted escribió ${v.typed('value')}.`;

const nearest = (v: ProblemValues): string =>
  v.has('nearest') ? `¿Quiso decir «${v.text('nearest')}»?` : 'No está en el catálogo.';

function range(v: ProblemValues): string {
  const most = v.limit('maximum');
  if (v.is('unit', 'entries') || v.is('unit', 'characters'))
    return `Como mucho ${v.count('maximum')}. Hay ${v.count('value')}.`;
  const least = v.limit('minimum');
  if (v.is('maximumAllowed', 'no'))
    return `Escriba ${least} o más, menos de ${most}. ${entered(v)}`;
  return v.is('minimumAllowed', 'yes')
    ? `Escriba de ${least} a ${most}. ${entered(v)}`
    : `Escriba más de ${least}, hasta ${most}. ${entered(v)}`;
}

const ofWhat = (v: ProblemValues): string =>
  v.has('nutrient') ? v.text('nutrient') : 'ingrediente activo';

/** A slip of the decimal sign shows as ten times as much. */
const timesAsMuch = (v: ProblemValues): string =>
  v.atLeast('times', 1.5) ? `, ${v.count('times')} veces lo permitido` : '';

/** What is wrong with the draft itself and its rates. */
export const draftProblems = {
  draftNotReadable: (v) =>
    message(
      'Esta mezcla no se puede leer',
      `Una mezcla es un objeto con campos. Esto es ${kind(v.text('got'))}.`,
    ),
  unknownField: (v) =>
    message(
      `«${v.text('name')}» no es un campo`,
      v.has('nearest') ? nearest(v) : 'Un campo mal escrito se ignoraría, por eso se rechaza.',
      'Corríjalo o quítelo.',
    ),
  wrongType: (v, label) =>
    message(
      `${label}: no se puede leer`,
      `Debe ser ${kind(v.text('expected'))}. Esto es ${kind(v.text('got'))}.`,
    ),
  missing: (_, label) =>
    message(
      `Falta: ${label}`,
      'De ello dependen las cantidades; no se supone nada por usted.',
      'Escríbalo.',
    ),
  belowMinimum: (v, label) => message(`${label}: menos de lo permitido`, range(v)),
  aboveMaximum: (v, label) => message(`${label}: más de lo permitido`, range(v)),
  notWhole: (v, label) =>
    message(`${label}: debe ser un número entero`, entered(v), 'Escriba un número entero.'),
  unusuallyLow: (v, label) =>
    message(
      `${label}: menos de lo habitual`,
      `Lo habitual es ${v.limit('usualMinimum')} o más. ${entered(v)}`,
      CHECK,
    ),
  unusuallyHigh: (v, label) =>
    message(
      `${label}: más de lo habitual`,
      `Lo habitual es hasta ${v.limit('usualMaximum')}. ${entered(v)}`,
      CHECK,
    ),
  unknownMachine: (v) =>
    message(
      `No se conoce la máquina «${v.text('id')}»`,
      nearest(v),
      'Elija una, o describa la suya.',
    ),
  unknownBoomConfiguration: (v) =>
    message(
      `No se conoce la barra «${v.text('id')}»`,
      v.list('choices').length > 0
        ? `Esta máquina tiene: ${v.text('choices')}.`
        : 'Elija antes una máquina.',
    ),
  unknownNozzle: (v) =>
    message(`No se conoce la boquilla «${v.text('id')}»`, nearest(v), 'Elija una boquilla.'),
  unknownProduct: (v) =>
    message(
      `No se conoce el producto «${v.text('id')}»`,
      nearest(v),
      'Elija un producto, o añada el suyo.',
    ),
  productListedTwice: (v) =>
    message(
      `${v.product()} está dos veces`,
      'Las dos cantidades se sumarían sin verse.',
      'Deje una.',
    ),
  noProducts: () =>
    message(
      'Todavía no hay productos',
      'Un plan necesita al menos un producto.',
      'Añada un producto.',
    ),
  invalidChoice: (v, label) =>
    message(
      `${label}: «${v.text('value')}» no se puede elegir`,
      `Elija uno de: ${v.text('choices')}.`,
    ),
  textNotUsable: (_, label) =>
    message(
      `${label}: no se puede usar`,
      'Está en blanco o tiene caracteres ocultos.',
      'Escríbalo de nuevo.',
    ),
  factDoesNotFit: (v, label) =>
    message(
      `${label}: no corresponde`,
      v.is('form', 'liquid')
        ? `${v.product()} es un líquido: su densidad dice el lugar que ocupa.`
        : `${v.product()} es un sólido: no tiene densidad de líquido.`,
      'Quítelo.',
    ),
  rateUnitDoesNotFit: (v) =>
    v.has('labelUnit')
      ? message(
          `${v.text('unit')} no corresponde a la etiqueta de ${v.product()}`,
          `La etiqueta da la dosis en ${v.text('labelUnit')}, y nada más se compara con ella.`,
          `Escriba la dosis en ${v.text('labelUnit')}.`,
        )
      : message(
          `${v.text('unit')} no corresponde a ${v.product()}`,
          `Este producto es ${v.is('form', 'powder') ? 'un polvo' : 'granulado'}.`,
          'Escriba g o kg.',
        ),
  rateNeedsDensity: (v) =>
    message(
      `${v.product()} necesita su densidad`,
      'El peso de un líquido solo pasa a litros con su densidad.',
      'Escriba la densidad de la etiqueta, o una dosis en litros.',
    ),
  rateNeedsContent: (v) =>
    v.is('content', 'discharge')
      ? message(
          `No se sabe cuánto sale de ${v.product()} en un segundo`,
          'Una dosis en segundos necesita una descarga medida.',
          'Deje correr en una jarra y escriba cuánto salió en cuántos segundos. O escriba la dosis de producto.',
        )
      : message(
          `No se sabe cuánto ${v.is('content', 'ae') ? 'equivalente ácido' : 'ingrediente activo'} hay en ${v.product()}`,
          'Las concentraciones difieren, y unas etiquetas cuentan la sal y otras el ácido.',
          'Escriba el contenido de la etiqueta, o la dosis de producto.',
        ),
  productHasNotThisNutrient: (v) =>
    message(
      v.has('contentPct')
        ? `${v.product()} no contiene ${v.text('nutrient')}`
        : `No se conoce el análisis de ${v.product()}`,
      `No se puede calcular de él una dosis de ${v.text('nutrient')}.`,
      'Escriba la dosis del producto mismo.',
    ),
  rateAboveLabelMaximum: (v) =>
    message(
      `${v.product()} supera el máximo de la etiqueta`,
      `La etiqueta permite ${v.typedMost('maximum', 'maximumUnit')}. Usted escribió ${v.typed('value')}${timesAsMuch(v)}.`,
      `Escriba como mucho ${v.typedMost('maximum', 'maximumUnit')}.`,
    ),
  doseNotPlausible: (v) =>
    message(
      `${v.product()} ${v.typed('value')}: ¿es lo que quiere?`,
      `${v.has('productIds') ? `${v.products()}: juntos son` : 'Son'} ${v.quantity('gPerHa', 'g/ha')} de ${ofWhat(v)}, mucho más de lo que se pulveriza.`,
      CHECK,
    ),
  doseMeant: (v) =>
    message(
      `${v.product()}: se confirmó una dosis improbable`,
      `Son ${v.quantity('gPerHa', 'g/ha')} de ${ofWhat(v)}. Se preguntó por ella, y es lo que se quiere.`,
    ),
  doseNotChecked: (v) =>
    message(
      `${v.product()}: la dosis no se comprobó`,
      'No consta cuánto ingrediente activo contiene, así que un error de unidad pasaría. Compárela con la etiqueta.',
    ),
  rateOutsideUsualRange: (v) =>
    message(
      `La dosis de ${v.product()} no es la habitual`,
      `Lo habitual es ${
        v.same('usualMinimum', 'usualMaximum')
          ? ''
          : `de ${v.limit('usualMinimum', 'usualUnit')} a `
      }${v.limit('usualMaximum', 'usualUnit')}. ${entered(v)}`,
      CHECK,
    ),
  amountHardToMeasure: (v) =>
    message(
      `${v.product()} es difícil de medir`,
      `La carga ${v.count('loadNumber')} necesita ${v.amount('amount')}, y lo mínimo que se mide bien es ${v.amount('least')}.`,
      (v.has('equalAmount')
        ? `Elija cargas iguales: ${v.amount('equalAmount')} en cada una. O disuelva`
        : 'Disuelva') +
        ` ${v.amount('least')} en agua hasta ${v.quantity('premixL', 'L')}, y ponga ${v.quantity('premixTakenL', 'L')} de ello en esta carga.`,
    ),
  measuredDoseDiffers: (v) =>
    message(
      `${v.product()} se desvía un ${v.percent('change')} en la carga ${v.count('loadNumber')}`,
      `La balanza da ${v.amount('measured')} en lugar de ${v.amount('amount')}: un ${v.percent('change')} de ${v.is('direction', 'more') ? 'más' : 'menos'}.`,
      'Mida con más precisión, o elija cargas que se midan en pasos enteros.',
    ),
  sameAmountInSmallerLoad: (v) =>
    message(
      `${v.product()} queda más concentrado en la carga menor`,
      `La misma cantidad, ${v.amount('amount')}, va en ${v.quantity('loadL', 'L')} y en ${v.quantity('smallerLoadL', 'L')}.`,
      'Elija cargas iguales, o una dosis por superficie.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
