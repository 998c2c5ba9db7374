import { productWords } from '../../i18n/made/en/products/productWords.ts';
import styles from './CatalogueOverview.module.css';

/** Beside the list of a wide screen, until a product is chosen. @param version of the catalogue */
export const CatalogueOverview = ({ version }: { readonly version: string }) => (
  <div className={styles.overview}>
    <h2>{productWords.choose}</h2>
    <p className={styles.text}>{productWords.chooseWhy}</p>
    <p className={styles.text}>{productWords.catalogueVersion(version)}</p>
  </div>
);
