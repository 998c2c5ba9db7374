import type { Paddock } from '@mix/documents';
import { useEffect, useEffectEvent } from 'react';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { paths } from '../../device/navigation/paths.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { GroundFrame } from '../GroundFrame.tsx';
import { setOutlineDraft, useOutlineDraft } from '../outlineDraft.ts';
import { UnfinishedOutline } from '../UnfinishedOutline.tsx';
import { beginWalk } from './Walk.ts';
import { Walking } from './Walking.tsx';

interface WalkOutlineProps {
  readonly paddock: KeptDocument<Paddock>;
  readonly kept: readonly KeptDocument<Paddock>[];
}

/** The walk round a paddock; a walk that was begun goes on where it was. */
export function WalkOutline({ paddock, kept }: WalkOutlineProps) {
  const { id, value } = paddock;
  const draft = useOutlineDraft();
  const isOther = draft !== null && draft.paddockId !== id;
  const walk = draft?.walk ?? null;
  const begin = useEffectEvent(() => {
    if (isOther || walk !== null) return;
    const walked = draft?.value ?? value;
    setOutlineDraft({
      paddockId: id,
      value: walked,
      walk: beginWalk('outline', Date.now()),
      closed: null,
    });
  });
  // Begins a walk only once: right after a walk is closed there is none until the page changes.
  useEffect(() => {
    begin();
  }, [id, isOther]);
  if (isOther || draft === null || walk === null) {
    return (
      <GroundFrame title={words.walking(value.name)} backTo={paths.ground}>
        {isOther && <UnfinishedOutline kept={kept} />}
      </GroundFrame>
    );
  }
  return <Walking draft={draft} walk={walk} kept={kept} />;
}
