import type { RinseResult } from '@mix/engine';
import { Section } from '../../components/panels/Section.tsx';
import { intervalWords as words } from '../../words/en/label/intervalWords.ts';
import { numberText } from '../../words/figures/numberText.ts';
import { quantityText } from '../../words/figures/quantityText.ts';
import styles from './ResultSections.module.css';

/** Water that brings what stays in the machine down to what a sprayer has to reach. */
export const RinseSection = ({ rinse }: { readonly rinse: RinseResult }) => (
  <Section name={words.rinsing} note={quantityText(rinse.totalL, 'L', 0)}>
    <p className={styles.text}>
      {words.rinse(
        numberText(rinse.parts),
        quantityText(rinse.eachL, 'L', 0),
        quantityText(rinse.residualL, 'L'),
        numberText(rinse.thinnedTo),
      )}{' '}
      {words.rinseNote}
    </p>
  </Section>
);
