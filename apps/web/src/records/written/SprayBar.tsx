import type { SprayRecord } from '@mix/documents';
import type { ReactNode } from 'react';
import { Figure } from '../../ui/figures/Reading.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import type { useSaving } from '../../ui/forms/useSaving.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { writtenSprayWords as words } from '../../i18n/made/en/records/writtenSprayWords.ts';
import { totalsText } from './sprayTexts.ts';
import styles from './WriteSpray.module.css';

interface SprayBarProps extends Pick<ReturnType<typeof useSaving>, 'state' | 'refusal'> {
  /** Null while what it amounts to is not known. */
  readonly record: SprayRecord | null;
  /** Synthetic, of a hectare; null where it is not known. */
  readonly nitrogenKgPerHa: number | null;
  readonly faults: readonly string[];
  readonly children: ReactNode;
}

/** What the spray amounts to, always in view, above the act that saves it. */
export function SprayBar({ record, nitrogenKgPerHa, state, refusal, ...rest }: SprayBarProps) {
  const { faults, children } = rest;
  const said = refusal !== null ? [refusal] : state === 'unsettled' ? faults : [];
  return (
    <footer className={styles.foot} data-foot>
      <p className={styles.sums} role="status">
        <span className={styles.totals}>
          {record === null ? <span className="quiet">{words.amountsOpen}</span> : totals(record)}
        </span>
        {record !== null && <Nitrogen kgPerHa={nitrogenKgPerHa} />}
      </p>
      {state !== 'saved' && record !== null && <WhatIsLost record={record} />}
      <div role="status">
        {state === 'saved' && <strong>{words.saved}</strong>}
        {said.length > 0 && (
          <ul className={styles.faults}>
            {said.map((sentence) => (
              <li key={sentence}>
                <WarningIcon size={20} />
                <span>{sentence}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </footer>
  );
}

const totals = ({ products, productFacts }: SprayRecord): string =>
  totalsText(
    products.flatMap(({ productId, actual }) => {
      const product = productFacts.find(({ id }) => id === productId);
      return product === undefined ? [] : [{ product, amount: actual }];
    }),
  );

function Nitrogen({ kgPerHa }: { readonly kgPerHa: number | null }) {
  if (kgPerHa === null) return <span className="quiet">{words.nitrogenOpen}</span>;
  if (kgPerHa === 0) return <span className="quiet">{words.noNitrogen}</span>;
  return <Figure {...shownFigure(kgPerHa, 'kg N/ha', 1)} />;
}

/** Names what the record is worth less without: afterwards nobody asks for it. */
function WhatIsLost({
  record: { paddockId, location, operator },
}: {
  readonly record: SprayRecord;
}) {
  const { without } = words;
  const lost = [
    paddockId === null && location === null ? without.paddock : null,
    operator === null ? without.operator : null,
  ].filter((sentence) => sentence !== null);
  return lost.length === 0 ? null : <p className={styles.lost}>{lost.join(' ')}</p>;
}
