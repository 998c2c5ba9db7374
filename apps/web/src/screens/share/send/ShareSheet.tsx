import { useState } from 'react';
import { catalogueStore } from '../../../catalogue/list/catalogueStore.ts';
import { Sheet } from '../../../components/panels/Sheet.tsx';
import { useMix } from '../../../mix/planning/useMix.ts';
import { shareWords } from '../../../words/made/en/records/shareWords.ts';
import { JobSharing } from './JobSharing.tsx';

interface ShareSheetProps {
  readonly onClose: () => void;
}

/** Everything that is made of the job in work to send it: link, code, text, paper, terminal file. */
export function ShareSheet({ onClose }: ShareSheetProps) {
  const mix = useMix();
  const [openedAt] = useState(() => new Date());
  const { plan, catalogue } = mix;
  const listed = catalogueStore.store.getState();
  const isReady = plan !== null && catalogue !== null;
  return (
    <Sheet title={shareWords.title} closeWord={shareWords.close} onClose={onClose}>
      {isReady && listed.status === 'ready' && (
        <JobSharing mix={{ ...mix, plan, catalogue }} listed={listed.catalogue} sentAt={openedAt} />
      )}
    </Sheet>
  );
}
