import type { FieldLanguage } from '../FieldLanguage.ts';
import { fieldLabels } from './fieldLabels.ts';

/** Apart from the problems, because the screens name fields long before there is a problem. */
export const englishFields: FieldLanguage = {
  labels: fieldLabels,
  mix: 'Mix',
  ofProduct: (label, product) => `${label} of ${product}`,
};
