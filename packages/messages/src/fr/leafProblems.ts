import type { IntervalKind, LeafBurnFactor, ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const FACTORS: Readonly<Record<LeafBurnFactor, string>> = {
  spreader: 'une huile, une émulsion ou un mouillant dans la bouillie',
  warmDry: 'un air chaud sur une feuille qui n’est pas humide',
  cold: 'le froid, qui laisse la feuille mince',
  frost: 'le gel',
};

const INTERVALS: Readonly<Record<IntervalKind, string>> = {
  rainFree: 'pluie',
  entry: 'entrée sur le terrain',
  grazing: 'pâturage',
  cutting: 'coupe pour fourrage',
  harvest: 'récolte',
};

/** The intervals of the labels that are not known, in words. */
const kinds = (v: ProblemValues): string =>
  Object.entries(INTERVALS)
    .flatMap(([kind, words]) => (v.list('kinds').includes(kind) ? [words] : []))
    .join(', ');

function factors(v: ProblemValues): string {
  const named = Object.entries(FACTORS).flatMap(([factor, words]) =>
    v.list('factors').includes(factor) ? [words] : [],
  );
  return named.length === 0 ? '' : ` Cela l’aggrave : ${named.join(', ')}.`;
}

/** What the mix does to the leaf it falls on, and what its labels ask for. */
export const leafProblems = {
  leafBurnRisk: (v) =>
    message(
      v.is('level', 'strong') ? 'La feuille va sans doute brûler' : 'La feuille peut brûler',
      `Le liquide a ${v.percent('nitrogenFraction')} d’azote, de ${v.products()}. Sur cette culture, prudence dès ${v.percent('cautionFraction')} ; ${v.percent('strongFraction')} est fort. Ces limites sont supposées : elles se situent entre des essais.${v.is('cover', 'coarse') ? ' De grosses gouttes en couvrent moins.' : ''}${factors(v)}`,
      v.list('factors').includes('frost')
        ? 'Attendez que le gel soit parti et la feuille sèche.'
        : `Plus d’eau, un air de ${v.temperature('bestFromC')} à ${v.temperature('bestToC')}, sans soleil fort ; essayez d’abord sur une bande.`,
    ),
  leafBurnNotMeasured: (v) =>
    message(
      v.is('cover', 'streams')
        ? 'Les filets ménagent la feuille'
        : 'À partir d’où l’urée brûle la prairie n’a pas été trouvé',
      `Le liquide a ${v.percent('nitrogenFraction')} d’azote, de ${v.products()}. ${v.is('cover', 'streams') ? 'Le blé a peu brûlé sous des filets avec ce qui le brûlait en jet plat ; quelle part touche la feuille n’a pas été mesuré.' : 'De l’urée a été pulvérisée sur prairie chaque mois sans dommage rapporté ; à partir de quelle concentration elle brûle n’a pas été mesuré.'}`,
      'Pas sur gel ni rosée, ni par chaleur ; essayez d’abord sur une bande.',
    ),
  leafBurnNotJudged: (v) =>
    message(
      'La brûlure des feuilles n’est pas jugée',
      `La culture n’est pas dite. Le liquide a ${v.percent('nitrogenFraction')} d’azote ; les larges feuilles peuvent brûler dès ${v.percent('cautionFraction')}.`,
      'Choisissez la culture.',
    ),
  leafStageNotKnown: () =>
    message(
      'La brûlure des feuilles est jugée sans le stade',
      'Tant que la culture n’est pas levée (BBCH 0 à 9), il n’y a pas de feuille à brûler.',
      'Saisissez le stade de la culture.',
    ),
  biuretHigh: (v) =>
    message(
      `${v.product()} a trop de biuret pour des arbres`,
      `Il en a ${v.count('gPerKgN')} g par kg d’azote ; l’urée foliaire a au plus ${v.count('mostGPerKgN')} g, 0,4 %. Agrumes et avocatier sont les plus sensibles.`,
      'Prenez une urée pauvre en biuret.',
    ),
  filterMayBlock: (v) =>
    message(
      `${v.product()} peut boucher le filtre`,
      `Ses grains vont jusqu’à ${v.count('topSizeUm')} µm. Un filtre de ${v.count('mesh')} mesh s’ouvre à ${v.count('openingUm')} µm ; on suppose que la moitié passe.`,
      'Montez un filtre plus grossier que les buses supportent encore, ou prenez un produit plus fin.',
    ),
  seedInStrongSalt: (v) =>
    message(
      `La bouillie est peut-être trop concentrée pour ${v.products()}`,
      `Ses sels retiennent l’eau avec ${v.list('notCountedIds').length > 0 ? 'au moins ' : ''}${v.count('osmoticMPa')} MPa : la semence ne peut pas gonfler, et l’urée ou l’ammoniac peuvent la tuer. Dès ${v.count('mostMPa')} MPa elle est tenue pour trop forte ; cette limite est supposée.`,
      'Semez la semence seule, ou dans l’eau seule.',
    ),
  seedTooLong: (v) =>
    message(
      `${v.products()} reste longtemps dans la cuve`,
      `Elle y reste ${v.count('standingMin')} min. Dans ${v.is('inSalt', 'yes') ? 'l’engrais' : 'l’eau'}, ${v.count('mostMin')} min sont prises comme maximum ; aucune limite publiée n’a été trouvée.`,
      'Faites des pleins plus petits et versez la semence en dernier.',
    ),
  seedNotTested: (v) =>
    message(
      `On ne sait pas ce que la bouillie fait à ${v.products()}`,
      'Aucun essai de cette semence dans une telle bouillie n’a été trouvé. Retirez les filtres plus fins que la semence et gardez l’agitation : elle se dépose.',
      'Essayez : laissez cent graines dans la bouillie le temps prévu. Rincez, et comptez après dix jours sur papier humide à côté de cent dans l’eau.',
    ),
  limeValue: (v) =>
    message(
      `${v.product()} neutralise comme ${v.quantity('pureKgPerHa', 'kg/ha')} de chaux pure`,
      `${v.quantity('kgPerHa', 'kg/ha')} à une valeur neutralisante de ${v.percent('neutralisingFraction')}.${v.has('actingKgPerHa') ? ` ${v.percent('finenessFraction')} en sont assez fins : ${v.quantity('actingKgPerHa', 'kg/ha')} agissent.` : ' On ne sait pas quelle part est assez fine pour agir.'}`,
    ),
  limeValueNotKnown: (v) =>
    message(
      `Valeur neutralisante inconnue : ${v.products()}`,
      'Ce qu’elle fait à l’acidité du sol n’est pas calculé.',
      'Saisissez-la d’après les papiers de la chaux, avec les données du produit.',
    ),
  biuretNotKnown: (v) =>
    message(
      `Biuret inconnu : ${v.products()}`,
      'L’urée courante en a environ 0,8 % : trop pour agrumes et avocatier.',
      'Voyez le sac.',
    ),
  intervalsNotKnown: (v) =>
    message(
      `Délais inconnus : ${v.products()}`,
      `N’est pas compté combien attendre pour : ${kinds(v)}.`,
      'Lisez l’étiquette. Ce qu’elle dit peut se saisir dans un produit à vous.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
