import { productSearchWords as words } from '../../i18n/made/en/products/productSearchWords.ts';
import type { ProductsFound } from './searchProducts.ts';
import styles from './SoldNames.module.css';

interface SearchSaysProps {
  readonly text: string;
  readonly found: ProductsFound;
}

/**
 * The notes above what a search found: that it is a guess, and which brands of that name are not in
 * the catalogue.
 */
export function SearchSays({ text, found: { isGuess, found, elsewhere } }: SearchSaysProps) {
  return (
    <>
      {isGuess && found.length > 0 && (
        <p className={styles.says}>
          <strong>{words.near(text.trim())}</strong>
        </p>
      )}
      {elsewhere.map(({ name, country, actives }) => (
        <p key={`${name} ${country} ${actives}`} className={styles.says}>
          {words.elsewhere(name, country, actives)}
        </p>
      ))}
    </>
  );
}
