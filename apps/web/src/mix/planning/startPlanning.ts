import { loadDocumentStore } from '../../documents/loadDocumentStore.ts';
import { followGroundNitrogen } from './followGroundNitrogen.ts';
import { followLoads } from './followLoads.ts';

let isFollowed = false;

/**
 * For a screen of the draft, once it stands: from then on the draft follows its loads and the records
 * of its paddock, and the owner's own products are known.
 */
export function startPlanning(): void {
  if (isFollowed) return;
  isFollowed = true;
  followGroundNitrogen();
  followLoads();
  // A list that does not come is asked for again by the next screen that shows it.
  void loadDocumentStore().then(
    (store) => store.show('products'),
    () => undefined,
  );
}
