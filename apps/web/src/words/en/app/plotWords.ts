import { localized } from '../../localized.ts';

/** Words inside pictures; the figures come with them. */
export const plotWords = localized('plot', {
  mostThatDissolves: 'most that dissolves',
  freezes: (temperature: string) => `freezes ${temperature}`,
  fullTank: (temperature: string) => `full tank ${temperature}`,
  water: (temperature: string) => `water ${temperature}`,
  tankAxis: (unit: string) => `tank ${unit}`,
});
