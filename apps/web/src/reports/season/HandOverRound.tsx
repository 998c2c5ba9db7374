import type { Round, SeasonRow } from '@mix/documents';
import { useState, type ReactNode } from 'react';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { Button } from '../../ui/Button.tsx';
import { HandOverRoundSheet } from './handOver/HandOverRoundSheet.tsx';

interface HandOverRoundProps {
  /** Paddocks of the round that are neither done nor handed over. */
  readonly rows: readonly SeasonRow[];
  readonly round: KeptDocument<Round>;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Stands below the button; its argument: whether there is one. */
  readonly children: (isOffered: boolean) => ReactNode;
}

/** Hands a round to people of the farm, for roles with the permission to hand over. */
export function HandOverRound({ rows, round, today, children }: HandOverRoundProps) {
  const isOnFarm = useWorkspace()?.farmId != null;
  const mayHandOver = usePermission('handOver');
  const [isOpen, setOpen] = useState(false);
  const isOffered = isOnFarm && mayHandOver && rows.length > 0;
  return (
    <>
      {isOffered && (
        <Button look="primary" onClick={() => setOpen(true)}>
          {farmJobWords.handOver}
        </Button>
      )}
      {children(isOffered)}
      {isOpen && <HandOverRoundSheet {...{ rows, round, today }} onClose={() => setOpen(false)} />}
    </>
  );
}
