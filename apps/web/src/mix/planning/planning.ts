/*
 * What turns a draft into an answer in words. It is more than half of what planning needs and
 * nothing of it is drawn before the first key press, so it is fetched right after the page.
 */
import { loadDocumentStore } from '../../documents/device/loadDocumentStore.ts';

export { calculateMix } from '@mix/engine';
export { problemWordsOf } from '../../words/problems/problemWords.ts';
export { textProblemText } from '../../words/problems/textProblemText.ts';
export { catalogueFor } from './catalogueFor.ts';
export { wholeCatalogue } from '../../catalogue/wholeCatalogue.ts';
export { followGroundNitrogen } from './followGroundNitrogen.ts';
export { followLoads } from './followLoads.ts';

// The owner's own products are read with it; a list that does not come is asked for again later.
void loadDocumentStore().then(
  (store) => store.show('products'),
  () => undefined,
);
