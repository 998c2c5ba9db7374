import type { AppWords } from '../../AppWords.ts';

export const homeSeasonWords: AppWords['homeSeason'] = {
  belongTo: (farm) =>
    `Vous appartenez à ${farm === '' ? 'une ferme' : farm}, et cet appareil travaille à votre compte seul.`,
  workThere: 'Y travailler',
  due: 'À faire',
  locks: (moment) => `se verrouille ${moment}`,
  missing: (fields) => `il manque : ${fields}`,
  lastRecords: 'Dernières fiches',
  allRecords: 'Toutes les fiches et la campagne',

  window: 'Heures pour traiter aujourd’hui',
  forNitrogen: 'pour l’azote foliaire',
  from: (from, to) => `${from} à ${to}`,
  left: (time) => `restent ${time}`,
  opensAt: (time) => `commence à ${time}`,
  noWindow: 'Plus de bonne heure aujourd’hui',
  notForToday: 'La prévision ne dit rien d’aujourd’hui.',
  expectedNow: (figures) => `Prévu maintenant : ${figures}`,
  wind: (speed) => `vent ${speed}`,
  deltaT: (difference) => `Delta T ${difference}`,
  notKnown: 'inconnu',
  conditions: { wind: 'Vent', deltaT: 'Delta T', inversion: 'Inversion', heat: 'Chaleur' },
  verdicts: { good: 'bon', wait: 'attendre', notKnown: 'inconnu' },
  goodFrom: (condition, times) => `${condition} : bon ${times}`,
  never: 'à aucune heure',
  limits: 'Les limites de vent sont supposées. Celles de l’étiquette priment.',

  fetchedAt: (source, moment, age) => `${source}, ${moment}, ${age}`,
  justNow: 'à l’instant',
  minutesOld: (minutes) => `il y a ${minutes} min`,
  hoursOld: (hours) => `il y a ${hours} h`,
  oldForecast: 'Une vieille prévision.',
  noSignal: 'Pas de réseau : voici la dernière.',
  notFetched: 'Elle n’a pas pu être chargée : voici la dernière.',
  noneWithoutSignal: 'Pas de prévision sur cet appareil, et pas de réseau.',
  noneFetched: 'La prévision n’a pas pu être chargée.',
  fetching: 'Chargement de la prévision',
  askAgain: 'Redemander',

  setPlace: 'Indiquez une fois le lieu de la ferme : les heures pour traiter seront ici.',
  whatIsAsked: (source) =>
    `${source} reçoit le lieu, à environ 1\u00a0km près, à l’ouverture de l’Accueil, une fois par heure au plus.`,
  usePaddocks: 'Prendre le lieu de mes parcelles',
  useDevice: 'Prendre le lieu de cet appareil',
  noPlace: 'Cet appareil n’a pas dit où il est.',
  forgetPlace: 'Oublier le lieu',
};
