import { LONGEST_MIX_NAME, type SavedMix } from '@mix/documents';
import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { UndoBar } from '../../ui/notices/UndoBar.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { dataWords } from '../../i18n/made/en/sync/dataWords.ts';
import { savedMixWords } from '../../i18n/made/en/mix/savedMixWords.ts';
import styles from './SavedMixList.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { soFar } from '../../sync/arrival/Collected.ts';

interface SavedMixListProps {
  /** Draws a mix that is opened by a tap. */
  readonly row: (mix: KeptDocument<SavedMix>) => ReactNode;
}

/**
 * The mixes kept under a name: opened by a tap; renamed or deleted after one more tap, and undone.
 */
export function SavedMixList({ row }: SavedMixListProps) {
  const collected = savedMixes.useAll();
  const [editing, setEditing] = useState(false);
  const [deleted, setDeleted] = useState<KeptDocument<SavedMix> | null>(null);
  const forget = useCallback(() => {
    setDeleted(null);
  }, []);
  const mixes = soFar(collected);
  return (
    <>
      <ArrivalNote state={collected.state} />
      {collected.state === 'here' && mixes.length === 0 && (
        <p className={styles.hint}>{savedMixWords.noSaved}</p>
      )}
      <ul className={styles.lines}>
        {mixes.map((mix) =>
          editing ? (
            <EditRow
              key={mix.id}
              mix={mix}
              onDelete={() => {
                void savedMixes.remove(mix.id).then(() => {
                  setDeleted(mix);
                });
              }}
            />
          ) : (
            row(mix)
          ),
        )}
      </ul>
      {mixes.length > 0 && (
        <Button look="text" onClick={() => setEditing(!editing)}>
          {editing ? savedMixWords.editDone : savedMixWords.edit}
        </Button>
      )}
      {deleted !== null && (
        <UndoBar
          id={deleted.updatedAt.getTime()}
          text={savedMixWords.deleted(deleted.value.name)}
          undoWord={dataWords.undo}
          onUndo={() => {
            void savedMixes.save(deleted.id, deleted.value).then(forget);
          }}
          onExpire={forget}
        />
      )}
    </>
  );
}

interface EditRowProps {
  readonly mix: KeptDocument<SavedMix>;
  readonly onDelete: () => void;
}

/** A name is kept when its field is left; an empty one is no name, and the old one stays. */
function EditRow({ mix, onDelete }: EditRowProps) {
  const { name } = mix.value;
  /** What is being typed, and the mix as it was when that began. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: SavedMix } | null>(null);
  const keep = () => {
    setTyped(null);
    const renamed = typed?.text.trim() ?? '';
    if (typed === null || renamed === '' || renamed === typed.of.name) return;
    const draft = { ...typed.of.draft, name: renamed };
    // Where the device cannot keep the new name, the old name is shown again.
    savedMixes.save(mix.id, { ...typed.of, name: renamed, draft }, typed.of).catch(() => undefined);
  };
  return (
    <li className={styles.edit}>
      <TextField
        label={savedMixWords.rename(name)}
        labelHidden
        value={typed?.text ?? name}
        maxLength={LONGEST_MIX_NAME}
        onText={(text) => setTyped({ text, of: typed?.of ?? mix.value })}
        onBlur={keep}
      />
      <Button small aria-label={savedMixWords.deleteNamed(name)} onClick={onDelete}>
        {savedMixWords.delete}
      </Button>
    </li>
  );
}
