import type { AppWords } from '../../AppWords.ts';

export const plotWords: AppWords['plot'] = {
  mostThatDissolves: 'maximum qui se dissout',
  freezes: (temperature) => `gèle à ${temperature}`,
  fullTank: (temperature) => `cuve pleine ${temperature}`,
  water: (temperature) => `eau ${temperature}`,
  tankAxis: (unit) => `cuve ${unit}`,
};
