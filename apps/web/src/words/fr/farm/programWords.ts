import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const programWords: AppWords['programs'] = {
  why: 'Un programme avec une clé peut faire ce qui est dit ici, en votre nom, et rien de plus.',
  whatNot:
    'Aucun programme ne change ni n’applique rien. Toutes les clés prennent fin quand vous changez de mot de passe.',
  guide: 'Comment un programme demande',
  hosted:
    'Ce site tourne sur un service hébergé, qui n’a pas d’interface pour d’autres programmes.',
  needsAccount: 'Demande un compte',
  needsAccountWhy: 'Une clé appartient à un compte. Connectez-vous pour en faire une.',
  none: 'Aucun programme n’a de clé.',
  does: {
    catalogue: 'lit le catalogue',
    plan: 'prépare des bouillies',
    records: 'lit les fiches',
    money: 'voit l’argent',
  },
  may: {
    catalogue: 'Lire le catalogue',
    plan: 'Préparer des bouillies',
    records: 'Lire les fiches',
    money: 'Voir l’argent',
  },
  neverUsed: 'pas encore utilisée',
  used: (moment) => `utilisée ${moment}`,
  ends: (day) => `finit ${day}`,
  over: (day) => `finie ${day}`,
  unused: (days) =>
    plural(days, {
      one: `Pas utilisée depuis ${days} jour`,
      other: `Pas utilisée depuis ${days} jours`,
    }),
  end: 'Y mettre fin',
  endOf: (name) => `Mettre fin à ${name}`,
  ended: (name) => `${name} a pris fin et ne sert plus.`,
  notEnded: 'Pas finie',
  make: 'Faire une clé',
  making: 'La clé se fait',
  notMade: 'Pas faite',
  name: 'Pour quoi',
  nameMissing: 'Dites à quoi sert la clé.',
  itMay: 'Elle peut',
  scopeMissing: 'Choisissez ce qu’elle peut faire.',
  endsIn: 'Finit dans',
  days: (count) => plural(count, { one: `${count} jour`, other: `${count} jours` }),
  limit: 'Au plus 60 demandes par minute.',
  onlyNow: 'montrée maintenant seulement',
  copyNow: 'Copiez-la maintenant',
  copyNowWhy: 'Plus tard on peut y mettre fin, pas la relire.',
  copy: 'La copier',
  copied: 'Copiée.',
  copyByHand: 'Ce navigateur ne copie pas. Marquez la clé et copiez-la.',
  kept: 'Je l’ai',
  endIt: 'Y mettre fin',
};
