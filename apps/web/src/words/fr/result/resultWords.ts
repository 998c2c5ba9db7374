import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

const PLURALS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  bag: ['sac', 'sacs'],
  drum: ['fût', 'fûts'],
  jug: ['bidon', 'bidons'],
  box: ['boîte', 'boîtes'],
  bottle: ['bouteille', 'bouteilles'],
};

export const resultWords: AppWords['result'] = {
  title: 'Résultat',
  back: 'Retour à la bouillie',
  change: 'Changer la bouillie',
  opening: 'Calcul en cours',
  failed: 'La liste des produits ne s’est pas chargée',
  failedNote: 'Il lui faut le réseau une fois. Votre bouillie est gardée sur cet appareil.',
  retry: 'Réessayer',
  undo: 'Annuler',
  share: 'Partager',
  received: 'Reçue',
  ownMix: 'Aller à votre bouillie',
  noPlan: 'Pas encore de plan',
  unread: 'Une de vos saisies n’est pas un nombre.',

  loads: 'Pleins',
  loadWord: (count) => plural(count, { one: 'plein de', other: 'pleins de' }),
  loadsIn: 'pleins',
  hectaresEach: (area, count) =>
    count === 1 ? area : `${area} chacun${count === 2 ? ', les deux pareils' : ', tous pareils'}`,
  onArea: (area, rate) => `${area}, ${rate}`,
  staysInMachine: (litres) =>
    `On prépare ${litres} de plus que la surface ne demande : ils restent dans la machine.`,

  amounts: 'Ce qu’on met',
  amountsTable: 'Quantités par plein',
  what: 'Quoi',
  eachLoad: 'Chaque plein',
  oneLoad: (number) => `Plein ${number}`,
  someLoads: (from, to) => `Pleins ${from} ${to === from + 1 ? 'et' : 'à'} ${to}`,
  job: 'Chantier',
  inAll: (amount) => `${amount} en tout`,
  water: 'Eau à ajouter',
  area: 'Surface',
  line: 'Niveau de la cuve',
  heel: 'Déjà dans la cuve',
  toWeigh: (exact) => `calculé ${exact}`,
  containers: (parts, rest) => (rest === null ? parts.join(' + ') : [...parts, rest].join(' + ')),
  containerCount: (count, kind, size) => {
    const [one, other] = PLURALS[kind] ?? [kind, kind];
    return `${count} ${plural(count, { one, other })} de ${size}`;
  },

  howWater: (litres) => `Comment ${litres} a été calculé`,
  notKnown: 'inconnu',
  assumed: 'supposé',

  marks: 'Graduations de la jauge',
  marksNote: 'Si le niveau du plein réduit se lit mal, remplissez jusqu’à une graduation voisine.',
  mark: {
    exact: 'Niveau exact',
    nextLower: 'Graduation dessous',
    nextHigher: 'Graduation dessus',
  },
  waterOf: (litres) => `${litres} d’eau`,
  covers: (area) => `Couvre ${area}.`,

  order: 'Ordre, et niveau de la cuve',
  ofLoad: (number) => `plein\u00a0${number}`,
  carrier: 'Eau',
  agitator: 'agitation en marche',
  wait: (time) => `Attendez au moins ${time}`,
  topUp: (litres) => `compléter, environ ${litres}`,
  labelWins: 'L’étiquette prime sur cet ordre.',
  changeOrder: 'Changer l’ordre',

  dissolving: 'Est-ce que ça se dissout ?',
  dissolves: (share) => `oui, à ${share} du maximum`,
  noTemperature:
    'Saisissez la température de l’eau pour voir combien la cuve refroidit et si tout se dissout.',
  setTemperature: 'Saisir la température de l’eau',
  worstCase: 'Au pire : sans chaleur de l’air, de la pompe ou de la cuve.',
  liquidsAsWater: 'Les liquides de chaleur inconnue comptent au plus bas.',
  and: () => 'et',
  coolingUnknown: (names) =>
    `On ne sait pas combien ${names} refroidit la cuve : elle peut finir plus froide.`,
  curveAxis: 'g par kg d’eau',
  curveWords: (name, start, end, holds, most) =>
    `${name} qui se dissout dans un kilogramme d’eau selon la température. La cuve va de ${start} à ${end} une fois pleine et contient ${holds} grammes ; ${most} grammes se dissoudraient.`,
  suspension: 'Solides en suspension',
  solids: (share) => `${share} du volume`,
  solidsLimit: (warn, stop) => `Alerte dès ${warn}, blocage dès ${stop}.`,
  settles: (time) => `Les plus gros grains tombent de 0,8 m en ${time} quand l’agitation s’arrête.`,

  leaf: 'Sur la feuille',
  leafNitrogen: (share) => `${share} d’azote dans le liquide`,
  leafLimits: (caution, strong) =>
    `Sur cette culture, prudence dès ${caution} ; ${strong} est fort. Les deux sont supposés : ils se situent entre des essais.`,
  leafNoCrop: 'Pas jugé : la culture n’est pas dite.',
  leafMoist: 'On discute si une feuille humide aide : elle n’est pas comptée comme bonne.',
  leafSalt: (share) =>
    `Aussi saline que ${share} de nitrate de sodium ; aucune limite pour les feuilles n’est connue.`,
  leafSaltUnknown: (names) => `Indice de sel inconnu, pas compté : ${names}.`,

  nozzle: 'Buse et pression',
  nozzleNot: 'Saisissez buse, nombre, largeur et vitesse pour avoir la pression.',
  setNozzle: 'Choisir la buse',
  atSpeed: 'à',
  measuredFlow: (flow, pressure) =>
    `Mesuré : ${flow} à ${pressure} lors de la mesure des buses. La pression en découle.`,
  eachNozzle: (flow) => `${flow} chacune`,
  dropletClasses: {
    XF: 'goutte extrêmement fine',
    VF: 'goutte très fine',
    F: 'goutte fine',
    M: 'goutte moyenne',
    C: 'goutte grossière',
    VC: 'goutte très grossière',
    XC: 'goutte extrêmement grossière',
    UC: 'goutte ultra-grossière',
  },
  dropletUnknown: 'classe de goutte non publiée',
  keepBetween: (from, to) => `Restez entre ${from} et ${to}.`,
  outsideFrame: (from, to) => `Hors du cadre, la buse est sous ${from} ou au-dessus de ${to}.`,
  edition: (edition) => `Classes de gouttes : ${edition}.`,
  density: (factor) =>
    `Corrigé du poids de la bouillie : × ${factor} du débit d’un tableau pour l’eau.`,
  windowWords: (rate, min, max, from, to, speed, pressure) =>
    `Pression selon la vitesse pour ${rate}. La buse travaille de ${min} à ${max}, donc de ${from} à ${to}. À ${speed} il lui faut ${pressure}.`,
  speedAxis: (unit, rate) => `${unit} à ${rate}`,
  workRate: (rate, time) =>
    `${rate} en pulvérisant ; ${time} pour le chantier sans demi-tours ni remplissages.`,
  boomFlow: (flow) => `La rampe prend ${flow}.`,
  pumpFlow: (flow) => `Avec l’agitation, la pompe donne ${flow}.`,

  supply: 'Apport',
  perArea: { metric: 'par hectare', us: 'par acre', imperial: 'par acre' },
  analysisUnknown: (names) => `${names} : analyse non déclarée, pas compté.`,
  asOxides: 'Comme déclaré en Europe et en Amérique',
  nitrogenYear: 'N depuis le 1er juillet, avec cette bouillie',
  ofCap: (cap) => `sur ${cap}`,
  nitrogenWords: (applied, planned, cap) =>
    `${applied} sur le sol, ${planned} dans cette bouillie, plafond ${cap}`,
  applied: (figure) => `${figure} sur le sol`,
  planned: (figure) => `${figure} dans cette bouillie`,

  cost: 'Coût',
  costTable: 'Coût par produit',
  yourPrices: 'vos prix',
  perLoad: 'premier plein',
  jobTotal: 'Chantier',
  noPrices: 'Saisissez des prix aux produits pour voir ce que coûte la bouillie.',
  priceMissing: 'Pas de somme : un produit n’a pas de prix.',
  costOfAll: 'Le chantier compte tout ce qui va dans la cuve ; la surface, ce qui y est appliqué.',
  jobCostOnArea: (money, area) => `Sur son sol, tout le chantier revient à ${money} ${area}.`,
  toBuy: (containers) => `acheter ${containers}`,

  warning: 'Attention',
  note: 'Note',
  notes: (count) => plural(count, { one: `${count} note`, other: `${count} notes` }),
};
