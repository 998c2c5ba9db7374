import { NUTRIENTS, type MixPlan, type Nutrient } from '@mix/engine';
import { ExpansionPanel } from '../../../ui/panels/ExpansionPanel.tsx';
import { NitrogenBar } from '../../../ui/figures/NitrogenBar.tsx';
import { Figure, Reading, type ReadingSize } from '../../../ui/figures/Reading.tsx';
import { ResultSection } from './ResultSection.tsx';
import { quantityText } from '../../../i18n/figures/quantityText.ts';
import { mixPlanWords } from '../../../i18n/made/en/mix/mixPlanWords.ts';
import { supplyWords } from '../../../i18n/made/en/result/supplyWords.ts';
import { resultWords } from '../../../i18n/made/en/result/resultWords.ts';
import { shownFigure } from '../../../i18n/figures/shownFigure.ts';
import { shownUnitSign } from '../../../i18n/figures/shownUnitSign.ts';
import { reader } from '../../../i18n/preferences/reader.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';
import { listed } from '../listed.ts';
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
  // What a product without a known analysis brings comes on top of each figure.
  const isPartial = supply.analysisUnknownFor.length > 0;
  const oxides = Object.entries(supply.oxideKgPerHa).filter(([, kgPerHa]) => kgPerHa > 0);
  return (
    <ResultSection name={supplyWords.supply} note={<Nitrogen supply={supply} />}>
      <p className="quiet">{resultWords.perArea[reader.system]}</p>
      <dl className={styles.nutrients}>
        {shown.map((nutrient) => {
          const kgPerHa = supply.elementalKgPerHa[nutrient] ?? 0;
          const isUnknown = isPartial && kgPerHa === 0;
          return (
            <div key={nutrient}>
              <dt>
                {nutrient}
                {isPartial && !isUnknown && ` ${mixPlanWords.atLeast}`}
              </dt>
              <dd>
                {isUnknown ? resultWords.notKnown : <PerArea kgPerHa={kgPerHa} size="amount" />}
              </dd>
            </div>
          );
        })}
      </dl>
      {isPartial && (
        <p className="padding-top-1 quiet">
          {supplyWords.analysisUnknown(listed(supply.analysisUnknownFor.map(nameOf)))}
        </p>
      )}
      <NitrogenYear plan={plan} />
      {oxides.length > 0 && (
        <ExpansionPanel summary={supplyWords.asOxides}>
          <dl className={styles.nutrients}>
            {oxides.map(([oxide, kgPerHa]) => (
              <div key={oxide}>
                <dt>{oxide}</dt>
                <dd>
                  <PerArea kgPerHa={kgPerHa} />
                </dd>
              </div>
            ))}
          </dl>
        </ExpansionPanel>
      )}
    </ResultSection>
  );
}

/** The nitrogen that a hectare gets: at least so much where an analysis is not known. */
function Nitrogen({ supply }: Pick<MixPlan, 'supply'>) {
  const kgPerHa = supply.elementalKgPerHa.N ?? 0;
  const isPartial = supply.analysisUnknownFor.length > 0;
  return (
    <>
      N{' '}
      {isPartial && kgPerHa === 0 ? (
        resultWords.notKnown
      ) : (
        <>
          {isPartial && mixPlanWords.atLeast} <Reading value={kgPerHa} unit="kg/ha" />
        </>
      )}
    </>
  );
}

interface PerAreaProps {
  readonly kgPerHa: number;
  readonly size?: ReadingSize;
}

/** The section says "a hectare" or "an acre", so the figure stands in kg or lb. */
const PerArea = ({ kgPerHa, size }: PerAreaProps) => (
  <Figure
    text={shownFigure(kgPerHa, 'kg/ha').text}
    unit={shownUnitSign('kg')}
    {...(size && { size })}
  />
);

function NitrogenYear({ plan }: { readonly plan: MixPlan }) {
  const { supply } = plan;
  const { nitrogenYearKgPerHa: year, nitrogenCapKgPerHa: cap } = supply;
  if (year === null || cap === null) return null;
  const planned = supply.syntheticNitrogenKgPerHa;
  const applied = Math.max(0, year - planned);
  const figure = (value: number): string => shownFigure(value, 'kg/ha', 1).text;
  return (
    <>
      <p className="spread-baseline padding-top-2">
        <span>{supplyWords.nitrogenYear}</span>
        <Figure text={figure(year)} unit={supplyWords.ofCap(quantityText(cap, 'kg/ha'))} />
      </p>
      <NitrogenBar
        appliedKgPerHa={applied}
        plannedKgPerHa={planned}
        capKgPerHa={cap}
        description={supplyWords.nitrogenWords(
          figure(applied),
          figure(planned),
          quantityText(cap, 'kg/ha', 1),
        )}
      />
      <p className="padding-top-1 quiet">
        {supplyWords.applied(figure(applied))}, {supplyWords.planned(figure(planned))}
      </p>
    </>
  );
}
