/* The code that makes files of reports, in one chunk: no screen waits for it. */
export { nitrogenFile } from './nitrogenFile.ts';
export { recordsFile } from './recordsFile.ts';
export { recordsPaper } from './recordsPaper.ts';
export { roundFile, seasonFile } from './seasonFile.ts';
export { trackPaper } from './trackPaper.ts';
