export { french } from './french.ts';
export { frenchSpelling } from './frenchSpelling.ts';
export { stepReasons } from '../made/fr/steps/stepReasons.ts';
export { workingFormulas } from '../made/fr/workings/workingFormulas.ts';
export { workingTerms } from '../made/fr/workings/workingTerms.ts';
