import { NUTRIENTS, type MixPlan, type Nutrient } from '@mix/engine';
import { ExpansionPanel } from '../../components/ExpansionPanel.tsx';
import { NitrogenBar } from '../../components/NitrogenBar.tsx';
import { Reading } from '../../components/Reading.tsx';
import { Section } from '../../components/Section.tsx';
import { quantityText } from '../../i18n/quantityText.ts';
import { resultWords } from '../../i18n/resultWords.ts';
import { listed, type NameOf } from './productNames.ts';
import styles from './ResultSections.module.css';

/** Shown even when none is supplied: they are what a fertiliser is asked about. */
const ALWAYS: readonly Nutrient[] = ['N', 'P', 'K', 'S'];

interface SupplySectionProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** Nutrients a hectare gets, elemental, and as oxides on request. */
export function SupplySection({ plan, nameOf }: SupplySectionProps) {
  const { supply } = plan;
  const shown = NUTRIENTS.filter(
    (nutrient) => ALWAYS.includes(nutrient) || (supply.elementalKgPerHa[nutrient] ?? 0) > 0,
  );
  const oxides = Object.entries(supply.oxideKgPerHa).filter(([, kgPerHa]) => kgPerHa > 0);
  return (
    <Section name={resultWords.supply} note={resultWords.perHectare}>
      <dl className={styles.nutrients}>
        {shown.map((nutrient) => (
          <div key={nutrient}>
            <dt>{nutrient}</dt>
            <dd>
              <Reading value={supply.elementalKgPerHa[nutrient] ?? 0} unit="kg" size="amount" />
            </dd>
          </div>
        ))}
      </dl>
      {supply.analysisUnknownFor.length > 0 && (
        <p className={styles.text}>
          {resultWords.analysisUnknown(listed(supply.analysisUnknownFor.map(nameOf)))}
        </p>
      )}
      <NitrogenYear plan={plan} />
      {oxides.length > 0 && (
        <ExpansionPanel summary={resultWords.asOxides}>
          <dl className={styles.nutrients}>
            {oxides.map(([oxide, kgPerHa]) => (
              <div key={oxide}>
                <dt>{oxide}</dt>
                <dd>
                  <Reading value={kgPerHa} unit="kg" />
                </dd>
              </div>
            ))}
          </dl>
        </ExpansionPanel>
      )}
    </Section>
  );
}

function NitrogenYear({ plan }: { readonly plan: MixPlan }) {
  const { nitrogenYearKgPerHa: year, nitrogenCapKgPerHa: cap, elementalKgPerHa } = plan.supply;
  if (year === null) return null;
  const planned = Math.min(year, elementalKgPerHa.N ?? 0);
  const applied = year - planned;
  const figure = (value: number): string => quantityText(value, '', 1).trim();
  return (
    <>
      <p className={styles.capHead}>
        <span>{resultWords.nitrogenYear}</span>
        <Reading value={year} unit={resultWords.ofCap(quantityText(cap, 'kg/ha'))} decimals={1} />
      </p>
      <NitrogenBar
        appliedKgPerHa={applied}
        plannedKgPerHa={planned}
        capKgPerHa={cap}
        description={resultWords.nitrogenWords(figure(applied), figure(planned), figure(cap))}
      />
      <p className={styles.text}>
        {resultWords.applied(figure(applied))}, {resultWords.planned(figure(planned))}
      </p>
    </>
  );
}
