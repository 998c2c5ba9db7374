import type { GaugeMark, LoadPlan } from '@mix/engine';
import { Reading } from '../../../ui/figures/Reading.tsx';
import { ResultSection } from './ResultSection.tsx';
import { measureText } from '../../../i18n/figures/measureText.ts';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { resultWords } from '../../../i18n/made/en/result/resultWords.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';
import styles from './ResultSections.module.css';

interface GaugeMarksSectionProps {
  readonly load: LoadPlan;
  readonly nameOf: NameOf;
}

/** The smaller load at the marks of the sight gauge beside its line, each with its own amounts. */
export const GaugeMarksSection = ({ load, nameOf }: GaugeMarksSectionProps) => (
  <ResultSection
    name={resultWords.marks}
    note={`${resultWords.ofLoad(load.number)}, ${quantityText(load.loadL, 'L')}`}
  >
    <dl>
      {load.gaugeMarks.map((mark) => (
        <div key={mark.kind} className={styles.mark}>
          <dt>
            {resultWords.mark[mark.kind]}
            <Reading value={mark.loadL} unit="L" size="amount" />
          </dt>
          <dd>{contents(mark, nameOf)}</dd>
        </div>
      ))}
    </dl>
    <p className="padding-top-1 quiet">{resultWords.marksNote}</p>
  </ResultSection>
);

/** "628 L water, 97.22 kg urea. Covers 3.89 ha." */
function contents({ carrierL, amounts, areaHa }: GaugeMark, nameOf: NameOf): string {
  const parts = [
    resultWords.waterOf(quantityText(carrierL, 'L')),
    ...amounts.map(({ productId, amount }) => `${measureText(amount)} ${nameOf(productId)}`),
  ];
  return `${parts.join(', ')}. ${resultWords.covers(quantityText(areaHa, 'ha'))}`;
}
