import type { MixForm } from '../draft/MixForm.ts';
import { draftStore } from '../draft/draftStore.ts';
import { isMachinePath, OWN_MACHINE } from '../draft/formChanges.ts';
import { fieldId, focusField } from './fieldId.ts';
import type { OnSheet } from '../OpenSheet.ts';
import { productLineOf } from '../draft/productLineOf.ts';

/** Takes the operator to the field of a path, opening the sheet it stands in. */
export function goToPath(path: string, form: MixForm, onSheet: OnSheet): void {
  const place = productLineOf(path);
  if (place !== null) {
    const productId = form.products[place.index]?.productId;
    if (place.rest === '' || place.rest.startsWith('rate')) {
      focusField(`products.${place.index}.rate.value`);
    } else if (productId !== undefined) {
      onSheet({ name: 'product', productId, focusId: fieldId(path) });
    }
  } else if (path === 'tankCapacityL' && form.machineId == null && form.tankCapacityL == null) {
    draftStore.setMachine({ machineId: OWN_MACHINE });
    // The tank's box is drawn together with the answer.
    setTimeout(focusField, 0, path);
  } else if (isMachinePath(path) && document.getElementById(fieldId(path)) === null) {
    onSheet({ name: 'machine', focusId: fieldId(path, true) });
  } else {
    focusField(path === 'heel.contents' ? 'heel.volumeL' : path);
  }
}
