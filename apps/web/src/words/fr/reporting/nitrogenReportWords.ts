import type { AppWords } from '../../AppWords.ts';
import { numberText } from '../../figures/numberText.ts';
import { plural } from '../plural.ts';

const records = (count: number): string =>
  `${numberText(count)} ${plural(count, { one: 'fiche', other: 'fiches' })}`;

export const nitrogenReportWords: AppWords['nitrogenReport'] = {
  title: 'Bilan azote',
  back: 'Retour',
  year: 'Année',
  yearOf: (start, end) => `Juillet ${start} à juin ${end}`,
  about:
    'Azote de synthèse sur chaque parcelle, de juillet à juin, comme le demandent les conseils régionaux de Nouvelle-Zélande. Les fermes laitières déclarent avant le 31 juillet.',
  sums: (average, area) => `Moyenne de toutes les parcelles : ${average} sur ${area}`,
  byPaddock: 'Par parcelle',
  paddock: 'Parcelle',
  landUse: 'Occupation du sol',
  area: 'Surface',
  nitrogen: 'N de synthèse',
  perArea: 'N par surface',
  share: 'Part du plafond',
  overCap: 'dépassé',
  byLandUse: 'Par occupation du sol',
  fertilisers: 'Par engrais',
  product: 'Produit',
  content: 'N',
  used: 'Utilisé',
  applications: 'Passages',
  noApplications: 'Aucun azote n’a été noté cette année.',
  day: 'Date',
  rate: 'Dose',
  notSaid: 'non dit',
  notKnown: 'inconnu',
  atLeast: (figure) => `au moins ${figure}`,
  missing: 'Ce qui manque',
  nothingMissing: 'Toutes les données que les fiches peuvent contenir sont là.',
  gaps: {
    placesWithoutArea: (count) =>
      `${numberText(count)} ${plural(count, { one: 'lieu n’a pas', other: 'lieux n’ont pas' })} de surface connue : pas d’azote par hectare.`,
    placesWithoutLandUse: (count) =>
      `${numberText(count)} ${plural(count, { one: 'parcelle ne dit', other: 'parcelles ne disent' })} pas l’occupation du sol.`,
    recordsWithoutPlace: (count) =>
      `${records(count)} ne ${plural(count, { one: 'dit', other: 'disent' })} pas où.`,
    recordsWithoutNitrogen: (count) =>
      `L’azote de ${records(count)} n’est pas entièrement connu. Les sommes contiennent ce qui est connu.`,
    recordsWithoutAreaDone: (count) =>
      `${records(count)} ne ${plural(count, { one: 'dit', other: 'disent' })} pas la surface faite.`,
  },
  purchases:
    'Les conseils demandent aussi l’engrais acheté et ses factures. Ils ne sont pas gardés ici : ajoutez-les vous-même.',
  grazed: (cap) =>
    `Le plafond de ${cap} vaut pour les terres pâturées. Voyez avec votre conseil ce qu’il demande d’autre.`,
};
