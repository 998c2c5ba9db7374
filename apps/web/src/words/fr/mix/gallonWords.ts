import type { AppWords } from '../../AppWords.ts';

export const gallonWords: AppWords['gallon'] = {
  us: 'Ce sont des gallons américains, pas impériaux.',
  imperial: 'Ce sont des gallons impériaux, pas américains.',
};
