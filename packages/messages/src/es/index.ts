export { spanish } from './spanish.ts';
export { stepReasons } from '../made/es/steps/stepReasons.ts';
export { workingFormulas } from '../made/es/workings/workingFormulas.ts';
export { workingTerms } from '../made/es/workings/workingTerms.ts';
