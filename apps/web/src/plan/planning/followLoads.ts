import { tankOfDraft } from '@mix/engine';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { draftStore } from '../draft/draftStore.ts';
import { followLink } from './loadLink.ts';
import { formReading } from '../reading/readForm.ts';

/** Keeps area, application rate and loads in step, once machines and tanks are known. */
export function followLoads(): void {
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
