import { workingFormulas, workingTerms } from '@mix/messages';
import { localized } from '../localized.ts';

/** How figures are worked out: a formula in the words of its terms, and the terms. */
export const formulaWords = localized('workingFormulas', workingFormulas);
export const termWords = localized('workingTerms', workingTerms);
