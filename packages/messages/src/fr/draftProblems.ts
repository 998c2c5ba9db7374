import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { CHECK } from './words.ts';

const KINDS: Readonly<Record<string, string>> = {
  number: 'un nombre',
  notANumber: 'autre chose qu’un nombre',
  text: 'un texte',
  object: 'un objet',
  list: 'une liste',
  null: 'rien',
  twoProducts: 'une liste de deux produits',
  boolean: 'vrai ou faux',
};
const kind = (name: string): string => KINDS[name] ?? name;

const entered = (v: ProblemValues): string => `Vous avez saisi ${v.typed('value')}.`;

const nearest = (v: ProblemValues): string =>
  v.has('nearest')
    ? `Vouliez-vous dire « ${v.text('nearest')} » ?`
    : 'Ce n’est pas dans le catalogue.';

function range(v: ProblemValues): string {
  const most = v.limit('maximum');
  if (v.is('unit', 'entries') || v.is('unit', 'characters'))
    return `${v.count('maximum')} au plus. Il y en a ${v.count('value')}.`;
  const least = v.limit('minimum');
  if (v.is('maximumAllowed', 'no'))
    return `Saisissez ${least} ou plus, moins de ${most}. ${entered(v)}`;
  return v.is('minimumAllowed', 'yes')
    ? `Saisissez de ${least} à ${most}. ${entered(v)}`
    : `Saisissez plus de ${least}, jusqu’à ${most}. ${entered(v)}`;
}

const ofWhat = (v: ProblemValues): string =>
  v.has('nutrient') ? v.text('nutrient') : 'substance active';

/** A slip of the decimal sign shows as ten times as much. */
const timesAsMuch = (v: ProblemValues): string =>
  v.atLeast('times', 1.5) ? `, ${v.count('times')} fois ce qu’elle permet` : '';

/** What is wrong with the draft itself and its rates. */
export const draftProblems = {
  draftNotReadable: (v) =>
    message(
      'Cette bouillie ne peut pas être lue',
      `Une bouillie est un objet avec des champs. Ceci est ${kind(v.text('got'))}.`,
    ),
  unknownField: (v) =>
    message(
      `« ${v.text('name')} » n’est pas un champ`,
      v.has('nearest')
        ? nearest(v)
        : 'Un champ mal écrit serait ignoré, c’est pourquoi il est refusé.',
      'Corrigez-le ou retirez-le.',
    ),
  wrongType: (v, label) =>
    message(
      `${label} : illisible`,
      `Il faut ${kind(v.text('expected'))}. Ceci est ${kind(v.text('got'))}.`,
    ),
  missing: (_, label) =>
    message(
      `Il manque : ${label}`,
      'Les quantités en dépendent ; rien n’est supposé à votre place.',
      'Saisissez-le.',
    ),
  belowMinimum: (v, label) => message(`${label} : moins que permis`, range(v)),
  aboveMaximum: (v, label) => message(`${label} : plus que permis`, range(v)),
  notWhole: (v, label) =>
    message(`${label} : nombre entier attendu`, entered(v), 'Saisissez un nombre entier.'),
  unusuallyLow: (v, label) =>
    message(
      `${label} : moins que d’habitude`,
      `D’habitude ${v.limit('usualMinimum')} ou plus. ${entered(v)}`,
      CHECK,
    ),
  unusuallyHigh: (v, label) =>
    message(
      `${label} : plus que d’habitude`,
      `D’habitude jusqu’à ${v.limit('usualMaximum')}. ${entered(v)}`,
      CHECK,
    ),
  unknownMachine: (v) =>
    message(
      `La machine « ${v.text('id')} » est inconnue`,
      nearest(v),
      'Choisissez-en une, ou décrivez la vôtre.',
    ),
  unknownBoomConfiguration: (v) =>
    message(
      `La rampe « ${v.text('id')} » est inconnue`,
      v.list('choices').length > 0
        ? `Cette machine a : ${v.text('choices')}.`
        : 'Choisissez d’abord une machine.',
    ),
  unknownNozzle: (v) =>
    message(`La buse « ${v.text('id')} » est inconnue`, nearest(v), 'Choisissez une buse.'),
  unknownProduct: (v) =>
    message(
      `Le produit « ${v.text('id')} » est inconnu`,
      nearest(v),
      'Choisissez un produit, ou ajoutez le vôtre.',
    ),
  productListedTwice: (v) =>
    message(
      `${v.product()} est deux fois dans la liste`,
      'Les deux quantités s’ajouteraient sans se voir.',
      'Gardez-en une.',
    ),
  noProducts: () =>
    message('Pas encore de produit', 'Un plan demande au moins un produit.', 'Ajoutez un produit.'),
  invalidChoice: (v, label) =>
    message(
      `${label} : « ${v.text('value')} » ne peut pas être choisi`,
      `Choisissez parmi : ${v.text('choices')}.`,
    ),
  textNotUsable: (_, label) =>
    message(
      `${label} : inutilisable`,
      'C’est vide ou cela contient des caractères cachés.',
      'Saisissez-le de nouveau.',
    ),
  factDoesNotFit: (v, label) =>
    message(
      `${label} : ne va pas`,
      v.is('form', 'liquid')
        ? `${v.product()} est un liquide : sa densité dit le volume qu’il occupe.`
        : `${v.product()} est un solide : il n’a pas de densité de liquide.`,
      'Retirez-le.',
    ),
  rateUnitDoesNotFit: (v) =>
    v.has('labelUnit')
      ? message(
          `${v.text('unit')} ne va pas avec l’étiquette de ${v.product()}`,
          `L’étiquette donne la dose en ${v.text('labelUnit')}, et rien d’autre ne s’y compare.`,
          `Saisissez la dose en ${v.text('labelUnit')}.`,
        )
      : message(
          `${v.text('unit')} ne va pas avec ${v.product()}`,
          `Ce produit est ${v.is('form', 'powder') ? 'une poudre' : 'granulé'}.`,
          'Saisissez des g ou des kg.',
        ),
  rateNeedsDensity: (v) =>
    message(
      `Il faut la densité de ${v.product()}`,
      'Le poids d’un liquide ne devient des litres qu’avec sa densité.',
      'Saisissez la densité de l’étiquette, ou une dose en litres.',
    ),
  rateNeedsContent: (v) =>
    v.is('content', 'discharge')
      ? message(
          `On ne sait pas ce qui coule de ${v.product()} en une seconde`,
          'Une dose en secondes demande un écoulement mesuré.',
          'Laissez couler dans un pichet et saisissez combien en combien de secondes. Ou saisissez la dose de produit.',
        )
      : message(
          `On ne sait pas combien ${v.is('content', 'ae') ? 'd’équivalent acide' : 'de substance active'} contient ${v.product()}`,
          'Les teneurs diffèrent, et certaines étiquettes comptent le sel, d’autres l’acide.',
          'Saisissez la teneur de l’étiquette, ou la dose de produit.',
        ),
  productHasNotThisNutrient: (v) =>
    message(
      v.has('contentPct')
        ? `${v.product()} ne contient pas de ${v.text('nutrient')}`
        : `L’analyse de ${v.product()} est inconnue`,
      `Une dose de ${v.text('nutrient')} ne peut pas en être calculée.`,
      'Saisissez la dose du produit lui-même.',
    ),
  rateAboveLabelMaximum: (v) =>
    message(
      `${v.product()} dépasse le maximum de l’étiquette`,
      `L’étiquette permet ${v.typedMost('maximum', 'maximumUnit')}. Vous avez saisi ${v.typed('value')}${timesAsMuch(v)}.`,
      `Saisissez au plus ${v.typedMost('maximum', 'maximumUnit')}.`,
    ),
  doseNotPlausible: (v) =>
    message(
      `${v.product()} ${v.typed('value')} : est-ce voulu ?`,
      `${v.has('productIds') ? `${v.products()} : ensemble, cela fait` : 'Cela fait'} ${v.quantity('gPerHa', 'g/ha')} de ${ofWhat(v)}, bien plus que ce qui se pulvérise.`,
      CHECK,
    ),
  doseMeant: (v) =>
    message(
      `${v.product()} : une dose improbable a été confirmée`,
      `Elle représente ${v.quantity('gPerHa', 'g/ha')} de ${ofWhat(v)}. La question a été posée, et c’est voulu.`,
    ),
  doseNotChecked: (v) =>
    message(
      `${v.product()} : la dose n’a pas été contrôlée`,
      'Sa teneur en substance active n’est pas indiquée : une erreur d’unité passerait. Comparez avec l’étiquette.',
    ),
  rateOutsideUsualRange: (v) =>
    message(
      `La dose de ${v.product()} est inhabituelle`,
      `D’habitude ${
        v.same('usualMinimum', 'usualMaximum')
          ? ''
          : `de ${v.limit('usualMinimum', 'usualUnit')} à `
      }${v.limit('usualMaximum', 'usualUnit')}. ${entered(v)}`,
      CHECK,
    ),
  amountHardToMeasure: (v) =>
    message(
      `${v.product()} est difficile à mesurer`,
      `Le plein ${v.count('loadNumber')} demande ${v.amount('amount')}, et le moins qui se mesure bien est ${v.amount('least')}.`,
      (v.has('equalAmount')
        ? `Choisissez des pleins égaux : ${v.amount('equalAmount')} dans chacun. Ou dissolvez`
        : 'Dissolvez') +
        ` ${v.amount('least')} dans l’eau jusqu’à ${v.quantity('premixL', 'L')}, et mettez-en ${v.quantity('premixTakenL', 'L')} dans ce plein.`,
    ),
  measuredDoseDiffers: (v) =>
    message(
      `${v.product()} s’écarte de ${v.percent('change')} au plein ${v.count('loadNumber')}`,
      `La balance donne ${v.amount('measured')} au lieu de ${v.amount('amount')} : ${v.percent('change')} ${v.is('direction', 'more') ? 'de trop' : 'de moins'}.`,
      'Mesurez plus finement, ou choisissez des pleins qui tombent juste.',
    ),
  sameAmountInSmallerLoad: (v) =>
    message(
      `${v.product()} est plus fort dans le plein réduit`,
      `La même quantité, ${v.amount('amount')}, va dans ${v.quantity('loadL', 'L')} et dans ${v.quantity('smallerLoadL', 'L')}.`,
      'Choisissez des pleins égaux, ou une dose par surface.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
