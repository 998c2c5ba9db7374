import type { PhResult } from '@mix/engine';
import { ResultSection } from './ResultSection.tsx';
import { phWords } from '../../../i18n/made/en/result/phWords.ts';
import { numberText } from '../../../i18n/figures/numberText.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';
import { listed } from '../listed.ts';

function rangeText({ low, high }: PhResult): string {
  if (low === null || high === null) return phWords.notKnown;
  const [from, to] = [numberText(low, 1), numberText(high, 1)];
  return from === to ? phWords.aboutOne(from) : phWords.about(from, to);
}

/** Why the pH is what it is, or what is missing to know it. */
function reasons({ low, setBy, canTells, needsWaterPh }: PhResult, nameOf: NameOf): string[] {
  if (low !== null) return [phWords.setBy[setBy]];
  return [
    ...(canTells.length === 0 ? [] : [phWords.canTells(listed(canTells.map(nameOf)))]),
    ...(needsWaterPh ? [phWords.needsWaterPh] : []),
  ];
}

interface PhSectionProps {
  readonly ph: PhResult;
  readonly nameOf: NameOf;
}

/** Between which pH the mix stands. */
export const PhSection = ({ ph, nameOf }: PhSectionProps) => (
  <ResultSection name={phWords.name} note={rangeText(ph)}>
    <p className="padding-top-1 quiet">
      {reasons(ph, nameOf).join(' ')} {ph.setBy !== 'measured' && phWords.measure}
    </p>
  </ResultSection>
);
