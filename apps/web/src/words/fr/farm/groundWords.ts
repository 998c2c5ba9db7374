import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const groundWords: AppWords['ground'] = {
  map: 'Contours des parcelles, le nord en haut',
  mapOf: (name) => `Contour de ${name}, le nord en haut`,
  mapBehind: 'La carte derrière',
  outlinesAlone: 'Les contours seuls',
  noMap: 'La carte n’est pas venue. Restent les contours.',
  mapFrom: (host) => `La carte vient de ${host}, qui apprend quelle partie est regardée.`,
  toSpray: (area) => `${area} à traiter`,
  none: 'Pas encore de parcelle.',
  ofJobs: 'Le terrain d’un chantier qui vous a été confié est avec le chantier, sur Accueil.',
  noneNote: 'Ajoutez-en une ici, ou prenez des contours dans un fichier.',
  noOutline: 'sans contour',
  noOutlineNote: 'Sans contour, la surface est celle qui a été saisie.',
  how: { walked: 'parcouru', drawn: 'dessiné', file: 'd’un fichier' },
  leftOutCount: (count) =>
    plural(count, { one: `${count} partie exclue`, other: `${count} parties exclues` }),
  newName: 'Nom d’une nouvelle parcelle',
  add: 'Ajouter',
  nameTaken: (name) => `${name} existe déjà.`,
  nameMissing: 'Donnez d’abord un nom.',
  bringIn: 'Prendre un fichier',
  formats: 'GeoJSON, KML, shapefile zippé, ISOXML.',
  back: 'Parcelles',
  gone: 'Cette parcelle n’est pas sur cet appareil.',
  notKept: 'Cet appareil n’a pas pu l’enregistrer. Rien n’a changé.',
  unfinished: (name) => `Le contour de ${name} n’est pas fini.`,
  goOn: 'Continuer',
  forget: 'L’oublier',

  walk: 'En faire le tour à pied ou en véhicule',
  walkAgain: 'Refaire le tour',
  draw: 'Le dessiner',
  change: 'Modifier le contour',
  areaToSpray: 'Surface à traiter',
  outline: 'Contour',
  roundIt: (length, corners) =>
    `${length} de tour, ${plural(corners, { one: `${corners} coin`, other: `${corners} coins` })}`,
  worst: (accuracy) => `± ${accuracy} pendant le tour`,
  typed: (area) => `saisi : ${area}`,
  offer: (outlined, typed) => `${outlined} par le contour, ${typed} saisis.`,
  take: (area) => `Prendre ${area}`,
  offerNote: 'Les plans et l’azote prennent la surface saisie tant que vous ne la changez pas.',
  used: (area) => `Les plans et l’azote prennent ${area}.`,
  part: 'Partie exclue',
  bufferOf: (width) => `Zone tampon de ${width}`,
  crosses: (first, second) =>
    `Le contour se croise : le côté après le coin ${first} et le côté après le coin ${second}. Il n’a pas de surface.`,
  partCrosses: 'Une partie exclue se croise. Elle n’a pas de surface.',
  noArea: 'La surface n’a pas pu être calculée. Déplacez un coin ou refaites le tour.',
  saveAs: 'Enregistrer un fichier',
  saveNote:
    'Les parties exclues partent comme îlots. Les zones tampons restent ici : ces formats n’en ont pas.',

  walking: (name) => `${name}, en marche`,
  ifClosed: 'Surface, si on ferme ici',
  walked: 'Parcouru',
  toStart: 'Jusqu’au départ',
  accuracy: 'Précision',
  start: 'départ',
  silent: (time, length) => `${time} sans position, ${length} en ligne droite`,
  wasStraight: 'C’était droit',
  walkPieceAgain: 'Le refaire',
  closeGap: 'Fermer le contour',
  pause: 'Pause',
  resume: 'Continuer',
  backBy: (length) => `Reculer de ${length}`,
  paused: 'En pause. Ce que vous marchez maintenant ne compte pas.',
  searching: 'Recherche de la position. Mettez-vous à découvert.',
  lost: 'Position perdue. Les chiffres n’avancent plus.',
  refused: 'Cet appareil ne peut pas dire où il est. Autorisez-le dans ses réglages, puis revenez.',
  unsupported: 'Cet appareil ou cette page ne peut pas dire où il est.',
  vague: (accuracy) => `± ${accuracy}, c’est trop incertain. Rien n’est pris.`,
  uncertain: (accuracy) => `± ${accuracy} : incertain.`,
  keepOn: 'Laissez l’écran allumé pendant la marche.',
  giveUp: 'Abandonner ce tour',
  walkNotKept: 'Cet appareil ne garde plus rien. Fermez le contour avant de quitter cette page.',
  notRound: 'Faites d’abord le tour.',

  editing: (name) => `${name}, contour`,
  undo: 'Annuler',
  typedBefore: (area) => `saisi avant : ${area}`,
  closed: 'Fermé.',
  closedBy: (gap) => `Les derniers ${gap} sont une ligne droite.`,
  walkedIn: (length, minutes) => `${length} en ${minutes}`,
  accuracyWorst: (accuracy, worst) => `± ${accuracy}, la pire ± ${worst}`,
  cornerOf: (corner, count) => `Coin ${corner} sur ${count}`,
  aTap: (step) => `${step} par appui`,
  stepName: 'De combien un appui déplace le coin',
  north: 'Vers le nord',
  south: 'Vers le sud',
  east: 'Vers l’est',
  west: 'Vers l’ouest',
  lastCorner: 'Coin précédent',
  nextCorner: 'Coin suivant',
  addCorner: 'Ajouter un coin',
  takeCorner: 'Enlever le coin',
  ofOutline: 'Contour',
  whichRing: 'Ce qui est déplacé',
  leaveOut: 'Exclure une partie',
  leaveOutWalk: 'En faire le tour',
  leaveOutDraw: 'La dessiner ici',
  leaveOutNote:
    'Une mare, une maison, une plantation. Elle est posée près du coin choisi, et ses coins se déplacent de même.',
  partName: 'Ce que c’est',
  partNumber: (number) => `Partie ${number}`,
  takeAway: 'L’enlever',
  buffer: 'Une zone tampon',
  bufferNote: 'Une bande non traitée, du coin choisi le long des côtés suivants.',
  bufferWidth: 'Largeur',
  bufferSides: 'Côtés',
  sidesCount: (count) => plural(count, { one: `${count} côté`, other: `${count} côtés` }),
  allRound: 'tout le tour',
  bufferAdd: 'Ajouter la zone tampon',
  widthMissing: 'Donnez d’abord sa largeur.',
  fewerSides: 'Un côté de moins',
  moreSides: 'Un côté de plus',
  keep: 'Garder le contour',
  startHere: 'Dessiner d’où je suis',
  startBeside: 'Dessiner près des autres',
  startNote: 'Il commence par un carré. Déplacez ses coins avec les flèches.',
  noPlace: 'Cet appareil ne dit pas où il est.',

  fileTitle: 'Prendre un fichier',
  choose: 'Choisir un fichier',
  found: (count, format) =>
    plural(count, {
      one: `${count} contour dans ce fichier ${format}`,
      other: `${count} contours dans ce fichier ${format}`,
    }),
  formatNames: { geojson: 'GeoJSON', kml: 'KML', shapefile: 'shapefile', isoxml: 'ISOXML' },
  unnamed: (number) => `Contour ${number}`,
  becomesNew: 'nouvelle parcelle',
  replaces: (name) => `nouveau contour de ${name}`,
  islands: (count) => plural(count, { one: `${count} îlot`, other: `${count} îlots` }),
  takeOf: (name) => `Prendre ${name}`,
  notTaken: 'Il se croise et n’est pas pris.',
  takeCount: (count) =>
    plural(count, { one: `Prendre ${count} contour`, other: `Prendre ${count} contours` }),
  nothingTicked: 'Cochez d’abord ce qu’il faut prendre.',
  taken: (count) =>
    plural(count, { one: `${count} contour pris.`, other: `${count} contours pris.` }),
  notAll: 'À regarder d’abord.',
  unnamedField: 'une parcelle sans nom',
  note: {
    partNotRead: (path, why) => `${path} : ${why}`,
    pointsLeft: (count) =>
      plural(count, {
        one: `${count} point n’est pas pris.`,
        other: `${count} points ne sont pas pris.`,
      }),
    linesLeft: (count) =>
      plural(count, {
        one: `${count} ligne n’est pas prise.`,
        other: `${count} lignes ne sont pas prises.`,
      }),
    othersLeft: (count) =>
      plural(count, {
        one: `${count} forme n’est pas prise : ce n’est pas une surface.`,
        other: `${count} formes ne sont pas prises : ce ne sont pas des surfaces.`,
      }),
    polygonsLeft: (count, kind) =>
      plural(count, {
        one: `${count} polygone de type ${kind} (ISO 11783-10) n’est pas pris. S’il ne doit pas être pulvérisé, excluez-le à la main.`,
        other: `${count} polygones de type ${kind} (ISO 11783-10) ne sont pas pris. S’ils ne doivent pas être pulvérisés, excluez-les à la main.`,
      }),
    boundaryAssumed: (name) =>
      `${name} : le fichier ne dit pas que son polygone est une limite. Il est pris comme tel.`,
    projectionAssumed: (path) =>
      `${path} : aucun fichier .prj ne dit comment ses lieux sont mesurés. Ce ne peuvent être que des degrés, pris comme WGS 84 : vérifiez sur la carte qu’ils sont au bon endroit.`,
    sameGround: (count) =>
      plural(count, {
        one: `${count} contour est deux fois dans le fichier et une fois ici.`,
        other: `${count} contours sont deux fois dans le fichier et une fois ici.`,
      }),
  },
  far: (away, swapped) =>
    swapped === null
      ? `Ces contours sont à ${away} de votre parcelle la plus proche. Est-ce juste ?`
      : `Ces contours sont à ${away} de votre parcelle la plus proche, et à ${swapped} avec latitude et longitude échangées. Certains programmes les écrivent dans l’autre sens. Qu’est-ce qui est juste ?`,
  swapAxes: 'Échanger latitude et longitude',
  farIsRight: 'Ils sont bien là',
  fault: {
    tooManyBytes: (size) => `Le fichier dépasse ${size}. Rien n’a été pris.`,
    unknownFormat: 'Ce n’est ni GeoJSON, ni KML, ni shapefile zippé, ni ISOXML. Rien n’a été pris.',
    notReadable: (format) =>
      `Ce fichier ${format} est abîmé ou n’en est pas un. Rien n’a été pris.`,
    tooManyPoints: (most) => `Le fichier a plus de ${most} points. Rien n’a été pris.`,
    tooManyOutlines: (most) => `Le fichier a plus de ${most} contours. Rien n’a été pris.`,
    tooManyFiles: (most) => `Le zip contient plus de ${most} fichiers. Rien n’a été pris.`,
    tooManyCells: (most) =>
      `Une grille ou un journal du fichier a plus de ${most} entrées. Rien n’a été pris.`,
    tooManyZones: (most) => `Une tâche du fichier a plus de ${most} zones. Rien n’a été pris.`,
    tooDeep: (most) =>
      `Le fichier a des parties dans des parties, plus de ${most} niveaux. Rien n’a été pris.`,
    hasDoctype:
      'Le fichier a une partie (DOCTYPE) dont aucun contour n’a besoin et qui peut cacher n’importe quoi. Rien n’a été pris.',
    noTaskData:
      'Le zip n’a pas de TASKDATA.XML : il ne contient pas de tâches d’un terminal. Rien n’a été pris.',
    gridMissing: (name) =>
      `Le zip n’a pas de ${name}, qu’une tâche nomme, et sans lui les doses ne sont pas connues. Rien n’a été pris.`,
    fileMissing: (ending) =>
      `Le zip n’a pas de fichier ${ending}, et sans lui le lieu n’est pas connu. Rien n’a été pris.`,
    unknownProjection: (name) =>
      `Le fichier est en ${name}, qu’on ne peut pas passer en WGS 84 sans risque. Enregistrez-le en WGS 84 et prenez celui-là.`,
    placeOutside:
      'Les lieux du fichier ne sont pas des latitudes et des longitudes. Enregistrez-le en WGS 84 et prenez celui-là.',
    noOutlines: (format) =>
      `Ce fichier ${format} n’a pas de contour, seulement des points, des lignes ou rien.`,
  },
};
