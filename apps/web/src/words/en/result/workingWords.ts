import { workingFormulas, workingTerms } from '@mix/messages';
import { localized } from '../../localized.ts';

/** How figures are worked out: a formula in the words of its terms, and the terms. */
export const formulaWords = localized('workingFormulas', workingFormulas);
export const termWords = localized('workingTerms', workingTerms);

/** What is said of a figure and its sentence. */
export const workingWords = localized('working', {
  ofLoads: (from: number, to: number) =>
    from === to ? `load ${from}` : `loads ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`,
  ofFullTank: 'full tank',
  ofJob: 'whole job',
  roundedUp: (sum: string) => `${sum}, rounded up,`,
  notCounted: (terms: string) => `Not known, not counted: ${terms}`,
  assumed: (terms: string) => `Assumed: ${terms}`,
  source: (titles: string) => `Source: ${titles}`,
  yours: (terms: string) => `Yours: ${terms}`,
  catalogue: 'the catalogue',
  show: 'Show the working',
  figures: (count: number) => `${count} figures`,
  loads: 'Which load',
  copy: 'Copy the working',
  copied: 'Copied',
  notCopied: 'This browser did not let it be copied.',
});
