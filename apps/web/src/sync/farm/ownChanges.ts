/*
 * What this device changes of a farm without its word, in one file: both are a few lines over its documents.
 */
export { queueRemoval } from './queueRemoval.ts';
export { saveAsOwn } from './saveAsOwn.ts';
