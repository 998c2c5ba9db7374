import type { Paddock } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { groundPaths } from '../../device/navigation/groundPaths.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { GroundFrame } from '../GroundFrame.tsx';
import { setOutlineDraft, useOutlineDraft, type OutlineDraft } from '../outlineDraft.ts';
import { UnfinishedOutline } from '../UnfinishedOutline.tsx';
import { Corners } from './Corners.tsx';
import { viewOf } from './sheetView.ts';
import { StartOutline } from './StartOutline.tsx';

interface EditOutlineProps {
  readonly paddock: KeptDocument<Paddock>;
  readonly kept: readonly KeptDocument<Paddock>[];
}

/** Draws or changes an outline. Nothing is kept before the user says so. */
export function EditOutline({ paddock, kept }: EditOutlineProps) {
  const held = useOutlineDraft();
  if (held !== null && held.paddockId !== paddock.id) {
    return (
      <GroundFrame title={words.editing(paddock.value.name)} backTo={groundPaths.of(paddock.id)}>
        <UnfinishedOutline kept={kept} />
      </GroundFrame>
    );
  }
  const draft = held ?? { paddockId: paddock.id, value: paddock.value, walk: null, closed: null };
  return <Editing draft={draft} isChanged={held !== null} paddock={paddock} kept={kept} />;
}

/** Marks an outline as drawn by hand; one that was walked or came in a file keeps its origin. */
const drawn = (value: Paddock): Paddock =>
  value.outlineOrigin === undefined
    ? { ...value, outlineOrigin: { how: 'drawn', on: dayOf(new Date()), accuracyM: null } }
    : value;

interface EditingProps extends EditOutlineProps {
  readonly draft: OutlineDraft;
  /** Whether there are changes that are not kept yet. */
  readonly isChanged: boolean;
}

function Editing({ draft, isChanged, paddock, kept }: EditingProps) {
  const { value } = draft;
  const [history, setHistory] = useState<readonly OutlineDraft[]>([]);
  const change = (next: Paddock) => {
    setHistory([...history, draft]);
    setOutlineDraft({ ...draft, value: drawn(next) });
  };
  const undo = () => {
    setOutlineDraft(history.at(-1) ?? null);
    setHistory(history.slice(0, -1));
  };
  const frame = {
    title: words.editing(value.name),
    backTo: groundPaths.of(paddock.id),
    ...(history.length > 0 && {
      action: (
        <Button look="text" onClick={undo}>
          {words.undo}
        </Button>
      ),
    }),
  };
  const view = draft.sheet ?? viewOf(value.outline ?? []);
  if (view === null) {
    return (
      <StartOutline
        frame={frame}
        kept={kept}
        onStart={(sheet) => {
          setHistory([...history, draft]);
          setOutlineDraft({ ...draft, value: drawn({ ...value, outline: [] }), sheet });
        }}
      />
    );
  }
  return (
    <Corners
      frame={frame}
      draft={draft}
      view={view}
      paddock={paddock}
      kept={kept}
      isChanged={isChanged}
      onChange={change}
      onUndo={history.length > 0 ? undo : null}
    />
  );
}
