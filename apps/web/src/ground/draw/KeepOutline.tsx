import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { changePaddock } from '../paddock/changePaddock.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { setOutlineDraft } from '../outlineDraft.ts';
import type { PaddockArea } from '../paddockArea.ts';
import styles from '../ground.module.css';

interface KeepOutlineProps {
  readonly paddock: KeptDocument<Paddock>;
  /** The paddock as it would be kept. */
  readonly value: Paddock;
  readonly area: PaddockArea | null;
  /** Whether there are changes that leaving would lose. */
  readonly canForget: boolean;
  /**
   * The button that keeps the outline stays in view: at a desk, and right after a walk. While a finger
   * moves corners it would cover the arrows.
   */
  readonly stays: boolean;
}

/**
 * The kept paddock with the drawn outline: its name and land use may have changed meanwhile. A
 * typed area stays until somebody takes the outline's area.
 */
function withOutline(paddock: Paddock, outlined: Paddock, netHa: number): Paddock {
  const { outline, leftOut = [], buffers = [], outlineOrigin } = outlined;
  const areaHa = paddock.areaHa ?? netHa;
  return {
    ...paddock,
    areaHa,
    outline,
    leftOut,
    buffers,
    ...(outlineOrigin === undefined ? {} : { outlineOrigin }),
  };
}

/** Keeps the outline, where it has an area; or leaves the paddock as it was. */
export function KeepOutline({ paddock, value, area, canForget, stays }: KeepOutlineProps) {
  const [, navigate] = useLocation();
  const [isRefused, setRefused] = useState(false);
  const leave = () => {
    setOutlineDraft(null);
    navigate(groundPaths.of(paddock.id), { replace: true });
  };
  return (
    <>
      <p role="status">{isRefused && words.notKept}</p>
      {area !== null && area.crossing === null && area.netHa > 0 && (
        <div className={styles.keep} data-stays={stays ? '' : undefined}>
          <Button
            look="primary"
            onClick={() => {
              changePaddock(paddock, withOutline(paddock.value, value, area.netHa)).then(
                leave,
                () => {
                  setRefused(true);
                },
              );
            }}
          >
            {words.keep}
          </Button>
        </div>
      )}
      {canForget && (
        <Button look="text" onClick={leave}>
          {words.forget}
        </Button>
      )}
    </>
  );
}
