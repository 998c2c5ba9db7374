import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const dataWords: AppWords['data'] = {
  waiting: (count) =>
    plural(count, {
      one: `${count} changement attend le réseau`,
      other: `${count} changements attendent le réseau`,
    }),
  waitsWhy: 'Tout marche ici. Ce qui attend est gardé sur cet appareil et part tout seul.',
  allSent: 'Tout est envoyé',
  allSentWhy:
    'Ce qui est gardé ici est aussi sur le serveur, et se voit sur chaque appareil qui peut le voir.',
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

  notSaved: 'Pas sur le serveur',
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
    conflicts: 'Choix entre deux modifications',
    farms: 'Ferme',
    members: 'Personne',
    jobs: 'Chantier',
  },
  withoutName: 'sans nom',
  deniedWhy: 'Le compte a refusé le changement. Réessayez, ou gardez d’abord une copie.',
  recordDeniedWhy:
    'Le compte a refusé le changement : une fiche est verrouillée après 48 heures. Ouvrez-la et donnez un motif : elle sera gardée comme correction.',
  farmRecordWhy:
    'La ferme a refusé le changement : la fiche est verrouillée, car son chantier a été contrôlé ou elle a plus de 48 heures. Ouvrez-la et donnez un motif : elle sera gardée comme correction.',
  farmDeniedWhy:
    'La ferme ne le prend pas de vous : votre rôle ne le comprend pas, ou quelqu’un d’autre l’a maintenant. Gardez une copie et demandez à qui dirige la ferme.',
  jobClosedWhy:
    'La ferme ne prend plus de fiche de ce chantier de vous : il a été contrôlé, ou quelqu’un d’autre l’a maintenant. Gardez une copie et demandez à qui dirige la ferme.',
  removalDeniedWhy: 'Le compte a refusé de le supprimer. Il est affiché de nouveau.',
  invalidWhy: 'Le compte ne peut pas le garder : trop grand, ou quelque chose n’est pas permis.',
  fullWhy:
    'Il n’y a plus de place. C’est en sûreté sur cet appareil, et part tout seul dès qu’il y en a : supprimez ce qui est inutile, ou demandez-en plus à qui gère le serveur.',
  storageUsed: (percent) => `${percent} % du stockage est utilisé`,
  storageUsedWhy:
    'Quand il est plein, ce qui est nouveau reste seulement sur cet appareil. Supprimez ce qui est inutile, ou demandez-en plus à qui gère le serveur.',
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
