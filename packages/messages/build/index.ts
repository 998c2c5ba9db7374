export type { MadeGroup } from './makeGroup.ts';
export { makeWords, type WordsPlace } from './makeWords.ts';
export { packageWords } from './packageWords.ts';
