import type { Catalogue } from '@mix/engine';
import { Section } from '../../ui/panels/Section.tsx';
import { ownProducts } from '../../sync/ownProducts.ts';
import { productFileWords as words } from '../../i18n/made/en/products/productFileWords.ts';
import { ExportProducts } from './ExportProducts.tsx';
import { ImportFile } from './ImportFile.tsx';
import styles from './files.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { whole } from '../../sync/arrival/Collected.ts';

/** Saves own products to a file, and takes them over from one. */
export function ProductFiles({ catalogue }: { readonly catalogue: Catalogue }) {
  const collected = ownProducts.useAll();
  const kept = whole(collected);
  // Waits for all own products: a file with some of them would be taken for all, and an import
  // beside them could add a product twice.
  if (kept === null) return <ArrivalNote state={collected.state} />;
  const own = kept.map(({ value }) => value);
  return (
    <article className={styles.page}>
      <h2 className="title" tabIndex={-1}>
        {words.title}
      </h2>
      <Section name={words.exportTitle}>
        <ExportProducts own={own} />
      </Section>
      <Section name={words.importTitle}>
        <ImportFile own={own} saltTables={catalogue.saltTables} />
      </Section>
    </article>
  );
}
