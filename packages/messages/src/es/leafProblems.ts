import type { IntervalKind, LeafBurnFactor, ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const FACTORS: Readonly<Record<LeafBurnFactor, string>> = {
  spreader: 'un aceite, una emulsión o un mojante en la mezcla',
  warmDry: 'aire cálido sobre una hoja que no está húmeda',
  cold: 'el frío, que deja la hoja delgada',
  frost: 'la helada',
};

const INTERVALS: Readonly<Record<IntervalKind, string>> = {
  rainFree: 'lluvia',
  entry: 'entrada al terreno',
  grazing: 'pastoreo',
  cutting: 'corte para forraje',
  harvest: 'cosecha',
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
  return named.length === 0 ? '' : ` Lo agrava: ${named.join(', ')}.`;
}

export const leafProblems = {
  leafBurnRisk: (v) =>
    message(
      v.is('level', 'strong') ? 'Es probable que la hoja se queme' : 'La hoja se puede quemar',
      `El líquido tiene ${v.percent('nitrogenFraction')} de nitrógeno, de ${v.products()}. En este cultivo, cuidado desde ${v.percent('cautionFraction')}; ${v.percent('strongFraction')} es fuerte. Estos límites son supuestos: están entre los de los ensayos.${v.is('cover', 'coarse') ? ' Las gotas gruesas cubren menos.' : ''}${factors(v)}`,
      v.list('factors').includes('frost')
        ? 'Espere a que se vaya la helada y la hoja esté seca.'
        : `Más agua, aire de ${v.temperature('bestFromC')} a ${v.temperature('bestToC')}, sin sol fuerte; pruebe antes en una franja.`,
    ),
  leafBurnNotMeasured: (v) =>
    message(
      v.is('cover', 'streams')
        ? 'Los chorros cuidan la hoja'
        : 'No se encontró desde dónde la urea quema el pasto',
      `El líquido tiene ${v.percent('nitrogenFraction')} de nitrógeno, de ${v.products()}. ${v.is('cover', 'streams') ? 'El trigo se quemó poco bajo chorros con lo que quemó en abanico plano; qué parte toca la hoja no se midió.' : 'Se aplicó urea en pasto cada mes y no se contó daño; desde qué concentración quema no se midió.'}`,
      'No con helada, rocío ni calor; pruebe antes en una franja.',
    ),
  leafBurnNotJudged: (v) =>
    message(
      'No se juzga si se quema la hoja',
      `No se indicó el cultivo. El líquido tiene ${v.percent('nitrogenFraction')} de nitrógeno; las hojas anchas se pueden quemar desde ${v.percent('cautionFraction')}.`,
      'Elija el cultivo.',
    ),
  leafStageNotKnown: () =>
    message(
      'La quema de la hoja se juzga sin el estado de desarrollo',
      'Hasta que el cultivo emerge (BBCH 0 a 9) no hay hoja que se queme.',
      'Anote el estado de desarrollo del cultivo.',
    ),
  biuretHigh: (v) =>
    message(
      `${v.product()} tiene demasiado biuret para árboles`,
      `Tiene ${v.count('gPerKgN')} g por kg de nitrógeno; la urea para hojas tiene como máximo ${v.count('mostGPerKgN')} g, 0,4 %. Cítricos y palto son los más sensibles.`,
      'Use una urea baja en biuret.',
    ),
  filterMayBlock: (v) =>
    message(
      `${v.product()} puede tapar el filtro`,
      `Sus granos llegan a ${v.count('topSizeUm')} µm. Un filtro de ${v.count('mesh')} mesh abre ${v.count('openingUm')} µm; se supone que pasa la mitad.`,
      'Ponga un filtro más grueso que las boquillas aún soporten, o tome un producto más fino.',
    ),
  seedInStrongSalt: (v) =>
    message(
      `La mezcla puede estar demasiado concentrada para ${v.products()}`,
      `Sus sales retienen el agua con ${v.list('notCountedIds').length > 0 ? 'al menos ' : ''}${v.count('osmoticMPa')} MPa: la semilla no puede hincharse, y la urea o el amoníaco pueden matarla. Desde ${v.count('mostMPa')} MPa se toma por demasiado; este límite es supuesto.`,
      'Siembre la semilla sola, o solo en agua.',
    ),
  seedTooLong: (v) =>
    message(
      `${v.products()} pasa mucho tiempo en el tanque`,
      `Está ${v.count('standingMin')} min. En ${v.is('inSalt', 'yes') ? 'fertilizante' : 'agua'} se toman ${v.count('mostMin')} min como máximo; no se halló ningún límite publicado.`,
      'Haga cargas más pequeñas y eche la semilla al final.',
    ),
  seedNotTested: (v) =>
    message(
      `No se sabe qué hace la mezcla a ${v.products()}`,
      'No se halló ningún ensayo de esta semilla en una mezcla así. Quite los filtros más finos que la semilla y no pare la agitación: se asienta.',
      'Pruébela: deje cien semillas en la mezcla el tiempo previsto. Enjuáguelas y cuente a los diez días sobre papel húmedo, junto a cien de agua.',
    ),
  limeValue: (v) =>
    message(
      `${v.product()} neutraliza como ${v.quantity('pureKgPerHa', 'kg/ha')} de cal pura`,
      `${v.quantity('kgPerHa', 'kg/ha')} con un valor neutralizante de ${v.percent('neutralisingFraction')}.${v.has('actingKgPerHa') ? ` De ello es bastante fino el ${v.percent('finenessFraction')}: actúan ${v.quantity('actingKgPerHa', 'kg/ha')}.` : ' No se sabe cuánto es bastante fino para actuar.'}`,
    ),
  limeValueNotKnown: (v) =>
    message(
      `Valor neutralizante desconocido: ${v.products()}`,
      'No se calcula lo que hace con la acidez del suelo.',
      'Escríbalo de los papeles de la cal, con los datos del producto.',
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
      `No se cuenta cuánto esperar para: ${kinds(v)}.`,
      'Lea la etiqueta. Lo que dice se puede anotar en un producto propio.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
