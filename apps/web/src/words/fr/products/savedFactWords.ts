import type { AppWords } from '../../AppWords.ts';
import { numberText } from '../../figures/numberText.ts';
import { plural } from '../plural.ts';

export const savedFactWords: AppWords['savedFacts'] = {
  warning: 'Attention',
  note: 'Comme gardé',
  changed: (count) =>
    plural(count, {
      one: 'Une donnée a changé depuis que cette bouillie est gardée',
      other: `${numberText(count)} données ont changé depuis que cette bouillie est gardée`,
    }),
  change: (product, fact, before, after) =>
    `${product}, ${fact} : ${before} à l’enregistrement, ${after} maintenant.`,
  gone: (product) =>
    `${product} n’est plus parmi vos produits. Ses données gardées sont utilisées.`,
  asSaved: (figures) => `Comme gardé, affiché ici : ${figures}.`,
  withNew: (figures) => `Avec les nouvelles données : ${figures}.`,
  figures: (loads, water, nitrogen) =>
    [loads, `${water} d’eau en tout`, nitrogen].filter(Boolean).join(', '),
  nitrogen: (rate) => `${rate} de N`,
  loads: (count) =>
    plural(count, { one: `${numberText(count)} plein`, other: `${numberText(count)} pleins` }),
  noPlan: 'pas de plan',
  useNew: 'Prendre les nouvelles données',
  keep: 'Laisser comme gardé',
  kept: 'Préparé avec les données gardées',
  details: 'Ce qui a changé depuis',
};
