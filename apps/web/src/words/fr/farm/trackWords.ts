import type { WordsOf } from '../../localized.ts';
import type { trackWords as english } from '../../en/farm/trackWords.ts';
import { plural } from '../plural.ts';

export const trackWords: WordsOf<typeof english> = {
  toFill: 'Remplissage',
  drive: 'Pulvériser et garder le trajet',
  driveNote: 'Le téléphone note où l’on pulvérise et prévient avant une zone tampon.',
  mapOf: (name) => `Où ${name} a été pulvérisé, le nord en haut`,
  job: 'ce chantier',
  accuracy: 'Précision',
  bufferAhead: 'Zone tampon devant',
  partAhead: 'Partie exclue devant',
  outlineAhead: 'Fin de la parcelle devant',
  shutOffIn: 'Couper dans',
  inBuffer: 'Dans la zone tampon',
  inPart: 'Dans une partie exclue',
  outside: 'Hors du contour',
  mayBe: (accuracy) => `Ou à moins de ± ${accuracy} de là. Coupez.`,
  shutOffNow: 'Coupez.',
  next: {
    buffer: 'Jusqu’à la zone tampon devant',
    part: 'Jusqu’à la partie exclue devant',
    outline: 'Jusqu’au bout devant',
  },
  nearest: {
    buffer: 'Jusqu’à la zone tampon la plus proche',
    part: 'Jusqu’à la partie exclue la plus proche',
    outline: 'Jusqu’au contour',
  },
  noGround: 'Cette parcelle n’a pas de contour : rien ne peut être signalé.',
  noPaddock: 'Aucune parcelle n’est choisie : rien ne peut être signalé.',
  searching: 'Recherche de la position.',
  lost: 'Position perdue. Les chiffres s’arrêtent et rien n’est noté.',
  refused:
    'Cet appareil n’a pas le droit de dire où il est. Autorisez-le dans ses réglages, puis revenez.',
  unsupported: 'Cet appareil ou cette page ne peut pas dire où il est.',
  vague: (accuracy) => `± ${accuracy}, c’est trop incertain. Rien n’est noté, rien n’est signalé.`,
  covered: 'Couvert',
  ofArea: (area) => `Sur ${area}`,
  speed: 'Vitesse',
  twice: 'Deux fois',
  notKnown: 'inconnu',
  noWidth:
    'La largeur de la rampe n’est pas connue, aucune part n’est donc donnée. Indiquez la largeur de travail dans la bouillie.',
  isOff: 'La pulvérisation est coupée : rien n’est noté.',
  on: 'Commencer à pulvériser',
  onAgain: 'Reprendre',
  off: 'Couper',
  empty: 'La cuve est vide',
  keepOn: 'Gardez l’écran allumé en pulvérisant : un téléphone en veille laisse un trou.',
  notKept: 'Cet appareil ne garde plus rien. Le trajet s’arrête ici.',
  bufferFrom: (width) =>
    `L’étiquette demande ${width} sous le vent. Ici, la distance vaut de tous les côtés : l’application ne connaît pas le vent.`,
  advice:
    'Le téléphone est juste à quelques mètres près et ne sait pas si une buse est ouverte. Regardez devant ; l’étiquette et vos yeux décident.',

  track: 'Où l’on a pulvérisé',
  figures: 'Surface couverte',
  restsOn: 'Sur quoi reposent les chiffres',
  once: 'Une fois ou plus',
  ofNet: (area) => `sur ${area}`,
  twiceDrawn: 'Deux fois, dessiné plus clair',
  twicePrinted: 'Deux fois, imprimé plus foncé',
  notReached: 'Non atteint',
  gaps: (count) =>
    plural(count, {
      one: `${count} trou : le téléphone était en veille ou sans position. Rien n’y compte comme pulvérisé.`,
      other: `${count} trous : le téléphone était en veille ou sans position. Rien n’y compte comme pulvérisé.`,
    }),
  nearestTo: (name) => `Au plus près : ${name}`,
  nearer: (name, accuracy) =>
    `Plus près que prévu, ou trop près pour le dire à ± ${accuracy} : ${name}.`,
  toOutline: 'le contour',
  toPart: (number) => `partie exclue ${number}`,
  toBuffer: (number) => `zone tampon ${number}`,
  how: (accuracy, worst, from, to) =>
    `Position du téléphone, ± ${accuracy}, au pire ± ${worst}, de ${from} à ${to}.`,
  width: (width) => `Rampe de ${width}.`,
  widthOf: (width, machine) => `Rampe de ${width}, ${machine}.`,
  thinned: (tolerance, cell) =>
    `Le trajet est gardé à ${tolerance} près, le sol compté en carrés de ${cell}. Les bords sont aussi sûrs que la position.`,
  noOutline: 'Il n’y avait pas de contour : aucune part n’est donnée.',
  widthNotKnown: 'La largeur de la rampe n’était pas connue : aucune part n’est donnée.',
  notReadable: 'Cette version ne peut pas lire le trajet.',
  save: 'Enregistrer le trajet en GeoJSON',
};
