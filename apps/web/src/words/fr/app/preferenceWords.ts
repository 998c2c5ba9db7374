import type { AppWords } from '../../AppWords.ts';

export const preferenceWords: AppWords['preferences'] = {
  title: 'Unités et langue',
  units: 'Unités',
  systems: {
    metric: 'Métriques : L, kg, ha',
    us: 'États-Unis : gal, lb, ac',
    imperial: 'Impériales : gallon impérial, lb, ac',
  },
  language: 'Langue',
  device: 'Comme cet appareil',
  note: 'Ce qui est gardé ne change pas. La page se recharge et garde votre saisie.',
  apply: 'Utiliser',
  close: 'Fermer',
  warning: 'Attention',
  refused: 'Cet appareil refuse de garder ce choix.',
};
