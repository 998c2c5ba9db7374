/** Drafts at random for the tests of other packages. */
export { Random } from './Random.ts';
export { draftPool, randomDraft } from './randomDraft.ts';
