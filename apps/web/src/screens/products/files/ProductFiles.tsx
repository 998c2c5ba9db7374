import type { Catalogue } from '@mix/engine';
import { adoptStyle } from '../../../components/adoptStyle.ts';
import { Section } from '../../../components/panels/Section.tsx';
import { ownProducts } from '../../../documents/ownProducts.ts';
import { productFileWords as words } from '../../../words/en/products/productFileWords.ts';
import { ExportActions } from './ExportActions.tsx';
import css from './files.css?inline';
import { ImportFile } from './ImportFile.tsx';

/** One's own products into a file, and out of one. */
export function ProductFiles({ catalogue }: { readonly catalogue: Catalogue }) {
  adoptStyle(css);
  const kept = ownProducts.useAll();
  if (kept === null) return null;
  const own = kept.map(({ value }) => value);
  return (
    <article className="products-files">
      <h2 className="products-title" tabIndex={-1}>
        {words.title}
      </h2>
      <Section name={words.exportTitle}>
        <ExportActions own={own} />
      </Section>
      <Section name={words.importTitle}>
        <ImportFile own={own} saltTables={catalogue.saltTables} />
      </Section>
    </article>
  );
}
