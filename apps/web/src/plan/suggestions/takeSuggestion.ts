import { draftStore } from '../draft/draftStore.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { focusField } from '../field/fieldId.ts';
import { goToPath } from '../field/goToPath.ts';
import type { OnSheet } from '../OpenSheet.ts';
import type { Suggestion } from './suggestionsFor.ts';

/** Does what a suggestion for a stop says. */
export function takeSuggestion(
  way: Suggestion,
  form: MixForm,
  nameOf: (productId: string) => string,
  onSheet: OnSheet,
): void {
  switch (way.kind) {
    case 'takeOut': {
      const index = form.products.findIndex(({ productId }) => productId === way.productId);
      draftStore.removeProduct(index, mixWords.removed(nameOf(way.productId)));
      return;
    }
    case 'applicationRate':
      draftStore.set('applicationRateLPerHa', way.valueLPerHa);
      focusField('applicationRateLPerHa');
      return;
    case 'rate':
      draftStore.set(way.path, way.rate);
      focusField(`${way.path}.value`);
      return;
    case 'meant':
      draftStore.set(way.path, way.gPerHa);
      return;
    case 'labelAllows':
      onSheet({ name: 'label', productIds: way.productIds });
      return;
    case 'changeRate':
    case 'goTo':
      goToPath(way.path, form, onSheet);
  }
}
