import type { FactSource } from '@mix/engine';
import { Fragment } from 'react';
import { productViewWords } from '../../i18n/made/en/products/productViewWords.ts';
import styles from './SourceLine.module.css';
import type { SourcesState } from '../catalogue/useSources.ts';

interface SourceLineProps {
  /** Undefined where the catalogue names none. */
  readonly source: FactSource | undefined;
  readonly sources: SourcesState;
}

/** Where a fact comes from; an assumed one wears a dashed tag and says why it was assumed. */
export function SourceLine({ source, sources }: SourceLineProps) {
  if (source === undefined) return null;
  return (
    <span className="quiet block break-words">
      <span className={styles.tag} data-assumed={source.assumed}>
        {tagOf(source)}
      </span>{' '}
      {source.note !== null && <span lang="en">{source.note}</span>}
      {source.sourceIds.map((id, index) => (
        <Fragment key={id}>
          {index === 0 ? ' ' : '; '}
          <Citation id={id} sources={sources} />
        </Fragment>
      ))}
    </span>
  );
}

const OWN = 'own';

function tagOf({ assumed, sourceIds }: FactSource): string {
  if (assumed) return productViewWords.assumed;
  return sourceIds.includes(OWN) ? productViewWords.ownTag : productViewWords.source;
}

function Citation({ id, sources }: { readonly id: string; readonly sources: SourcesState }) {
  if (id === OWN) return productViewWords.ownSource;
  const source = sources.status === 'ready' ? sources.byId.get(id) : undefined;
  if (source === undefined) return id;
  if (source.url === null) return <span lang="en">{source.title}</span>;
  return (
    <a href={source.url} rel="noreferrer" lang="en">
      {source.title}
    </a>
  );
}
