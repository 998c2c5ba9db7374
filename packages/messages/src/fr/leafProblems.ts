import type { LeafBurnFactor, ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const FACTORS: Readonly<Record<LeafBurnFactor, string>> = {
  spreader: 'une huile, une émulsion ou un mouillant dans la bouillie',
  warmDry: 'un air chaud sur une feuille qui n’est pas humide',
  cold: 'le froid, qui laisse la feuille mince',
  frost: 'le gel',
};

function factors(v: ProblemValues): string {
  const named = Object.entries(FACTORS).flatMap(([factor, words]) =>
    v.list('factors').includes(factor) ? [words] : [],
  );
  return named.length === 0 ? '' : ` Cela l’aggrave : ${named.join(', ')}.`;
}

/** What the liquid does to leaves, and what is not known of waiting. */
export const leafProblems = {
  leafBurnRisk: (v) =>
    message(
      v.is('level', 'strong') ? 'La feuille va sans doute brûler' : 'La feuille peut brûler',
      `Le liquide a ${v.percent('nitrogenFraction')} d’azote, de ${v.products()}. Sur cette culture, prudence dès ${v.percent('cautionFraction')} ; ${v.percent('strongFraction')} est fort. Ces limites sont supposées entre des essais.${factors(v)}`,
      v.list('factors').includes('frost')
        ? 'Attendez que le gel soit parti et la feuille sèche.'
        : `Plus d’eau, un air de ${v.temperature('bestFromC')} à ${v.temperature('bestToC')}, sans soleil fort ; essayez d’abord sur une bande.`,
    ),
  leafBurnNotJudged: (v) =>
    message(
      'La brûlure des feuilles n’est pas jugée',
      `La culture n’est pas dite. Le liquide a ${v.percent('nitrogenFraction')} d’azote ; les larges feuilles peuvent brûler dès ${v.percent('cautionFraction')}.`,
      'Choisissez la culture.',
    ),
  biuretHigh: (v) =>
    message(
      `${v.product()} a trop de biuret pour des arbres`,
      `Il en a ${v.count('gPerKgN')} g par kg d’azote ; l’urée foliaire a au plus ${v.count('mostGPerKgN')} g, 0,4 %. Agrumes et avocatier sont les plus sensibles.`,
      'Prenez une urée pauvre en biuret.',
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
      'Aucun délai avant récolte, pâturage ou rentrée n’est compté.',
      'Lisez l’étiquette. Ce qu’elle dit peut se saisir dans un produit à vous.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
