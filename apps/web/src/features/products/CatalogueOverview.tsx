import type { Catalogue } from '@mix/engine';
import { Grid } from '../../components/layout/Grid.tsx';
import { figureWords } from './figureWords.ts';
import styles from './CatalogueOverview.module.css';

/** What the catalogue holds, and how much of it somebody vouches for. */
export function CatalogueOverview({ catalogue }: { readonly catalogue: Catalogue }) {
  const facts = catalogue.products
    .flatMap(({ sources }) => Object.values(sources))
    .filter((source) => source !== undefined);
  const assumed = facts.filter((source) => source.assumed).length;
  const readings = [
    { name: 'Products', figure: catalogue.products.length },
    { name: 'Facts read at a source', figure: facts.length - assumed },
    { name: 'Assumed, in whole or part', figure: assumed },
    { name: 'Rules for two together', figure: catalogue.compatibilityRules.length },
  ];
  return (
    <div className={styles.overview}>
      <h2>Choose a product</h2>
      <p className={styles.text}>
        Its facts stand here, each with where it was read, or marked as assumed where nobody was
        found to vouch for it.
      </p>
      <div className={styles.readings}>
        <Grid as="dl" columns={2}>
          {readings.map(({ name, figure }) => (
            <div key={name}>
              <dt className={styles.text}>{name}</dt>
              <dd className={styles.figure}>{figureWords(figure)}</dd>
            </div>
          ))}
        </Grid>
      </div>
      <p className={styles.text}>Catalogue {catalogue.version}</p>
    </div>
  );
}
