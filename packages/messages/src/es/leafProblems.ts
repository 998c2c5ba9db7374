import type { LeafBurnFactor, ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const FACTORS: Readonly<Record<LeafBurnFactor, string>> = {
  spreader: 'un aceite, una emulsión o un mojante en la mezcla',
  warmDry: 'aire cálido sobre una hoja que no está húmeda',
  cold: 'el frío, que deja la hoja delgada',
  frost: 'la helada',
};

function factors(v: ProblemValues): string {
  const named = Object.entries(FACTORS).flatMap(([factor, words]) =>
    v.list('factors').includes(factor) ? [words] : [],
  );
  return named.length === 0 ? '' : ` Lo agrava: ${named.join(', ')}.`;
}

export const leafProblems = {
  leafBurnRisk: (v) =>
    message(
      v.is('level', 'strong') ? 'Es probable que la hoja se queme' : 'La hoja se puede quemar',
      `El líquido tiene ${v.percent('nitrogenFraction')} de nitrógeno, de ${v.products()}. En este cultivo, cuidado desde ${v.percent('cautionFraction')}; ${v.percent('strongFraction')} es fuerte. Estos límites se suponen entre ensayos.${factors(v)}`,
      v.list('factors').includes('frost')
        ? 'Espere a que se vaya la helada y la hoja esté seca.'
        : `Más agua, aire de ${v.temperature('bestFromC')} a ${v.temperature('bestToC')}, sin sol fuerte; pruebe antes en una franja.`,
    ),
  leafBurnNotJudged: (v) =>
    message(
      'No se juzga si se quema la hoja',
      `No se indicó el cultivo. El líquido tiene ${v.percent('nitrogenFraction')} de nitrógeno; las hojas anchas se pueden quemar desde ${v.percent('cautionFraction')}.`,
      'Elija el cultivo.',
    ),
  biuretHigh: (v) =>
    message(
      `${v.product()} tiene demasiado biuret para árboles`,
      `Tiene ${v.count('gPerKgN')} g por kg de nitrógeno; la urea para hojas tiene como máximo ${v.count('mostGPerKgN')} g, 0,4 %. Cítricos y palto son los más sensibles.`,
      'Use una urea baja en biuret.',
    ),
  biuretNotKnown: (v) =>
    message(
      `Biuret desconocido: ${v.products()}`,
      'La urea común tiene cerca de 0,8 %: demasiado para cítricos y palto.',
      'Mire la bolsa.',
    ),
  intervalsNotKnown: (v) =>
    message(
      `Plazos desconocidos: ${v.products()}`,
      'No se cuenta ningún plazo de carencia, pastoreo ni reingreso.',
      'Lea la etiqueta. Lo que dice se puede anotar en un producto propio.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
