import { workingFormulas, workingTerms } from '@mix/messages';
import { localized } from '../localized.ts';

/** Words of a formula, which use the words of its terms, and the words of the terms. */
export const formulaWords = localized('workingFormulas', workingFormulas);
export const termWords = localized('workingTerms', workingTerms);
