/* What a report is saved as, in one file: it comes when one is asked for, and no screen waits for it. */
export { nitrogenFile } from './nitrogenFile.ts';
export { recordsFile } from './recordsFile.ts';
export { recordsPaper } from './recordsPaper.ts';
export { trackPaper } from './trackPaper.ts';
