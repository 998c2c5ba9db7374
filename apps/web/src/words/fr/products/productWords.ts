import type { AppWords } from '../../AppWords.ts';

export const productWords: AppWords['products'] = {
  title: 'Produits',
  backToAll: 'Retour à tous les produits',
  catalogueMissing: 'Le catalogue n’est pas encore là',
  catalogueMissingWhy: 'Il n’a pas pu être chargé. Une fois chargé, il s’ouvre aussi sans réseau.',
  tryAgain: 'Réessayer',
  unknown: 'Aucun produit n’est gardé sous ce nom',
  unknownWhy:
    'Le lien est peut-être plus ancien que ce catalogue. Cherchez le produit dans la liste.',

  search: (count) => `Chercher parmi ${count} produits`,
  searchSome: 'Chercher un produit',
  ownNotHere: 'Produits propres : pas encore ici',
  kinds: 'Type de produit',
  all: 'Tous',
  own: 'Perso',
  ownTag: 'perso',
  allOf: (count) => `Les ${count}`,
  someOf: (found, count) => `${found} sur ${count}`,
  noneFound: 'Aucun produit ici ne s’appelle ainsi. Essayez moins de lettres.',
  noneFoundOfKind:
    'Aucun produit ici ne s’appelle ainsi. Essayez moins de lettres, ou cherchez dans tous les types.',
  noFavourites:
    'Pas encore de favori. L’étoile d’un produit le met ici, et en tête de chaque liste.',
  showAll: 'Voir tous les produits',
  suspends: 'en suspension',
  addOwn: 'Ajouter le vôtre',
  files: 'Importer ou exporter',

  choose: 'Choisissez un produit',
  chooseWhy:
    'Ses données sont ici, chacune avec le lieu où elle a été lue, ou marquée supposée si personne ne s’en porte garant.',
  productCount: 'Produits',
  sourcedCount: 'Données lues à une source',
  assumedCount: 'Supposées, en tout ou en partie',
  ruleCount: 'Règles pour deux ensemble',
  catalogueVersion: (version) => `Catalogue ${version}`,

  opening: 'Ouverture',
  notKnown: 'inconnu',
  fromLabel: 'd’après l’étiquette',
  deleted: (name) => `${name} : supprimé`,
  undo: 'Annuler',
};
