import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { JAR_TEST } from './words.ts';

/** "At least", where a product does not state its ions and so is missing from the sum. */
const atLeast = (v: ProblemValues): string => (v.is('figures', 'least') ? 'au moins ' : '');

/** How much of the ammonium is ammonia at this pH, and how much gas that gives above the liquid. */
function ammonia(v: ProblemValues): string {
  const share = v.has('share')
    ? `À pH ${v.count('ph')}, ${v.percent('share')} de l’ammonium est de l’ammoniac.`
    : `À pH ${v.count('ph')}, une partie de l’ammonium est de l’ammoniac.`;
  return v.has('overLiquidPpm')
    ? `${share} L’air au-dessus du liquide au repos en aurait environ ${v.count('overLiquidPpm')} ppm.`
    : share;
}

const IONS: Readonly<Record<string, string>> = {
  calciumPpm: 'le calcium',
  magnesiumPpm: 'le magnésium',
  sodiumPpm: 'le sodium',
  potassiumPpm: 'le potassium',
  ironPpm: 'le fer',
};

/** The ion of the water that was not entered. */
const ion = (v: ProblemValues): string => IONS[v.text('missingIon')] ?? '';

/** What products do to one another. */
export const mixingProblems = {
  incompatible: (v) =>
    message(
      `${v.pair()} : ne pas mélanger`,
      v.reasons(),
      'Retirez-en un. Si l’étiquette le permet, écrivez ce motif.',
    ),
  incompatibleByLabelAllowed: (v) =>
    message(
      `${v.pair()} : permis par votre étiquette`,
      `Votre motif : « ${v.text('labelReason')} ».`,
      v.advice(),
    ),
  useWithCaution: (v) => message(`${v.pair()} : avec précaution`, v.reasons(), v.advice()),
  nothingKnown: (v) =>
    message(`Rien de connu : ${v.pairs()}`, 'Cela ne veut pas dire compatible.', JAR_TEST),
  solidForms: (v) =>
    message(
      `${v.pair()} : ${v.solid()} précipite`,
      v.has('kgPer100L')
        ? `${v.is('figures', 'least') ? 'Au moins' : 'Environ'} ${v.quantity('kgPer100L', 'kg/100 L')} d’eau resteraient solides dans la cuve.`
        : `La cuve contiendrait ${atLeast(v)}${v.count('saturation')} fois ce qui reste dissous.`,
      'Retirez-en un, ou appliquez-les l’un après l’autre.',
    ),
  solidMayForm: (v) =>
    message(
      `${v.pair()} : ${v.solid()} peut précipiter`,
      `La bouillie est ${atLeast(v)}à ${v.percent('saturation')} de ce qui reste dissous.`,
      'Diluez la bouillie, agitez-la et appliquez aussitôt.',
    ),
  solidStaysDissolved: (v) =>
    message(
      `${v.pair()} : ${v.solid()} reste dissous`,
      `La bouillie est ${atLeast(v)}à ${v.percent('saturation')} de ce qui reste dissous.`,
      'Ne concentrez pas plus la bouillie.',
    ),
  manyPartners: (v) =>
    message(
      `${v.count('partners')} produits dans une cuve`,
      `Plus de ${v.count('usualPartners')} sont rarement essayés ensemble.`,
      JAR_TEST,
    ),
  orderDiffersFromClasses: (v) =>
    message(
      'Votre ordre d’incorporation est inhabituel',
      `D’habitude : ${v.products('classProductIds')}.`,
      'L’étiquette prime sur les deux.',
    ),
  orderMatters: (v) => message('Ici, l’ordre compte', v.reasons(), 'Respectez l’ordre des étapes.'),
  orderReversed: (v) =>
    message(
      'Votre ordre d’incorporation peut gâter la bouillie',
      v.reasons(),
      'Prenez l’ordre habituel, sauf si une étiquette demande le vôtre.',
    ),
  waterMayDropMetal: (v) =>
    message(
      `${v.products()} : du ${v.solid()} peut précipiter dans cette eau`,
      `Son bicarbonate peut en former jusqu’à ${v.quantity('mostKgPer100L', 'kg/100 L')}, à pH ${v.count('ph')}.`,
      'Acidifiez d’abord l’eau comme le dit l’étiquette, ou prenez un chélate.',
    ),
  ammoniaLeaves: (v) =>
    message(
      'Du gaz ammoniac sort de la cuve',
      ammonia(v),
      'Ne le respirez pas. Retirez ce qui rend la bouillie alcaline.',
    ),
  ammoniaMayLeave: (v) =>
    message(
      'Un peu d’ammoniac peut sortir de la cuve',
      ammonia(v),
      'Mélangez à l’air libre, et appliquez aussitôt.',
    ),
  foamsOver: (v) =>
    message(
      `${v.products()} : la cuve peut déborder de mousse`,
      `L’acide libère environ ${v.quantity('gasLPer100L', 'L/100 L')} de gaz carbonique.`,
      'Retirez l’un des deux.',
    ),
  breaksDownInTank: (v) =>
    message(
      `${v.product()} se dégrade dans la cuve`,
      v.has('holdingTimeMin')
        ? `À pH ${v.count('ph')}, il en reste ${v.percent('remaining')} après ${v.quantity('holdingTimeMin', 'min')}.`
        : `À pH ${v.count('ph')}, la moitié est perdue après ${v.quantity('halfLifeMin', 'min')}.`,
      'Baissez le pH comme le dit l’étiquette, et appliquez aussitôt.',
    ),
  breakdownNotJudged: (v) =>
    message(
      `Non jugé : combien de temps ${v.products()} tient dans la cuve`,
      v.list('canTells').length > 0
        ? `Le pH de la bouillie est inconnu ; celui de ${v.products('canTells')} figure sur le bidon.`
        : 'Le pH de l’eau est inconnu, et décide de celui de la bouillie.',
      v.list('canTells').length > 0
        ? 'Mesurez le pH de la bouillie avec une bandelette, et saisissez-le.'
        : 'Saisissez le pH de l’eau, ou celui de la bouillie.',
    ),
  hardWater: (v) =>
    message(
      `L’eau dure affaiblit ${v.products()}`,
      `La dureté est ${v.has('hardnessPpm') ? 'de' : 'd’au moins'} ${v.count(
        v.has('hardnessPpm') ? 'hardnessPpm' : 'hardnessAtLeastPpm',
      )} ppm ; elle compte dès ${v.count('fromPpm')} ppm.`,
      v.has('ammoniumSulphateKgPer100L')
        ? `Le sulfate d’ammonium la fixe : ${v.least('ammoniumSulphateKgPer100L', 'kg/100 L')}, si l’étiquette le permet. ${v.some('inMixKgPer100L') ? `La bouillie en a ${v.most('inMixKgPer100L', 'kg/100 L')}. ` : ''}Les étiquettes vont jusqu’à ${v.most('mostKgPer100L', 'kg/100 L')}.${v.has('missingIon') ? ` Compté avec ${ion(v)} de la pire eau potable : peut-être moins une fois saisi.` : ''}`
        : `${v.some('inMixKgPer100L') ? `La bouillie a ${v.most('inMixKgPer100L', 'kg/100 L')} de sulfate d’ammonium. ` : ''}Le besoin est connu une fois saisi ${ion(v)}. D’ici là, corrigez l’eau comme le dit l’étiquette.`,
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
