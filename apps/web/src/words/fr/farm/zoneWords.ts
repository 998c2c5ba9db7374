import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const zoneWords: AppWords['zones'] = {
  title: (name) => `${name}, zones`,
  open: 'Doses par zones',
  count: (count) => plural(count, { one: `${count} zone`, other: `${count} zones` }),
  mapOf: (name) => `Zones de ${name}, le nord en haut`,
  none: 'Une seule dose pour toute la parcelle.',
  noneNote: 'Coupez-la en deux, ou prenez des zones dans un fichier.',
  strength:
    'Une cuve a une seule concentration. La zone change la bouillie par hectare, et avec elle chaque produit dans la même mesure.',
  zone: (number) => `Zone ${number}`,
  rest: 'Le reste',
  rateOf: (zone) => `${zone}, dose`,
  notSprayed: 'non traitée',
  away: (zone) => `Retirer ${zone}`,
  takeAway: 'Retirer',
  spray: 'Bouillie pour toutes les zones',
  onAverage: (area, rate) => `${area} à ${rate} en moyenne`,
  spread: (times, pressure) =>
    `La plus forte est ${times} fois la plus faible. À la même vitesse, il faut ${pressure} fois la pression : regardez la plage de vos buses.`,
  missing: 'Donnez une dose à chaque zone. 0 veut dire non traitée.',
  nothing: 'Rien n’est traité. Donnez une dose à une zone.',
  tooMuch: (most) => `Une dose est de ${most} au plus.`,
  noGround: 'Les zones n’ont pas pu être calculées. Retirez-en une, ou reprenez-les.',
  keep: 'Garder les zones',
  kept: 'Enregistrées.',
  notKept: 'Cet appareil n’a pas pu les enregistrer. Rien n’a changé.',
  plan: (area) => `Préparer ${area} par zones`,
  planned: (name) => `${name} préparé par zones`,

  cut: 'Couper en deux',
  cutNote: 'Une ligne droite d’un endroit à un autre : les coins, et le milieu de chaque côté.',
  cutWhich: 'Ce qui est coupé',
  from: 'De',
  to: 'À',
  placeOf: (place, count) => `endroit ${place} sur ${count}`,
  before: (end) => `${end} : l’endroit d’avant`,
  next: (end) => `${end} : l’endroit suivant`,
  cutHere: 'Couper ici',
  cutNothing: 'Il n’y a rien d’un côté de cette ligne. Choisissez un autre endroit.',

  bring: 'Prendre des zones dans un fichier',
  formats:
    'ISOXML avec des zones ou une grille ; GeoJSON ou shapefile zippé avec la dose en chiffres.',
  choose: 'Choisir un fichier',
  which: 'Lesquelles sont les doses ?',
  figure: (name, least, most) => `${name} : ${least} à ${most}`,
  takenAs: (unit) =>
    `Les chiffres sont pris comme ${unit} de bouillie. Le fichier ne dit pas son unité.`,
  noZones: 'Ce fichier n’a pas de zones avec une dose chacune, ni de contours avec des chiffres.',
  tooMany: (most) => `Ces zones ont plus de ${most} coins. Prenez une grille plus large.`,
  tooManyZones: (most) => `Il y a plus de ${most} doses. Arrondissez-les dans l’autre programme.`,
  ofProduct: (average) =>
    `Le fichier donne des kg d’un produit, ${average} en moyenne. Saisissez cela comme dose du produit.`,
  most: 'Bouillie à la dose la plus forte',
  mostNote:
    'Les autres zones suivent dans la même mesure. Laissé vide, les chiffres sont pris tels quels.',
  mostMissing: 'Donnez d’abord la bouillie à la dose la plus forte.',
  elsewhere: 'Aucune de ces zones n’est dans cette parcelle.',
  take: (count) => plural(count, { one: `Prendre ${count} zone`, other: `Prendre ${count} zones` }),
  replaces: 'Les zones actuelles sont remplacées.',

  byZones: 'Par zones',
  byZonesNote:
    'Ce plan est la moyenne des zones : une bouillie, une concentration. Au sol, la dose est celle de la zone.',
  perArea: (name, rate) => `${name} ${rate}`,
  inZone: (rate) => `À ${rate}`,
};
