import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const mixPlanWords: AppWords['mixPlan'] = {
  loadsOf: (count) => plural(count, { one: 'plein de', other: 'pleins de' }),
  loadsThat: (count) => plural(count, { one: 'plein :', other: 'pleins :' }),
  water: 'eau',
  atLeast: 'au moins',
  moreProducts: (count) => `${count} de plus`,
  showResult: 'Voir le résultat',
  moreWarnings: (count) =>
    plural(count, { one: `${count} autre alerte`, other: `${count} autres alertes` }),
  warning: 'Attention',
  note: 'Note',
  notes: (count) => plural(count, { one: `${count} note`, other: `${count} notes` }),
  heel: 'Déjà dans la cuve',
  heelContents: 'Qu’est-ce que c’est ?',
  heelWater: 'De l’eau',
  heelSameMix: 'La même bouillie',
  leftMix: (litres) => `Il reste ${litres} de cette bouillie dans la cuve du dernier chantier.`,
  countLeft: 'La compter',
  tankIsEmpty: 'La cuve est vide',
  loadSplit: 'Pleins',
  fullThenPart: 'Complets, puis un réduit',
  equalLoads: 'Tous égaux',
  ph: 'pH',
  potassium: 'Potassium',
  sodium: 'Sodium',
  calcium: 'Calcium',
  magnesium: 'Magnésium',
  iron: 'Fer',
  holdingTime: 'Temps dans la cuve avant d’être appliqué',
  nitrogenApplied: 'N sur ce sol depuis le 1er juillet',
  fromRecords: 'D’après vos fiches de cette parcelle. Saisissez pour changer.',
  waterAnalysis: 'D’après une analyse d’eau, si vous en avez une.',
  stops: (count) =>
    plural(count, {
      one: `${count} blocage, pas de plan`,
      other: `${count} blocages, pas de plan`,
    }),
  eachSettles: (count) =>
    count === 2
      ? 'Chacune de ces solutions règle les deux :'
      : 'Chacune de ces solutions règle tout :',
  takeOut: (name) => `Retirer ${name}`,
  lowerTo: (name, rate) => `${name} ${rate}`,
  loadsAndMargin: (loads, margin) => `${loads}, finit ${margin} au-dessus du gel`,
  loadCount: (count) => plural(count, { one: `${count} plein`, other: `${count} pleins` }),
  useRate: (rate) => `Prendre ${rate}`,
  changeOf: (name) => `Changer ${name}`,
  enter: (name) => `Saisir ${name}`,
  labelAllows: 'L’étiquette le permet',
  seeOtherWays: 'Voir ce qui marcherait',
  jobTotal: 'Chantier',
  waterToAdd: 'Eau à ajouter',
  loadNumbers: (number, count) =>
    count === 1 ? `Plein ${number}` : `Pleins ${number}–${number + count - 1}`,
  each: 'chacun',
  fullLoad: 'plein complet',
  firstLoad: 'premier plein',
};
