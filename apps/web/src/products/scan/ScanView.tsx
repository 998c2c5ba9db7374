import { readCode, type CodeFault, type PackCode } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SearchSays } from '../search/SearchSays.tsx';
import { SoldNames } from '../search/SoldNames.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { codes } from '../../sync/codes.ts';
import { scanWords } from '../../i18n/made/en/farm/scanWords.ts';
import { useProductSearch } from '../search/useProductSearch.ts';
import { KnownPack } from './KnownPack.tsx';
import { LearnCode } from './LearnCode.tsx';
import { ownLink } from './ownLink.ts';
import { productPath } from '../productPath.ts';
import { ReadLabel } from './ReadLabel.tsx';
import styles from './scan.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { soFar } from '../../sync/arrival/Collected.ts';
import { useCamera, type OnFound } from './useCamera.ts';

/**
 * Finds a product by the code on its pack: with the camera, or by the digits below the bars. The
 * square code of a job or an invitation opens the job or the invitation.
 */
export function ScanView({ products }: { readonly products: readonly Product[] }) {
  const [found, setFound] = useState<PackCode | null>(null);
  const [fault, setFault] = useState<CodeFault | null>(null);
  const [typed, setTyped] = useState('');
  const [label, setLabel] = useState<string | null>(null);
  const [, navigate] = useLocation();
  const take = (text: string): boolean => {
    const link = ownLink(text, window.location.origin);
    if (link !== null) {
      navigate(link);
      return true;
    }
    const read = readCode(text, new Date().getFullYear());
    setFound(read.code);
    setFault(read.fault);
    return read.code !== null;
  };
  return (
    <article className={styles.view}>
      <h2 tabIndex={-1}>{scanWords.title}</h2>
      {found === null ? (
        <CameraPicture onFound={take} />
      ) : (
        <FoundCode
          key={found.id}
          code={found}
          products={products}
          onAgain={() => {
            setFound(null);
            setTyped('');
          }}
        />
      )}
      <div aria-live="polite">
        {fault !== null && (
          <Notice kind="warning" word={scanWords.information} title={scanWords.faults[fault]} />
        )}
      </div>
      {found === null && (
        <form
          noValidate
          autoComplete="off"
          className="stack-1"
          onSubmit={(event) => {
            event.preventDefault();
            take(typed);
          }}
        >
          <TextField
            label={scanWords.typeIt}
            value={typed}
            inputMode="numeric"
            maxLength={300}
            onText={setTyped}
          />
          <Button type="submit">{scanWords.lookUp}</Button>
        </form>
      )}
      {found === null && <ReadLabel products={products} onSearch={setLabel} />}
      {found === null && label !== null && <OnLabel label={label} products={products} />}
    </article>
  );
}

/** Most products that are shown, as many as one looks through; others are found by the search. */
const MOST_FOUND = 6;

/** The products that a label may be of. */
function OnLabel({ label, products }: { label: string; products: readonly Product[] }) {
  const answer = useProductSearch()(products, { text: label, group: null });
  return (
    <Section name={scanWords.onLabel(label)}>
      <SearchSays text={label} found={answer} />
      <div className="stack-1">
        {answer.found.slice(0, MOST_FOUND).map(({ product, names }) => (
          <div key={product.id}>
            <Link
              href={`${productPath(product.id)}&by=${encodeURIComponent(label)}`}
              className={buttonClass()}
            >
              {product.name}
            </Link>
            <SoldNames product={product} names={names} />
          </div>
        ))}
      </div>
    </Section>
  );
}

interface FoundCodeProps {
  readonly code: PackCode;
  readonly products: readonly Product[];
  readonly onAgain: () => void;
}

function FoundCode({ code, products, onAgain }: FoundCodeProps) {
  const collected = codes.useAll();
  const learned = soFar(collected);
  const [isOther, setOther] = useState(false);
  const kept = learned.find(({ id }) => id === code.id)?.value ?? null;
  const product = products.find(({ id }) => id === kept?.productId);
  // Before all learned codes have arrived, this one may be known already: it is not learned anew.
  if (kept === null && collected.state !== 'here') return <ArrivalNote state={collected.state} />;
  return (
    <>
      {kept !== null && product !== undefined && !isOther ? (
        <>
          <KnownPack code={code} learned={kept} product={product} />
          <Button look="text" onClick={() => setOther(true)}>
            {scanWords.relearn}
          </Button>
        </>
      ) : (
        <LearnCode
          code={code}
          before={kept}
          isGone={kept !== null && product === undefined}
          products={products}
          onLearned={() => setOther(false)}
        />
      )}
      <Button look="text" onClick={onAgain}>
        {scanWords.again}
      </Button>
    </>
  );
}

/** What the camera sees, and what to do where there is none. */
function CameraPicture({ onFound }: { readonly onFound: OnFound }) {
  const { video, state, switchLight } = useCamera(true, onFound);
  const isOff = state === 'refused' || state === 'missing';
  return (
    <>
      <div className={styles.picture} hidden={isOff}>
        <video ref={video} muted playsInline aria-label={scanWords.picture} />
        <span className={styles.frame} aria-hidden="true" />
      </div>
      <div role="status">
        {state === 'starting' && <p>{scanWords.starting}</p>}
        {state === 'live' && <p>{scanWords.hold}</p>}
        {isOff && (
          <Notice kind="information" word={scanWords.information} title={scanWords[state]}>
            {state === 'refused' ? scanWords.refusedWhy : scanWords.missingWhy}
          </Notice>
        )}
      </div>
      {switchLight !== null && <Button onClick={switchLight}>{scanWords.light}</Button>}
    </>
  );
}
