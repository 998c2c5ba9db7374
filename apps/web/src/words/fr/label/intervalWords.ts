import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const intervalWords: AppWords['interval'] = {
  title: 'Après l’application',
  waits: {
    rainFree: 'Sans pluie',
    entry: 'Personne sur la parcelle',
    grazing: 'Pas de pâturage',
    cutting: 'Pas de fauche pour fourrage',
    harvest: 'Pas de récolte',
  },
  free: {
    rainFree: 'Pluie',
    entry: 'Rentrer sur la parcelle',
    grazing: 'Pâturage',
    cutting: 'Fauche pour fourrage',
    harvest: 'Récolte',
  },
  hours: (count) => `pendant ${count} h`,
  days: (count, figure) =>
    plural(count, { one: `pendant ${figure} jour`, other: `pendant ${figure} jours` }),
  notRequired: 'non demandé',
  from: (moment) => `dès ${moment}`,
  asked: (names) => `demandé par ${names}`,
  notKnown: (names, what) =>
    `Inconnu pour ${names} : ${what}. Lisez l’étiquette de votre pays ; aucun jour n’est compté.`,
  buffer: (metres) => `Zone tampon sous le vent ${metres}`,
  bufferNotKnown: (names) => `Zone tampon inconnue pour ${names} : voyez l’étiquette.`,
  rinsing: 'Rinçage',
  rinse: (parts, each, left, thinned) =>
    `${parts} rinçages de ${each}, chacun appliqué jusqu’à vider, diluent les ${left} qui restent à un pour ${thinned}.`,
  atLeast: (volume) => `au moins ${volume}`,
  rinseLeast:
    'Il reste plus que ce qui est connu : le reste de la cuve ou de ses conduites n’est pas indiqué.',
  rinseNote:
    'Si tout se mélange : les bouts morts et le film sur les parois en retiennent plus. Appliquez-le sur un sol déjà traité.',
  counted:
    'Les heures se comptent depuis la fin de l’application ; les jours sont des jours entiers après elle. L’étiquette prime si elle dit autre chose.',
};
