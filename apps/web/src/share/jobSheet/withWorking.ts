import type { CatalogueSource } from '@mix/catalogue';
import type { MixPlan } from '@mix/engine';
import type { Paper } from '../../ui/paper/Paper.ts';
import { workingWords } from '../../i18n/made/en/result/workingWords.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { workingLines } from '../../i18n/workings/workingLines.ts';
import { workingText } from '../../i18n/workings/workingText.ts';

/** A job sheet with the working of every figure behind it, as the result shows it. */
export const withWorking = (
  sheet: Paper,
  plan: MixPlan,
  nameOf: NameOf,
  sources: ReadonlyMap<string, CatalogueSource>,
): Paper => ({
  ...sheet,
  // It has pages of its own in any case: nothing is set closer to save one.
  closer: false,
  parts: [
    ...sheet.parts,
    {
      kind: 'facts',
      name: workingWords.show,
      facts: plan.workings.map((working) => {
        const text = workingText(working, plan, nameOf);
        return [
          `${text.name}, ${text.load}`,
          [text.sentence, ...workingLines(text, sources)].join('. '),
        ] as const;
      }),
    },
  ],
});
