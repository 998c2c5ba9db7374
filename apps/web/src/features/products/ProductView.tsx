import type { Catalogue, Product } from '@mix/engine';
import { type ReactNode, useId } from 'react';
import { ExpansionPanel } from '../../components/ExpansionPanel.tsx';
import { Notice } from '../../components/Notice.tsx';
import { CompatibilityList } from './CompatibilityList.tsx';
import { compatibilityNotes } from './compatibilityNotes.ts';
import { figureWords, shareWords } from './figureWords.ts';
import { groupWords } from './groupWords.ts';
import { productFacts } from './productFacts.ts';
import { kindWords, nutrientNames, shownName, statedNutrients } from './productWords.ts';
import styles from './ProductView.module.css';
import { SolubilityPlot } from './SolubilityPlot.tsx';
import { SourceLine } from './SourceLine.tsx';
import type { SourcesState } from './useSources.ts';

interface ProductViewProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly sources: SourcesState;
  /** What can be done with the product from here. */
  readonly action: ReactNode;
}

/** One product: what it is, what it does in the tank, and who says so. */
export function ProductView({ product, catalogue, sources, action }: ProductViewProps) {
  const headingId = useId();
  const { name, kind } = shownName(product);
  const notes = compatibilityNotes(product, catalogue);
  return (
    <article className={styles.view} aria-labelledby={headingId}>
      <header className={styles.head}>
        <p className={styles.quiet}>{kindWords(product)}</p>
        <h2 id={headingId} className={styles.name} tabIndex={-1}>
          {name} {kind !== null && <span className={styles.kind}>{kind}</span>}
        </h2>
        <Readings product={product} />
      </header>
      {sources.status === 'failed' && (
        <Notice kind="information" word="Sources" title="Their names could not be fetched">
          They are shown by their keys until there is a signal.
        </Notice>
      )}
      <div className={styles.body}>
        <div className={styles.picture}>
          <SolubilityPlot name={product.name} points={product.solubility} />
        </div>
        <dl className={styles.facts}>
          {productFacts(product).map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className={styles.value}>
                {fact.figure !== null && <span className={styles.figure}>{fact.figure}</span>}{' '}
                <span className={styles.quiet}>{fact.words}</span>
              </dd>
              <dd className={styles.source}>
                <SourceLine source={product.sources[fact.field]} sources={sources} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.more}>
          {product.notes !== null && (
            <div className={styles.notes}>
              <p>{product.notes}</p>
              <SourceLine source={product.sources['notes']} sources={sources} />
            </div>
          )}
          {product.hazards.length > 0 && (
            <Notice kind="warning" word="Care">
              <ul>
                {product.hazards.map((hazard) => (
                  <li key={hazard}>{sentence(hazard)}</li>
                ))}
              </ul>
              <SourceLine source={product.sources['hazards']} sources={sources} />
            </Notice>
          )}
          <ExpansionPanel
            summary="With other products"
            note={notes.length === 0 ? 'nothing known' : `${notes.length} known`}
          >
            <CompatibilityList notes={notes} sources={sources} />
          </ExpansionPanel>
          {product.groups.length > 0 && (
            <ExpansionPanel summary="Counts as" note={`${product.groups.length}`}>
              <p>{product.groups.map(groupWords).join('; ')}</p>
              <SourceLine source={product.sources['groups']} sources={sources} />
            </ExpansionPanel>
          )}
        </div>
      </div>
      <p className={styles.label}>Where a label says otherwise, the label wins.</p>
      <div className={styles.action}>{action}</div>
    </article>
  );
}

/** The one or two figures that decide how the product behaves. */
function Readings({ product }: { readonly product: Product }) {
  const nutrient = statedNutrients(product)[0];
  const room = product.behaviour === 'liquid' ? null : product.displacementLPerKg;
  const density = product.behaviour === 'liquid' ? product.liquidDensityKgPerL : null;
  const readings = [
    nutrient && {
      name: nutrientNames[nutrient.nutrient],
      figure: shareWords(nutrient.pct),
      unit: '%',
    },
    room !== null && { name: 'Takes up room', figure: figureWords(room), unit: 'L/kg' },
    density !== null && { name: 'Density', figure: figureWords(density), unit: 'kg/L' },
  ].filter((reading) => reading !== undefined && reading !== false);
  if (readings.length === 0) return null;
  return (
    <dl className={styles.readings}>
      {readings.map(({ name, figure, unit }) => (
        <div key={name}>
          <dt className={styles.quiet}>{name}</dt>
          <dd className={styles.reading}>
            {figure}
            <span className={styles.unit}> {unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
