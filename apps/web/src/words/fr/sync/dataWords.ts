import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const dataWords: AppWords['data'] = {
  waiting: (count) =>
    plural(count, {
      one: `${count} changement attend le réseau`,
      other: `${count} changements attendent le réseau`,
    }),
  waitsWhy:
    'Tout marche ici. Ce qui attend est gardé sur cet appareil et part seul vers votre compte.',
  allSent: 'Votre compte a tout',
  allSentWhy:
    'Ce qui est gardé ici est aussi dans votre compte, et se voit sur vos autres appareils.',
  notAllHere: 'Tout n’est pas encore arrivé sur cet appareil',
  notAllHereWhy:
    'Votre compte l’envoie encore, ou il n’y a pas de réseau. D’ici là, ce qui est ici n’est pas tout ce que vous avez.',
  notSentYet: 'Rien n’a encore été envoyé',
  lastSent: (time) => `Dernier envoi ${time}.`,
  isWaiting: 'en attente',
  removal: 'à supprimer',
  saveCopy: 'Garder une copie',
  tryNow: 'Essayer maintenant',
  restart: 'Redémarrer',
  brokenWhy:
    'Une panne de ce navigateur l’a arrêté. Rien n’est perdu. Recharger la page répare ; votre saisie est gardée.',

  notSaved: 'Pas dans votre compte',
  notLost: 'Gardé sur cet appareil. Rien n’est perdu.',
  item: (kind, name) => `${kind} : ${name}`,
  kinds: {
    mixes: 'Bouillie',
    products: 'Produit',
    paddocks: 'Parcelle',
    favourites: 'Favori',
    machine: 'Machine',
    catchTests: 'Mesure des buses',
    rounds: 'Passage',
    records: 'Fiche',
    tracks: 'Trajet',
    stock: 'Écriture du local',
    codes: 'Code d’un emballage',
    conflicts: 'Question',
    farms: 'Ferme',
    members: 'Personne',
    jobs: 'Chantier',
  },
  withoutName: 'sans nom',
  deniedWhy: 'Le compte a refusé le changement. Réessayez, ou gardez d’abord une copie.',
  recordDeniedWhy:
    'Le compte a refusé le changement : une fiche est verrouillée après 48 heures. Ouvrez-la et donnez un motif : elle sera gardée comme correction.',
  removalDeniedWhy: 'Le compte a refusé de le supprimer. Il est affiché de nouveau.',
  invalidWhy: 'Le compte ne peut pas le garder : trop grand, ou quelque chose n’est pas permis.',
  faultWhy:
    'Une erreur de cette application a empêché l’envoi. C’est en sûreté sur cet appareil. Gardez une copie et réessayez plus tard.',
  lastOwnerWhy: 'Vous êtes le seul propriétaire. Nommez-en d’abord un autre.',
  noMemberWhy:
    'Vous n’appartenez plus à la ferme pour laquelle c’était. Gardez une copie, ou réessayez : ce sera alors à vous.',
  newerWhy:
    'Une version plus récente l’a modifié sur un autre appareil. Chargez ici la nouvelle version, puis réessayez.',
  giveReason: 'Donner un motif',
  tryAgain: 'Réessayer',
  discard: 'Jeter',
  discarded: (name) => `${name} : jeté`,
  undo: 'Annuler',
};
