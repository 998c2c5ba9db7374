import { currentGroups, type Catalogue, type Product } from '@mix/engine';
import { useId } from 'react';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { AddToMix } from './AddToMix.tsx';
import { CompatibilityList } from './CompatibilityList.tsx';
import { compatibilityNotes } from './compatibilityNotes.ts';
import { FavouriteStar, useFavouriteIds } from '../FavouriteStar.tsx';
import { catalogueText } from '../../i18n/products/catalogueText.ts';
import { capital } from '../../i18n/figures/capital.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productFactWords } from '../../i18n/made/en/products/productFactWords.ts';
import { productViewWords } from '../../i18n/made/en/products/productViewWords.ts';
import { factFigure, shareText } from './factFigure.ts';
import { groupText } from '../list/groupText.ts';
import { SoldNames } from '../search/SoldNames.tsx';
import { useSoldUnder } from '../search/useSoldUnder.ts';
import { OwnActions } from './OwnActions.tsx';
import { productFacts } from './productFacts.ts';
import { kindText, shownName, statedNutrients } from '../list/productLine.ts';
import styles from './ProductView.module.css';
import { SolubilityPlot } from './SolubilityPlot.tsx';
import { SourceLine } from './SourceLine.tsx';
import type { SourcesState } from '../catalogue/useSources.ts';

interface ProductViewProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly sources: SourcesState;
}

/** One product: what it is, what it does in the tank, and who says so. */
export function ProductView({ product, catalogue, sources }: ProductViewProps) {
  const headingId = useId();
  const sold = useSoldUnder(product);
  const { ids: favouriteIds } = useFavouriteIds();
  const { name, kind } = shownName(product);
  const notes = compatibilityNotes(product, catalogue);
  return (
    <article className={styles.view} aria-labelledby={headingId}>
      <header className={styles.head}>
        <p className="quiet">{kindText(product)}</p>
        <h2 id={headingId} className={styles.name} tabIndex={-1}>
          {name} {kind !== null && <span className={styles.kind}>{kind}</span>}
        </h2>
        <FavouriteStar productId={product.id} isFavourite={favouriteIds.has(product.id)} />
        {sold.brand !== null && (
          <p className="padding-top-2">
            <SoldNames product={product} names={sold.names} />
          </p>
        )}
        <Readings product={product} />
      </header>
      {sources.status === 'failed' && (
        <Notice
          kind="information"
          word={productViewWords.sources}
          title={productViewWords.sourcesMissing}
        >
          {productViewWords.sourcesMissingWhy}
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
              <dd className="text-end push-end">
                {fact.figure !== null && <span className={styles.figure}>{fact.figure}</span>}{' '}
                <span className="quiet">{fact.words}</span>
              </dd>
              <dd className={styles.source}>
                <SourceLine source={product.sources[fact.field]} sources={sources} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.more}>
          {product.notes !== null && (
            <div className="padding-block-2 border-bottom">
              <p>{catalogueText(product.notes)}</p>
              <SourceLine source={product.sources['notes']} sources={sources} />
            </div>
          )}
          {product.hazards.length > 0 && (
            <Notice kind="warning" word={productViewWords.care}>
              <ul>
                {product.hazards.map((hazard) => (
                  <li key={hazard}>{sentence(catalogueText(hazard))}</li>
                ))}
              </ul>
              <SourceLine source={product.sources['hazards']} sources={sources} />
            </Notice>
          )}
          <ExpansionPanel
            summary={productViewWords.withOthers}
            note={
              notes.known.length === 0
                ? productViewWords.nothingKnown
                : productViewWords.known(numberText(notes.known.length))
            }
          >
            <CompatibilityList notes={notes} sources={sources} />
          </ExpansionPanel>
          {product.groups.length > 0 && (
            <ExpansionPanel
              summary={productViewWords.countsAs}
              note={numberText(product.groups.length)}
            >
              <p>{currentGroups(product.groups).map(groupText).join('; ')}</p>
              <SourceLine source={product.sources['groups']} sources={sources} />
            </ExpansionPanel>
          )}
        </div>
      </div>
      <p className="padding-block-2 quiet">{productViewWords.labelWins}</p>
      <OwnActions product={product} />
      <div className={styles.action}>
        <AddToMix product={product} soldAs={sold.brand} />
      </div>
    </article>
  );
}

function reading(value: number, metricUnit: string) {
  const { text, unit } = factFigure(value, metricUnit);
  return { figure: text, unit };
}

/** The one or two figures that decide how the product behaves. */
function Readings({ product }: { readonly product: Product }) {
  const nutrient = statedNutrients(product)[0];
  const room = product.behaviour === 'liquid' ? null : product.displacementLPerKg;
  const density = product.behaviour === 'liquid' ? product.liquidDensityKgPerL : null;
  const readings = [
    nutrient && {
      name: productFactWords.nutrients[nutrient.nutrient],
      figure: shareText(nutrient.pct),
      unit: '%',
    },
    room !== null && { name: productViewWords.takesUpRoom, ...reading(room, 'L/kg') },
    density !== null && { name: productViewWords.density, ...reading(density, 'kg/L') },
  ].filter((reading) => reading !== undefined && reading !== false);
  if (readings.length === 0) return null;
  return (
    <dl className={styles.readings}>
      {readings.map(({ name, figure, unit }) => (
        <div key={name}>
          <dt className="quiet">{name}</dt>
          <dd className={styles.reading}>
            {figure}
            <span className={styles.unit}> {unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const sentence = (text: string): string => `${capital(text)}.`;
