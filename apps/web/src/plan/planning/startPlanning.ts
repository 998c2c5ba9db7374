import { tankOfDraft } from '@mix/engine';
import { whenIdle } from '../../ui/lazy/waiting.ts';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { draftStore } from '../draft/draftStore.ts';
import { factsSettled, keepFacts } from '../draft/mixFacts.ts';
import { followLink } from './loadLink.ts';
import { formReading } from '../reading/readForm.ts';

let isFollowed = false;

/** Whether the mix holds a product that the catalogue does not: only the device can know it. */
function needsOwnProducts(): boolean {
  const state = catalogueStore.store.getState();
  if (state.status !== 'ready') return false;
  const listed = new Set(state.catalogue.products.map(({ id }) => id));
  return draftStore.form.getState().value.products.some(({ productId }) => !listed.has(productId));
}

function readOwnProducts(): void {
  // A list that does not come is asked for again by the next screen that shows it.
  void loadDocumentStore().then(
    (store) => store.show('products'),
    () => undefined,
  );
}

/** Loads, after the plan, the code that adds up the records of a paddock and its catch tests. */
function followGround(): void {
  import('./planningLater.ts').then(
    ({ followCatchFlow, followGroundNitrogen }) => {
      followGroundNitrogen();
      followCatchFlow();
    },
    () => {
      // The next change loads the code again; until then the plan knows this mix alone, and says
      // so.
      const stop = draftStore.form.subscribe(() => {
        stop();
        followGround();
      });
    },
  );
}

/**
 * Called by a screen of the draft once it is drawn: from then on the draft follows its loads and
 * the records of its paddock. The owner's own products are read after the plan, unless it needs
 * them.
 */
export function startPlanning(): void {
  if (isFollowed) return;
  isFollowed = true;
  followLoads();
  keepFacts();
  void factsSettled().then(() => {
    if (draftStore.form.getState().value.paddock?.id == null) whenIdle(followGround);
    else followGround();
    if (needsOwnProducts()) readOwnProducts();
    else whenIdle(readOwnProducts);
  });
}

/** Keeps area, application rate and loads in step, once machines and tanks are known. */
function followLoads(): void {
  const follow = () => {
    const listed = catalogueStore.store.getState();
    if (listed.status !== 'ready') return;
    const { catalogue } = listed;
    draftStore.followWith((form) =>
      form.linked == null
        ? form
        : followLink(form, tankOfDraft(formReading(form).draft, catalogue)),
    );
  };
  catalogueStore.store.subscribe(follow);
  follow();
}
