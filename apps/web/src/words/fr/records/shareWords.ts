import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

const KINDS: Readonly<Record<string, string>> = {
  bag: 'sac',
  drum: 'fût',
  jug: 'bidon',
  box: 'boîte',
  bottle: 'bouteille',
};

export const shareWords: AppWords['share'] = {
  title: 'Partager ce chantier',
  close: 'Fermer',
  same: 'Le lien, le code et le texte portent le même chantier. Rien n’est envoyé à un serveur.',
  private:
    'Celui qui a le lien peut lire le chantier et le nom de sa parcelle. Vos prix restent sur cet appareil.',
  preparing: 'Préparation du lien',
  sendLink: 'Envoyer le lien',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié',
  sendText: 'Envoyer en texte',
  copyText: 'Copier en texte',
  textCopied: 'Texte copié',
  notCopied:
    'Le navigateur n’a pas laissé cette page copier. Appuyez longuement sur le texte ci-dessous pour le copier.',
  textBelow: 'À copier à la main',
  printWithWorking: 'L’imprimer avec le calcul',
  print: 'Imprimer la feuille de chantier',
  printNote: 'A4, noir sur blanc. La fenêtre d’impression l’enregistre aussi en PDF.',
  terminal: 'Garder pour le terminal',
  terminalNote:
    'ISOXML (TASKDATA) dans un fichier zip : la dose du plan, ou celle de chaque zone s’il est fait par zones.',
  terminalSaved: 'Fichier enregistré',
  terminalNoZones:
    'Ce chantier est prévu par zones qui ne sont pas sur cet appareil. Gardez le fichier là où il a été préparé.',
  terminalFailed: 'Le fichier n’a pas pu être fait. Il faut le réseau une fois.',
  working: 'Préparation',
  code: 'Code à scanner',
  answerCode: 'Code de la réponse',
  codeNote: 'L’appareil photo d’un téléphone l’ouvre, avec ou sans cette application.',
  codeName: 'Code carré avec le lien vers ce chantier',
  codeTooLarge:
    'Le chantier est trop long pour un code qu’un téléphone lit sûrement. Envoyez le lien.',
  sendBack: 'Renvoyer ce qui a été fait',
  sendBackNote:
    'Saisissez ce qui a vraiment été appliqué et utilisé. Cela revient à celui qui vous a envoyé le chantier.',
  answerOfRecord:
    'La réponse porte ce que dit la fiche : surface, quantités, heures, applicateur, météo et notes. Rien n’est envoyé à un serveur.',
  makeResult: 'Faire la réponse',
  doneMissing: 'Saisissez ce qui a été utilisé, 0 si rien ne l’a été.',
  doneTooMuch: 'C’est bien plus que le chantier. Vérifiez le chiffre et son unité.',
  finishedMissing: 'Choisissez le jour et l’heure de fin.',
  messageTitle: (job) => `Chantier de pulvérisation : ${job}`,
  unnamed: 'Bouillie',

  received: 'Bouillie reçue',
  checkWord: 'Vérifiez avant usage',
  check: (sentOn) =>
    `Cette bouillie est venue par un lien, envoyé le ${sentOn}. Chaque chiffre ci-dessous est d’un autre.`,
  checkHow:
    'Un lien abîmé se remarque. Un lien modifié, non : n’importe qui peut en faire un. Comparez avec l’étiquette et avec celui qui l’a envoyé.',
  otherCatalogue:
    'Elle a été faite avec une autre version de la liste des produits. Tout est calculé avec la vôtre.',
  yourTank: 'Votre cuve',
  yourTankQuestion: 'Quelle cuve remplit-on ?',
  mine: (litres) => (litres === null ? 'Mon pulvérisateur' : `Mon pulvérisateur, ${litres}`),
  otherTank: 'Une autre cuve',
  theirs: (litres) =>
    litres === null ? 'Le pulvérisateur de l’expéditeur' : `Celui de l’expéditeur, ${litres}`,
  tankField: 'Cuve, ce qu’on peut remplir',
  notSet: 'Non saisi',
  heelLeftOut: (litres) =>
    `L’expéditeur avait déjà ${litres} dans sa cuve. Pour la vôtre, ce n’est pas compté.`,
  rateChanged: (name, perLoad, perHa) =>
    `${name} : ${perLoad} dans la cuve de l’expéditeur font ${perHa}. Vos pleins sont calculés avec cela.`,
  rateDropped: (name, perLoad) =>
    `${name} : ${perLoad} ne vaut que pour la cuve de l’expéditeur. Saisissez la dose après avoir pris la bouillie.`,
  inputs: 'Ce qui a été envoyé',
  place: 'Parcelle',
  landUse: 'Occupation du sol',
  ownOfName: (name) => `Vous avez aussi une parcelle ${name}`,
  ownOfNameWhy:
    'La fiche de ce chantier compte pour elle, son azote aussi. Si c’est un autre terrain, donnez-lui un autre nom dans la fiche.',
  ownProducts: 'Non vérifié',
  ownProduct: (name) => `${name} est un produit propre à l’expéditeur`,
  ownProductWhy: 'Aucune de nos listes ne le connaît. Comparez ses données avec l’étiquette.',
  ownProductKnown: (name) =>
    `${name} est venu avec ses propres données. Cet appareil le connaît : les vôtres sont utilisées.`,
  ownFacts: (name) => `${name} a des données propres à l’expéditeur`,
  ownFactsWhy: 'Elles remplacent celles de la liste d’ici. Comparez-les avec l’étiquette.',
  worked: 'Calculé pour cette cuve',
  noTank: 'Saisissez votre cuve pour voir les pleins.',
  stopTitle: 'Pas de plan avec cette cuve',
  warning: 'Attention',
  note: 'Note',
  notes: (count) => plural(count, { one: `${count} note`, other: `${count} notes` }),
  use: 'Prendre cette bouillie',
  useNote: 'Votre propre bouillie est rangée sous Bouillies ; vous pouvez annuler.',
  notNow: 'Plus tard',
  taken: 'Bouillie reçue ouverte',
  containerEntry: (size, kind) => `${KINDS[kind] ?? kind} de ${size}`,
  loadsEqual: 'Tous égaux',
  loadsFull: 'Pleins complets, puis un plus petit',
  heelWater: 'eau',
  heelMix: 'la même bouillie',

  loadNumbers: (from, to) =>
    from === to ? `Plein ${from}` : `Pleins ${from} ${to === from + 1 ? 'et' : 'à'} ${to}`,
  eachLoad: 'Chaque plein',
  amountsTable: 'Quantités par plein',
  what: 'Quoi',
  water: 'Eau à ajouter',
  line: 'Niveau de la cuve',

  done: {
    title: 'Résultat d’un chantier',
    messageTitle: (job) => `Chantier de pulvérisation fait : ${job}`,
    check: (name) => `Ceci dit ce qui a été fait sur ${name}.`,
    checkHow:
      'N’importe qui peut faire un lien. Demandez à celui qui a fait le chantier si un chiffre paraît faux.',
    unknownJob:
      'Le chantier n’a pas été envoyé de cet appareil : il n’y a pas de plan pour comparer.',
    figures: 'Prévu et fait',
    table: 'Chiffres du chantier',
    what: 'Quoi',
    planned: 'Prévu',
    done: 'Fait',
    area: 'Surface',
    loads: 'Pleins',
    water: 'Eau',
    notSaid: 'non dit',
    details: 'Détails',
    started: 'Début',
    ended: 'Fin',
    operator: 'Applicateur',
    wind: 'Vent',
    windFrom: (speed, from) => `${speed} de ${from}`,
    temperature: 'Température de l’air',
    humidity: 'Humidité',
    notes: 'Notes',
  },

  fault: {
    cutTitle: 'Le lien n’est pas entier',
    cut: (got, of) =>
      of === null
        ? 'Il s’arrête trop tôt : une messagerie l’a coupé.'
        : `${got} caractères sur ${of} sont arrivés : une messagerie l’a coupé.`,
    cutDo: 'Redemandez le lien, en code à scanner ou par un autre programme.',
    damagedTitle: 'Le lien a été abîmé en route',
    damaged:
      'Ce qui est arrivé n’est pas ce qui a été envoyé : aucun de ses chiffres n’est sûr. Rien n’en est affiché.',
    damagedDo: 'Redemandez-le.',
    newerTitle: 'Le lien vient d’une version plus récente',
    newer: (version) =>
      `Il a le format ${version}, que cette application ne connaît pas encore. Ouvrez-la une fois avec le réseau pour la mettre à jour, puis rouvrez le lien.`,
    tooLargeTitle: 'Le lien est trop long',
    tooLarge: (most) =>
      `Aucun chantier de cette application ne dépasse ${most} caractères. Il n’a pas été ouvert.`,
    notReadableTitle: 'Le lien ne contient pas de bouillie utilisable',
    notReadable:
      'Il est entier, mais ce n’est pas ce que fait cette application. Rien n’en est affiché.',
    notReadableField: (field) => `La première chose qui ne va pas : ${field}.`,
    browserTooOldTitle: 'Ce navigateur est trop ancien pour les liens',
    browserTooOld: 'Il ne sait pas les décompresser. Mettez-le à jour, ou demandez le texte.',
    ownMix: 'Aller à votre bouillie',
  },
  tooLong: (most) =>
    `Le chantier demande plus de ${most} caractères et ne tiendrait pas dans un lien. Imprimez la feuille ou envoyez le texte.`,

  sheet: {
    kind: 'Feuille de chantier',
    before: 'Avant de commencer :',
    beforeText: 'protection selon chaque étiquette. L’étiquette prime sur cette feuille.',
    loads: 'Pleins',
    rate: 'Volume',
    speed: 'Vitesse',
    pressure: 'Pression',
    waterTemperature: 'Eau',
    notSet: 'non saisi',
    loadsCover: (loads, litres, area) => `${loads} · ${litres} dans la cuve · couvre ${area}`,
    eachCovers: (loads, litres, area) =>
      `${loads} · ${litres} dans la cuve · chacun couvre ${area}`,
    smaller: (load) => `${load} · plein réduit`,
    heel: (litres) => `· déjà ${litres} dans la cuve`,
    areaOr: ' ou ',
    step: 'Étape',
    add: 'Ajouter',
    amount: 'Quantité',
    packs: 'Emballages',
    tank: 'Cuve',
    done: 'Fait',
    load: (number) => `Plein ${number}`,
    firstWater: 'Eau, agitation en marche',
    topUp: 'Eau, compléter',
    wait: (time) => `Attendre que ce soit clair, au moins ${time}`,
    waitAssumed: (time) => `Attendre que ce soit clair, au moins ${time} (supposé)`,
    ratesAndTotals: 'Doses et totaux',
    product: 'Produit',
    productRate: 'Dose',
    job: 'Chantier',
    waterRow: 'Eau',
    supplies: (nitrogen) => `Apporte ${nitrogen}.`,
    suppliesAtLeast: (nitrogen) => `Apporte au moins ${nitrogen}.`,
    weighs: (mass) => `Un plein complet pèse ${mass}.`,
    whatWasDone: 'Ce qui a été fait',
    startAndEnd: 'Début et fin',
    wind: 'Vitesse du vent, de',
    airTemperature: 'Température de l’air',
    areaDone: (unit) => `Surface faite, ${unit}`,
    leftInTank: (unit) => `Reste dans la cuve, ${unit}`,
    operator: 'Applicateur',
    notChecked: 'données non vérifiées',
    foot: (productName, when) => `${productName} Mix Calculator · chiffres prévus le ${when}`,
    sheetOf: (page, pages) => `feuille ${page} sur ${pages}`,
    noCode: 'Pas de code : le chantier est trop long.',
  },

  text: {
    where: (place) => `Lieu : ${place}`,
    area: (area, rate) => `${area} à ${rate}`,
    step: (number, what, line) => `${number}. ${what}, niveau ${line}`,
    warnings: 'Alertes :',
    label: 'Protection selon chaque étiquette. L’étiquette prime.',
    link: 'Ouvrez-le pour votre propre cuve :',
  },
};
