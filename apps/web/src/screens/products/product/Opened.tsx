import type { Catalogue, Product } from '@mix/engine';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { productWords } from '../../../words/en/products/productWords.ts';
import { CatalogueOverview } from '../search/CatalogueOverview.tsx';
import { editorPart } from '../editor/editorPart.ts';
import { filesPart } from '../files/filesPart.ts';
import type { OpenedView } from '../productPath.ts';
import styles from '../ProductsPage.module.css';
import { productViewPart } from './productViewPart.ts';
import { useSources } from './useSources.ts';

interface OpenedProps {
  readonly opened: OpenedView;
  /** The catalogue and the owner's own products. */
  readonly catalogue: Catalogue;
  /** Whether the owner's own products have been read. */
  readonly isRead: boolean;
}

/** What stands beside the list: a product, its editor, or files in and out. */
export function Opened({ opened, catalogue, isRead }: OpenedProps) {
  const { view } = opened;
  useEffect(() => {
    if (view === 'files') filesPart.start();
    else if (view !== 'none' && view !== 'product') editorPart.start();
  }, [view]);
  if (view === 'none') return <CatalogueOverview catalogue={catalogue} />;
  if (view === 'files') return <Files catalogue={catalogue} />;
  if (view === 'new') return <Editor base={null} isCopy={false} catalogue={catalogue} />;
  const product = catalogue.products.find(({ id }) => id === opened.id);
  if (product === undefined) {
    return isRead ? <Unknown /> : <p className={styles.hint}>{productWords.opening}</p>;
  }
  if (view === 'product') return <Facts product={product} catalogue={catalogue} />;
  return (
    <Editor
      key={`${view} ${product.id}`}
      base={product}
      isCopy={view === 'copy'}
      catalogue={catalogue}
    />
  );
}

interface WithCatalogue {
  readonly catalogue: Catalogue;
}

function Facts({ product, catalogue }: WithCatalogue & { readonly product: Product }) {
  const sources = useSources();
  const view = useStore(productViewPart.store);
  if (view.status !== 'ready') {
    return <Arriving status={view.status} start={productViewPart.start} title={product.name} />;
  }
  return (
    <view.part.ProductView
      key={product.id}
      product={product}
      catalogue={catalogue}
      sources={sources}
    />
  );
}

interface EditorProps extends WithCatalogue {
  readonly base: Product | null;
  readonly isCopy: boolean;
}

function Editor(props: EditorProps) {
  const editor = useStore(editorPart.store);
  if (editor.status !== 'ready') {
    return <Arriving status={editor.status} start={editorPart.start} />;
  }
  return <editor.part.ProductEditor {...props} />;
}

function Files(props: WithCatalogue) {
  const files = useStore(filesPart.store);
  if (files.status !== 'ready') return <Arriving status={files.status} start={filesPart.start} />;
  return <files.part.ProductFiles {...props} />;
}

const Unknown = () => (
  <div className={styles.hint}>
    <h2>{productWords.unknown}</h2>
    <p>{productWords.unknownWhy}</p>
  </div>
);

interface ArrivingProps {
  readonly status: 'loading' | 'failed';
  readonly start: () => void;
  readonly title?: string;
}

/** A part of the screen that is being fetched, or did not come. */
const Arriving = ({ status, start, title }: ArrivingProps) => (
  <div className={styles.hint}>
    <h2>{title ?? productWords.opening}</h2>
    {status === 'failed' && <Button onClick={start}>{productWords.tryAgain}</Button>}
  </div>
);
