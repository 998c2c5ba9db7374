export { spanish } from './spanish.ts';
export { stepReasons } from './stepReasons.ts';
export { workingFormulas, workingTerms } from './workings.ts';
