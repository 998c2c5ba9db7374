import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { JAR_TEST, notChecked, notSet } from './words.ts';

/** The single changes that were tried and lead to a plan. */
function waysOut(v: ProblemValues): string {
  const ways = [
    v.has('workableApplicationRateLPerHa')
      ? `à ${v.least('workableApplicationRateLPerHa', 'L/ha')}`
      : '',
    v.has('workableWaterTemperatureC')
      ? `avec de l’eau à ${v.least('workableWaterTemperatureC', '°C', 1)}`
      : '',
    v.has('workableRate') ? `à la dose de ${v.typedMost('workableRate', 'workableRateUnit')}` : '',
  ].filter((way) => way !== '');
  if (ways.length > 0) return `Cela marcherait ${ways.join(', ou ')}.`;
  if (!v.tried('workableApplicationRateLPerHa'))
    return 'Mettez plus d’eau ou de l’eau plus chaude, ou baissez les doses.';
  return 'Plus d’eau ou de l’eau plus chaude ne suffit pas. Baissez les doses, ou retirez un produit.';
}

/** The water temperature that was judged, where none was entered. */
const evenIn = (v: ProblemValues): string =>
  v.has('judgedAtC') ? `Même dans une eau à ${v.temperature('judgedAtC')} : ` : '';

/** The end temperature of a tank that comes too near to freezing; a tank that freezes has none. */
function freezingEnd(v: ProblemValues): string {
  if (!v.has('endC')) {
    return v.has('freezingPointC')
      ? `Elle descendrait à ${v.temperature('freezingPointC')}, où elle gèle.`
      : 'Elle passerait sous le point de gel de l’eau ; on ne sait pas jusqu’où elle reste liquide.';
  }
  const end = `Elle finirait à ${v.temperature('endC')}`;
  return v.has('freezingPointC')
    ? `${end} et gèle à ${v.temperature('freezingPointC')} ; on garde ${v.difference('marginK')} entre les deux.`
    : `${end} ; on garde ${v.difference('marginK')} avant le gel, qui est inconnu pour cette bouillie.`;
}

/** Room, loads, heat and solids in the tank. */
export const tankProblems = {
  heelAboveTank: (v) =>
    message(
      'Plus dans la cuve qu’elle ne contient',
      `La cuve contient ${v.most('tankCapacityL', 'L')} ; il ne peut pas y avoir ${v.quantity('heelL', 'L')}.`,
    ),
  heelContentsUnknown: () =>
    message(
      'Qu’y a-t-il déjà dans la cuve ?',
      'Un plan ne peut partir que d’eau ou de la même bouillie.',
      'Choisissez l’une des deux, ou videz la cuve.',
    ),
  heelCoversJob: (v) =>
    message(
      'La cuve a assez pour tout le chantier',
      `Elle contient ${v.quantity('heelL', 'L')} et le chantier demande ${v.quantity('jobVolumeL', 'L')} : ${v.quantity('surplusL', 'L')} de trop.`,
      'N’ajoutez rien.',
    ),
  productsExceedLoad: (v) =>
    message(
      'Pas de place pour l’eau',
      `Les produits occupent ${v.quantity('productsL', 'L')} dans un plein de ${v.quantity('loadL', 'L')}${
        v.some('heelL') ? ` qui contient déjà ${v.quantity('heelL', 'L')}` : ''
      }.`,
      v.field === 'heel.volumeL'
        ? 'Videz d’abord la cuve, ou faites un plein plus grand.'
        : 'Baissez les doses, ou montez le volume par hectare.',
    ),
  tooManyLoads: (v) =>
    message(
      `${v.count('loadCount')} pleins, c’est trop`,
      `Un plan a au plus ${v.count('most')} pleins.`,
      'Vérifiez la surface, le volume par hectare et la cuve.',
    ),
  deadVolumeNotSet: notSet(
    'volume mort',
    'Ce qui ne quitte jamais la cuve et les tuyaux n’est pas compté.',
    'Saisissez-le avec la machine.',
  ),
  tankResidualNotSet: notSet(
    'fond de cuve',
    'Les pleins suivants sont prévus pour une cuve vide.',
    'Quand la pompe aspire de l’air, que montre la jauge ? Saisissez-le avec la machine.',
  ),
  residualAssumed: (v) =>
    message(
      'Ce qui reste dans la machine n’est pas compté',
      `Environ ${v.quantity('residualL', 'L')} sont supposés pour cette machine. Ils ne comptent qu’une fois saisi ce que montre la jauge.`,
      'Quand la pompe aspire de l’air, que montre la jauge ? Saisissez-le avec la machine.',
    ),
  tankShareAssumed: (v) =>
    message(
      'Jusqu’où cette cuve se remplit est supposé',
      `${v.quantity('tankCapacityL', 'L')} sont comptés, ${v.percent('usableFraction')} des ${v.quantity('nominalL', 'L')} annoncés.`,
      'Jusqu’à quel repère la remplissez-vous ? Saisissez-le avec la machine, une seule fois.',
    ),
  loadMassAboveLimit: (v) =>
    message(
      'Le plein est trop lourd',
      `Un plein de ${v.quantity('loadL', 'L')} pèse ${v.quantity('massKg', 'kg')} ; ${v.most('limitKg', 'kg')} sont permis.`,
      v.has('allowedL')
        ? `Remplissez ${v.most('allowedL', 'L')} au plus.`
        : 'Remplir moins ne suffit pas : baissez aussi les doses.',
    ),
  displacementUnknown: (v) =>
    message(
      `Le volume occupé par ${v.product()} est inconnu`,
      `La cuve pourrait déborder : il peut occuper ${v.quantity('doubtL', 'L')} de plus que compté.`,
      'Baissez la dose, augmentez l’eau, ou saisissez le volume qu’il occupe.',
    ),
  displacementAssumed: (v) =>
    message(
      `Le volume occupé est estimé : ${v.products()}`,
      `L’eau à ajouter peut varier de ${v.quantity('doubtL', 'L')} en plus ou en moins.`,
      'Complétez jusqu’au repère : la concentration est alors juste.',
    ),
  densityAssumed: (v) =>
    message(
      `La densité de ${v.products()} est supposée`,
      `Les poids sont comptés avec ${v.has('densityKgPerL') ? v.quantity('densityKgPerL', 'kg/L') : 'ce que pèsent de tels liquides'}.`,
      'Saisissez la densité de l’étiquette.',
    ),
  waterTemperatureNotSet: notChecked(
    'gel et dissolution',
    'Ils dépendent de la température de l’eau.',
    'Saisissez la température de l’eau.',
  ),
  doesNotDissolve: (v) =>
    message(
      `${v.product()} ne se dissout pas en entier`,
      v.has('undissolvedKg')
        ? `${evenIn(v)}${v.quantity('undissolvedKg', 'kg')} ne se dissolvent pas${
            v.has('atC') ? ` à ${v.temperature('atC')}` : ''
          }.`
        : 'La cuve gèlerait avant que tout soit dissous.',
      waysOut(v),
    ),
  mayNotDissolve: (v) =>
    message(
      `${v.product()} peut ne pas se dissoudre en entier`,
      v.has('undissolvedKg')
        ? `Selon une limite supposée, ${v.quantity('undissolvedKg', 'kg')} resteraient non dissous.`
        : 'Selon une limite supposée, la cuve gèlerait avant que tout soit dissous.',
      'Dissolvez-en un peu en bocal à cette concentration, et regardez ce qui reste.',
    ),
  solubilityUnknown: (v) =>
    message(
      `On ne sait pas combien de ${v.product()} se dissout`,
      v.has('knownFromC')
        ? `Les données commencent à ${v.temperature('knownFromC')} ; ${
            v.has('endC') ? `la cuve finit à ${v.temperature('endC')}` : 'la cuve gèlerait'
          }.`
        : 'Aucune donnée n’a été trouvée.',
      JAR_TEST,
    ),
  nearSaturation: (v) =>
    message(
      `${v.product()} est près de sa limite`,
      `Il atteint ${v.percent('saturation')} de ce qui se dissout à ${v.temperature('endC')}.`,
      'Plus d’eau, ou de l’eau plus chaude, donne de la marge.',
    ),
  abovePracticalLimit: (v) =>
    message(
      `${v.product()} peut se dissoudre lentement`,
      `${v.quantity('kgPer100L', 'kg/100 L')} d’eau ; environ ${v.most('limitKgPer100L', 'kg/100 L')} se dissolvent bien.`,
      'Laissez du temps, ou mettez plus d’eau.',
    ),
  coolingUnknown: (v) =>
    message(
      `On ne sait pas combien ${v.product()} refroidit`,
      'La température finale ne le compte pas.',
      'Mesurez la cuve avant d’appliquer.',
    ),
  endsCold: (v) =>
    message(
      `La cuve pleine finit à ${v.temperature('endC')}`,
      `Les produits refroidissent de ${v.difference('dropC')} l’eau à ${v.temperature('startC')}.${
        v.has('freezingPointC') ? ` La bouillie gèle à ${v.temperature('freezingPointC')}.` : ''
      }`,
      'Cela se dissout lentement : attendez que ce soit clair.',
    ),
  endsHot: (v) =>
    message(
      `La cuve pleine finit à ${v.temperature('endC')}`,
      v.some('dropC')
        ? `L’eau est à ${v.temperature('startC')} ; les produits la refroidissent de ${v.difference('dropC')}.`
        : `Les produits réchauffent de ${v.difference('dropC')} l’eau à ${v.temperature('startC')}.`,
      v.some('dropC')
        ? 'Prenez de l’eau plus froide, ou laissez refroidir avant d’appliquer.'
        : 'Ajoutez lentement, et laissez refroidir avant d’appliquer.',
    ),
  wouldFreeze: (v) =>
    message(
      v.has('endC') ? 'La bouillie serait trop près du gel' : 'La bouillie gèlerait',
      freezingEnd(v),
      waysOut(v),
    ),
  nearFreezing: (v) =>
    message(
      'La bouillie finit près de son point de gel',
      v.has('freezingPointC')
        ? `Elle finit à ${v.temperature('endC')} et gèle à ${v.temperature('freezingPointC')} : moins de ${v.difference('marginK')} entre les deux.`
        : `Elle finit à ${v.temperature('endC')} ; on ne sait pas où elle gèle.`,
      'La marge est supposée. Prenez de l’eau plus chaude ou plus d’eau, ou saisissez votre marge.',
    ),
  saturationsAddUp: (v) =>
    message(
      'Ensemble, les sels sont près de leur limite',
      `Chacun seul se dissoudrait : ${v.products()}. Leurs parts de ce qui se dissout font ${v.percent('saturationSum')}.`,
      'Plus d’eau, ou de l’eau plus chaude, donne de la marge.',
    ),
  sharedIons: (v) =>
    message(
      `${v.products()} se freinent l’un l’autre`,
      `Ils apportent ${v.list('ions').join(', ')} : ensemble, il s’en dissout moins que seuls.`,
      JAR_TEST,
    ),
  solidsAboveStop: (v) =>
    message(
      'Trop de solides dans la cuve',
      `Les solides font ${v.percent('solidsFraction')} du volume ; la limite est ${v.percent('stopFraction', 'floor')}.`,
      'Baissez la dose, ou montez le volume par hectare.',
    ),
  solidsAboveAssumedLimit: (v) =>
    message(
      'Plus de solides que ce pulvérisateur n’est supposé agiter',
      `Les solides font ${v.percent('solidsFraction')} du volume ; sa limite, ${v.percent('stopFraction')}, est supposée.`,
      'Regardez dans la cuve : rien ne doit rester au fond. Saisissez la limite de votre machine.',
    ),
  solidsAboveWarning: (v) =>
    message(
      'Beaucoup de solides dans la cuve',
      `Les solides font ${v.percent('solidsFraction')} du volume ; prudence au-dessus de ${v.percent('warnFraction')}.`,
      'Gardez l’agitation en marche.',
    ),
  solidsLimitAssumed: (v) =>
    message(
      'La limite de solides est supposée',
      `Prudence au-dessus de ${v.percent('warnFraction')} du volume ; ${v.percent('stopFraction')} est pris comme limite.`,
      'Saisissez la limite de votre machine.',
    ),
  settlesFast: (v) =>
    message(
      `${v.product()} se dépose vite`,
      `Ses plus gros grains, ${v.count('topSizeUm')} µm, touchent le fond en ${v.count('settlingSeconds', 0)} s.`,
      'Gardez l’agitation en marche.',
    ),
  particlesTooLarge: (v) =>
    message(
      `${v.product()} bouche la buse`,
      `Ses grains vont jusqu’à ${v.count('topSizeUm')} µm ; l’ouverture est de ${v.quantity('orificeMm', 'mm')}.`,
      'Montez une buse plus grosse, ou prenez un produit plus fin.',
    ),
  particlesMayBlock: (v) =>
    message(
      `${v.product()} peut boucher la buse`,
      `Ses grains vont jusqu’à ${v.count('topSizeUm')} µm ; un cinquième de l’ouverture, ${v.count('passesUm')} µm, est supposé passer.`,
      'Surveillez les buses, ou prenez un produit plus fin.',
    ),
  blockingNotChecked: (v) =>
    message(
      'Le bouchage des buses n’est pas vérifié',
      `${v.has('nozzleId') ? `L’ouverture de ${v.nozzle()} est inconnue.` : 'Aucune buse n’est choisie.'} ${v.products()}.`,
      'Filtrez la bouillie, et surveillez les buses.',
    ),
  particleSizeUnknown: (v) =>
    message(
      `La taille des grains de ${v.product()} est inconnue`,
      'Bouchage et dépôt ne sont pas vérifiés.',
      'Demandez au vendeur, et essayez en bocal.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
