import type { ReactNode } from 'react';
import { Notice } from '../../ui/notices/Notice.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { arrivalWords } from '../../i18n/made/en/sync/arrivalWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { useSync } from '../syncState.ts';
import type { Arrival } from './Collected.ts';

interface ArrivalNoteProps {
  /** Of all that the screen counts, adds up or lists. */
  readonly state: Arrival;
  /** Shown for the moment in which the device is read. */
  readonly opening?: ReactNode;
}

/** Says that not all documents are here, or how old they are; nothing where the account answers. */
export function ArrivalNote({ state, opening = null }: ArrivalNoteProps) {
  if (state === 'reading') return opening;
  if (state === 'here') return <AsOf />;
  const isArriving = state === 'arriving';
  return (
    <div role="status" data-arrival={state}>
      <Notice
        kind="warning"
        word={isArriving ? arrivalWords.notHereYet : arrivalWords.notRead}
        title={isArriving ? arrivalWords.arriving : arrivalWords.notReadWhy}
      />
    </div>
  );
}

/**
 * Says as of when the documents are known: without a connection this device cannot know what
 * another one did since.
 */
function AsOf() {
  const { connection, heardAt } = useSync();
  const now = useNow(MINUTE_MS);
  if (connection !== 'offline' || heardAt === null) return null;
  return <p data-arrival="as-of">{arrivalWords.asOf(momentText(heardAt, new Date(now)))}</p>;
}
