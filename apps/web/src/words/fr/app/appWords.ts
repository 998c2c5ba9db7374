import type { AppWords } from '../../AppWords.ts';

export const appWords: AppWords['app'] = {
  skip: 'Aller au contenu',
  main: 'Principal',
  home: 'Accueil',
  mix: 'Bouillie',
  products: 'Produits',
  reporting: 'Bilans',
  result: 'Résultat',
  accountLink: 'Lien du compte',
  privacyPolicy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
  notFoundTitle: 'Page introuvable',
  kind: 'Mix Calculator',
  sunView: 'Plein soleil',
  wholeAnswer: 'Tout le plan',
  favourite: 'Favori',
  favouriteOf: (name) => `Favori : ${name}`,
  unitsAndLanguage: 'Unités et langue · Language',

  loadAgain: 'Recharger',
  loadFailed: 'Cet écran ne s’est pas chargé',
  loadFailedWhy:
    'Une partie de l’application n’a pas pu être chargée. Sans réseau, réessayez quand il revient. Ce que vous avez saisi reste sur cet appareil.',
  stopped: 'Cet écran s’est arrêté',
  stoppedWhy:
    'La faute vient de l’application, pas de votre saisie. Rechargez l’écran ; s’il s’arrête encore, commencez une nouvelle bouillie depuis l’Accueil.',
  notFound: 'Il n’y a pas de page à cette adresse',
  notFoundWhy:
    'Le lien est peut-être ancien, ou il manque une lettre. Rien de ce qui est à vous n’est perdu.',
  goHome: 'Aller à l’Accueil',
  warning: 'Attention',
};
