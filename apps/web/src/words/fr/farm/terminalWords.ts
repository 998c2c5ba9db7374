import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const terminalWords: AppWords['terminal'] = {
  title: 'Terminal (ISOXML)',
  why: 'Un fichier du terminal ou du bureau : les contours et les zones sont pris, les tâches faites deviennent des fiches de leur bouillie.',
  open: 'Ouvrir un fichier',
  out: 'Une bouillie part vers le terminal depuis son plan, sous Partager. Ce qui est fait part depuis sa fiche.',
  inFile: 'Dans ce fichier',
  madeBy: (program) => `Fait par ${program}`,
  breaches: (count) =>
    plural(count, {
      one: `Il s’écarte de la norme (ISO 11783-10) à ${count} endroit. Vérifiez ce qui est montré.`,
      other: `Il s’écarte de la norme (ISO 11783-10) à ${count} endroits. Vérifiez ce qui est montré.`,
    }),
  products: 'Produits',
  people: 'Personnes et fermes',
  machines: 'Machines',
  unnamed: 'Tâche sans nom',
  states: {
    planned: 'prévue',
    running: 'en cours',
    paused: 'en pause',
    completed: 'faite',
    template: 'modèle',
    canceled: 'annulée',
  },
  field: 'Où',
  worker: 'Qui',
  rate: 'Volume par hectare',
  noRate: 'sans volume par hectare',
  zones: (count, least, most) => `${count}, ${least} à ${most}`,
  from: 'De',
  until: 'À',
  area: 'Surface faite',
  volume: 'Appliqué',
  logged: 'Enregistré',
  logRecords: (count, places) => `${count} lignes, ${places} avec une position`,
  planIt: 'La préparer',
  planned: (name) => `${name} préparé depuis le fichier`,
  noPaddock: 'Prenez d’abord son contour, puis préparez-la là.',
  makeRecord: (mix) => `Faire la fiche de ${mix}`,
  recordWhy:
    'Surface, heures et quantités sont du fichier, le reste de la bouillie. Vérifiez ensuite la fiche, et ajoutez la météo.',
  jobWhy:
    'Surface, heures et quantités viennent du fichier, le reste du chantier, qui est alors appliqué. Vérifiez ensuite la fiche, et ajoutez la météo.',
  openItsMix:
    'Pour en faire une fiche, ouvrez d’abord sa bouillie ou prenez son chantier : de ce nom, ou sur cette parcelle.',
  endJob: 'Faire la fiche avec le fichier du terminal',
  noneOfJob: (names) =>
    `Aucune tâche faite de ce fichier ne porte le nom de ce chantier ou de sa parcelle. Il contient : ${names}.`,
  noneDone: 'Aucune tâche de ce fichier n’est faite.',
  noRecord: {
    noEnd: 'Aucune fiche possible : le fichier ne dit pas quand elle a fini.',
    endAhead:
      'Aucune fiche possible : selon le fichier, elle finit dans le futur. Vérifiez l’horloge du terminal et celle de cet appareil.',
    endLongAgo:
      'Aucune fiche n’en est faite : selon le fichier, elle a fini il y a plus de dix ans. Vérifiez l’horloge du terminal.',
    areasDisagree:
      'Aucune fiche n’en est faite : le fichier compte la surface de plusieurs façons qui se contredisent, les deux chiffres sont ci-dessus. Faites ici la fiche de son chantier avec la surface que vous connaissez.',
    noArea: 'Aucune fiche possible : le fichier ne dit pas quelle surface a été faite.',
    volumesDisagree:
      'Aucune fiche n’en est faite : le fichier compte ce qui a été pulvérisé de plusieurs façons qui se contredisent, les deux chiffres sont ci-dessus. Faites ici la fiche de son chantier avec la quantité que vous connaissez.',
    noAmounts: 'Aucune fiche possible : le fichier ne dit pas combien a été pulvérisé.',
  },
  disagree: (least, most) => `${least} ou ${most}`,
  otherSets: (paths) =>
    `Le zip contient plusieurs jeux de tâches. Non affichés : ${paths}. Prenez chacun dans un zip à lui.`,
  logsUnread: 'Journaux non lus',
  logFault: (name, fault) =>
    `${name} (${{ missing: 'absent', damaged: 'endommagé', tooLong: 'trop long' }[fault]})`,
  byTerminal: (what) => `Selon le terminal : ${what}.`,
  openRecord: 'Ouvrir la fiche',
  recordOut: 'Enregistrer pour le terminal',
  recordOutNote:
    'ISOXML (TASKDATA) : heures, surface, eau et produits de cette fiche, dans un fichier zip.',
};
