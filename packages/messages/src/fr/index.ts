export { french } from './french.ts';
export { stepReasons } from './stepReasons.ts';
export { workingFormulas, workingTerms } from './workings.ts';
