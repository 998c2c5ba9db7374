import type { RinseResult } from '@mix/engine';
import { ResultSection } from './ResultSection.tsx';
import { intervalWords as words } from '../../../i18n/made/en/label/intervalWords.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { rinseText } from '../../../i18n/label/rinseText.ts';

/** Water that brings what stays in the machine down to what a sprayer has to reach. */
export function RinseSection({ rinse }: { readonly rinse: RinseResult }) {
  const total = quantityText(rinse.totalL, 'L', 0);
  return (
    <ResultSection name={words.rinsing} note={rinse.isLeast ? words.atLeast(total) : total}>
      <p className="padding-top-1 quiet">
        {rinseText(rinse)} {words.rinseNote}
      </p>
    </ResultSection>
  );
}
