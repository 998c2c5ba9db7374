import { localized } from '../../localized.ts';

/** How sour or alkaline the mix is, and what decides it. */
export const phWords = localized('ph', {
  name: 'pH of the mix',
  notKnown: 'not known',
  about: (from: string, to: string) => `about ${from} to ${to}`,
  aboutOne: (ph: string) => `about ${ph}`,
  setBy: {
    measured: 'As you measured it in the mix.',
    alkali: 'What is alkaline in it holds it there, whatever the water.',
    buffer: 'Phosphate or borate in it holds it there, whatever the water.',
    salts: 'Between what its salts make of it alone and the water.',
    water: 'That of the water: nothing in the mix holds another. Products may move it a little.',
  },
  needsWaterPh: 'The pH of the water is not known, and decides.',
  canTells: (names: string) => `That of ${names} stands on the can alone.`,
  measure: 'A strip read in the mix goes before this.',
});
