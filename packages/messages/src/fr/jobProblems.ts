import type { ProblemCode, UnitId } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const PRESSURE_LOST = 'La pression et la vitesse ne sont pas calculées.';

const SPRAYER_PARTS: Readonly<Record<string, string>> = {
  nozzle: 'buse',
  'nozzle.nozzleCount': 'nombre de buses',
  swathWidthM: 'largeur',
  travelSpeedKmPerH: 'vitesse d’avancement',
};

function pressureRange(v: ProblemValues): string {
  if (!v.has('maxBar')) return `Elle travaille dès ${v.least('minBar', 'bar')}.`;
  return v.has('minBar')
    ? `Elle travaille de ${v.least('minBar', 'bar')} à ${v.most('maxBar', 'bar')}.`
    : `Elle travaille jusqu’à ${v.most('maxBar', 'bar')}.`;
}

function limitOf(v: ProblemValues): string {
  if (v.is('country', 'GB'))
    return 'Les zones le limitent par culture, avec le fumier, en moyenne de la ferme.';
  if (v.is('country', 'IE'))
    return 'Il dépend du chargement en bétail de l’an passé sur toute la ferme.';
  return v.is('country', 'US')
    ? 'Les États et les plans de fumure le fixent.'
    : 'Aucune limite du pays n’est connue ici.';
}

/** Sprayer, supply, cost and proposals. */
export const jobProblems = {
  bandWiderThanRow: (v) =>
    message(
      'La bande est plus large que le rang',
      `Une bande de ${v.quantity('bandWidthM', 'm')} ne tient pas entre des rangs à ${v.quantity('rowSpacingM', 'm')}.`,
      'Vérifiez les deux, ou effacez-les pour traiter toute la surface.',
    ),
  bandSprayed: (v) =>
    message(
      `Seules les bandes sont traitées : ${v.quantity('treatedHa', 'ha')} sur ${v.quantity('fieldHa', 'ha')}`,
      `Bandes de ${v.quantity('bandWidthM', 'm')}, rangs à ${v.quantity('rowSpacingM', 'm')}. Les doses sont celles de la bande : ${v.quantity('applicationRateLPerHa', 'L/ha')} y font ${v.quantity('fieldRateLPerHa', 'L/ha')} sur toute la parcelle. Les surfaces des pleins sont celles de la parcelle entière.`,
    ),
  sprayerNotSet: (v) =>
    message(
      `Non saisi : ${v.named('missing', SPRAYER_PARTS)}`,
      PRESSURE_LOST,
      'Saisissez ce qui manque.',
    ),
  nozzleFlowUnknown: (v) =>
    message(
      `Le débit de ${v.nozzle()} n’est pas publié`,
      `Chaque buse doit donner ${v.quantity('nozzleOutputLPerMin', 'L/min')}.`,
      'Mesurez-le avec un pot gradué et une montre.',
    ),
  pressureOutOfRange: (v) =>
    message(
      `${v.quantity('pressureBar', 'bar')} est hors de la plage de ${v.nozzle()}`,
      pressureRange(v),
      v.has('slowestKmPerH')
        ? `Roulez de ${v.least('slowestKmPerH', 'km/h')} à ${v.most('fastestKmPerH', 'km/h')}, ou changez la buse.`
        : 'Choisissez une autre buse.',
    ),
  flowFarFromTable: (v) =>
    message(
      `${v.nozzle()} a été mesurée loin de son tableau`,
      `${v.quantity('flowLPerMin', 'L/min')} à ${v.quantity('atBar', 'bar')}, où une neuve donne ${v.quantity('tableFlowLPerMin', 'L/min')}. Ici, la pression suit la mesure.`,
      'Regardez le manomètre et les buses, puis mesurez à nouveau.',
    ),
  pressureFarFromTest: (v) =>
    message(
      'Les buses ont été mesurées à une autre pression',
      `C’était à ${v.quantity('atBar', 'bar')} ; ce plan pulvérise à ${v.quantity('pressureBar', 'bar')}.`,
      'Mesurez à nouveau près de la pression de travail.',
    ),
  outsideDensityLaw: (v) =>
    message(
      'La pression n’est pas sûre',
      `Avec ${v.percent('solidsFraction')} de solides, une bouillie ne coule pas comme l’eau.`,
      'Étalonnez avec un pot gradué et la vraie bouillie.',
    ),
  outsidePublishedRate: (v, label) => {
    const unit: UnitId = v.field === 'travelSpeedKmPerH' ? 'km/h' : 'L/ha';
    return message(
      `${label} : hors de ce que donne le fabricant`,
      `Donné de ${v.least('min', unit)} à ${v.most('max', unit)}. Vous avez saisi ${v.quantity('value', unit)}.`,
      'Essayez avant de vous y fier.',
    );
  },
  nitrogenAboveCap: (v) =>
    message(
      'Au-dessus du plafond d’azote',
      v.has('yearKgPerHa')
        ? `Avec cette bouillie, l’année atteint ${v.quantity('yearKgPerHa', 'kg N/ha')} ; ${v.most('capKgPerHa', 'kg N/ha')} sont permis.`
        : `Cette bouillie seule apporte ${v.quantity('mixKgPerHa', 'kg N/ha')} ; ${v.most('capKgPerHa', 'kg N/ha')} sont permis par an. Ce qui a été appliqué avant est inconnu.`,
      'Baissez la dose, ou vérifiez ce qui a été appliqué.',
    ),
  nitrogenYearUnknown: (v) =>
    message(
      'Azote de l’année inconnu',
      `Cette bouillie apporte ${v.quantity('mixKgPerHa', 'kg N/ha')} ; personne n’a dit ce qui a été appliqué depuis le 1er juillet.`,
      'Choisissez la parcelle, ou saisissez ce qui a été appliqué.',
    ),
  nitrogenLimitNotCounted: (v) =>
    message(
      'La limite d’azote n’est pas comptée',
      `Cette bouillie apporte ${v.quantity('mixKgPerHa', 'kg N/ha')}. ${limitOf(v)}`,
      'Vérifiez avec votre plan de fumure.',
    ),
  analysisUnknown: (v) =>
    message(`Éléments non déclarés : ${v.products()}`, 'Ils ne sont pas comptés dans l’apport.'),
  priceNotSet: (v) =>
    message(
      `Sans prix : ${v.products()}`,
      'Seul le local peut en connaître le coût.',
      'Saisissez le prix.',
    ),
  priceUnitDoesNotFit: (v) =>
    message(
      `Le prix de ${v.product()} est inutilisable`,
      v.is('per', 'container')
        ? 'Un prix par emballage demande exactement un emballage.'
        : `Un prix par ${v.text('per')} ne dit rien de ce qui est mesuré.`,
      'Changez le prix, ou ajoutez ce qui manque.',
    ),
  noProposal: (v) =>
    message(
      'Rien ne marche comme voulu',
      v.has('closestRateLPerHa')
        ? `Le plus proche est ${v.quantity('closestRateLPerHa', 'L/ha')} ; les raisons suivent.`
        : 'Aucune bouillie de ces produits ne donne ce qui est voulu.',
      'Changez ce qui est voulu.',
    ),
  noNozzleFits: (v) =>
    message(
      'Aucune buse ne convient',
      `Aucune ne donne ${v.quantity('applicationRateLPerHa', 'L/ha')} de ${v.quantity('slowestKmPerH', 'km/h')} à ${v.quantity('fastestKmPerH', 'km/h')}.`,
      'Changez le volume ou la vitesse.',
    ),
  supplyMissed: (v) =>
    message(
      `${v.text('nutrient')} : apport pas atteint`,
      `Visé ${v.quantity('wantedKgPerHa', 'kg/ha')}, apporté ${v.quantity('suppliedKgPerHa', 'kg/ha')}.`,
      'Ajoutez un produit qui l’apporte.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
