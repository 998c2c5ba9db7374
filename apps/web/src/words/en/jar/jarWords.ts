import { localized } from '../../localized.ts';

/** Words of a jar test: what is done, and what it showed. */
export const jarWords = localized('jar', {
  test: 'Jar test',
  verdict: { mixes: 'It mixed', doesNotMix: 'It did not mix', notSure: 'Not sure' },
  title: 'Jar test in 500 mL',
  intro: 'A clean jar with a lid, the same water, the same brands. Wear what the labels ask for.',
  of: (number: number) => `Scaled from load ${number}`,
  water: 'Water',
  wait: (time: string) => `Wait ${time}, shake now and then`,
  topUp: 'Water to the top mark',
  stand: (from: string, to: string) => `Close it, shake it, then let it stand ${from} to ${to}.`,
  start: 'Start the time',
  timer: 'Standing',
  look: 'Look for lumps, jelly, layers, crystals, foam that stays, or a jar that gets warm.',
  judge: 'What did you see?',
  notes: 'Notes',
  save: 'Keep the verdict',
  bad: 'Do not mix this in the tank. Ask the makers of the products.',
  kept: (verdict: string, time: string) => `${verdict}, ${time}`,
  notDone: 'not done',
  brands: 'It holds for the same brands and water.',
});
