/*
 * Changes of a farm that this device makes without an answer of the server, in one file: each is a
 * few lines over its documents.
 */
export { queueRemoval } from './queueRemoval.ts';
export { saveAsOwn } from './saveAsOwn.ts';
