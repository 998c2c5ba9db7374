/*
 * What turns a draft into an answer in words. It is more than half of what planning needs and
 * nothing of it is drawn before the first key press, so it is fetched right after the page.
 */
import { loadDocumentStore } from '../data/loadDocumentStore.ts';

export { calculateMix } from '@mix/engine';
export { problemWordsOf } from '../i18n/problemWords.ts';
export { textProblemText } from '../i18n/textProblemText.ts';
export { catalogueFor } from '../catalogue/catalogueFor.ts';
export { wholeCatalogue } from '../catalogue/wholeCatalogue.ts';
export { followGroundNitrogen } from '../plan/followGroundNitrogen.ts';
export { followLoads } from '../plan/followLoads.ts';

// The owner's own products are read with it; a list that does not come is asked for again later.
void loadDocumentStore().then(
  (store) => store.show('products'),
  () => undefined,
);
