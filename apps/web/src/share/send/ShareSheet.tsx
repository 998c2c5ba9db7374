import { useState } from 'react';
import { catalogueStore } from '../../products/catalogue/catalogueStore.ts';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { useMix } from '../../plan/planning/useMix.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
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
