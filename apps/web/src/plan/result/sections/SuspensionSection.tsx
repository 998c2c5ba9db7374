import type { SuspensionResult } from '@mix/engine';
import { ResultSection } from './ResultSection.tsx';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { resultWords } from '../../../i18n/made/en/result/resultWords.ts';

const percent = (share: number): string => quantityText(share * 100, '%', 1);

/** How much of the tank is solids that agitation has to keep up. */
export function SuspensionSection({ suspension }: { readonly suspension: SuspensionResult }) {
  const { solidsFraction, warnFraction, stopFraction, settlingSeconds } = suspension;
  return (
    <ResultSection name={resultWords.suspension} note={resultWords.solids(percent(solidsFraction))}>
      <p className="padding-top-1 quiet">
        {resultWords.solidsLimit(percent(warnFraction), percent(stopFraction))}
        {settlingSeconds !== null && (
          <> {resultWords.settles(quantityText(settlingSeconds / 60, 'min', 1))}</>
        )}
      </p>
    </ResultSection>
  );
}
