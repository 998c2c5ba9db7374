import type { Paddock } from '@mix/documents';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { UndoBar } from '../../ui/notices/UndoBar.tsx';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { soFar } from '../../sync/arrival/Collected.ts';
import type { CollectedDocuments, KeptDocument } from '../../sync/DocumentCollection.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import type { MixForm, MixPaddock } from '../../plan/draft/MixForm.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import { planAidWords } from '../../i18n/made/en/planning/planAidWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { changePaddock } from './changePaddock.ts';
import { choosePaddock } from './choosePaddock.ts';
import type { DeletedPaddock } from './DeletePaddock.tsx';
import { EditPaddock } from './EditPaddock.tsx';
import { NewPaddock } from './NewPaddock.tsx';
import { PaddockRows } from './PaddockRows.tsx';
import { TwinPaddocks } from './TwinPaddocks.tsx';
import styles from '../../plan/SheetFields.module.css';
import type { RecentMix } from '../../plan/draft/recentMixes.ts';

/** A list of this many paddocks or more has a search field. */
const SEARCHED_FROM = 9;
const AREA_DECIMALS = 4;

interface PaddockSheetProps {
  readonly form: MixForm;
  /** Area of the mix, ha; null while it is not set or no number. */
  readonly areaHa: number | null;
  readonly onClose: () => void;
}

/** The ground of the mix: chooses a kept paddock, or changes one. */
export function PaddockSheet(props: PaddockSheetProps) {
  const kept = paddocks.useAll();
  const [changedId, setChangedId] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<DeletedPaddock | null>(null);
  const changed = soFar(kept).find(({ id }) => id === changedId);
  const back = () => {
    setChangedId(null);
  };
  if (changed === undefined) {
    return (
      <ChoosePaddock
        {...props}
        kept={kept}
        deleted={deleted}
        onDeleted={setDeleted}
        onChange={setChangedId}
      />
    );
  }
  return (
    <EditPaddock
      paddock={changed}
      others={soFar(kept)
        .filter(({ id, value }) => id !== changedId && !value.retired)
        .map(({ value }) => value.name)}
      onDeleted={(gone) => {
        setDeleted(gone);
        back();
      }}
      onDone={back}
    />
  );
}

interface ChoosePaddockProps extends PaddockSheetProps {
  readonly kept: CollectedDocuments<Paddock>;
  /** The paddock deleted last, while it can be brought back. */
  readonly deleted: DeletedPaddock | null;
  readonly onDeleted: (deleted: DeletedPaddock | null) => void;
  readonly onChange: (id: string) => void;
}

/** The kept paddocks, used last first, or a new one. */
function ChoosePaddock(props: ChoosePaddockProps) {
  const { form, areaHa, kept, deleted, onDeleted, onChange, onClose } = props;
  const [search, setSearch] = useState('');
  const chosen = form.paddock ?? null;
  const all = paddocksInOrder(soFar(kept), draftStore.recent.getState().value);
  const found = all.filter(({ value }) => matches(value.name, search));
  const choose = (paddock: MixPaddock | null) => {
    choosePaddock(
      paddock,
      paddock === null ? planAidWords.paddockLeft : planAidWords.paddockChosen(paddock.name),
    );
    onClose();
  };
  return (
    <Sheet title={planAidWords.paddocks} closeWord={mixWords.done} onClose={onClose}>
      <UndoDeletion deleted={deleted} onDeleted={onDeleted} />
      <TwinPaddocks kept={all} onRename={onChange} />
      {all.length >= SEARCHED_FROM && (
        <div className={styles.fields}>
          <TextField
            label={planAidWords.searchPaddocks(all.length)}
            type="search"
            value={search}
            onText={setSearch}
          />
        </div>
      )}
      <ArrivalNote state={kept.state} />
      {kept.state === 'here' && found.length === 0 && (
        <p className={styles.note}>
          {all.length === 0 ? planAidWords.noPaddocks : planAidWords.notFound(search)}
        </p>
      )}
      <PaddockRows
        found={found}
        chosenId={chosen?.id ?? null}
        onChoose={choose}
        onChange={onChange}
      />
      {chosen !== null && (
        <ChosenPaddock
          chosen={chosen}
          paddock={soFar(kept).find(({ id }) => id === chosen.id)}
          areaHa={areaHa}
          onLeave={() => choose(null)}
        />
      )}
      {/* A paddock of this name may still come: a new one would then be listed twice. */}
      {kept.state === 'here' && (
        <>
          <h3 className={styles.heading}>{planAidWords.addPaddock}</h3>
          <NewPaddock kept={kept.documents} areaHa={areaHa} onDone={onClose} />
        </>
      )}
    </Sheet>
  );
}

/** Offers to bring back the paddock that was deleted last. */
function UndoDeletion({ deleted, onDeleted }: Pick<ChoosePaddockProps, 'deleted' | 'onDeleted'>) {
  const forget = useCallback(() => {
    onDeleted(null);
  }, [onDeleted]);
  if (deleted === null) return null;
  return (
    <UndoBar
      id={deleted.atMs}
      text={planAidWords.paddockDeleted(deleted.name)}
      undoWord={mixWords.undo}
      onUndo={() => {
        // Where the device cannot bring it back, the bar stays until it expires.
        void deleted.bringBack().then(forget, () => undefined);
      }}
      onExpire={forget}
    />
  );
}

interface ChosenPaddockProps extends RememberAreaProps {
  readonly chosen: MixPaddock;
  readonly onLeave: () => void;
}

/** Actions for the paddock of the mix. */
function ChosenPaddock({ chosen, paddock, areaHa, onLeave }: ChosenPaddockProps) {
  return (
    <div className={styles.fields}>
      {chosen.id === null && <p className={styles.note}>{planAidWords.fromLink(chosen.name)}</p>}
      <RememberArea paddock={paddock} areaHa={areaHa} />
      <Button onClick={onLeave}>{planAidWords.noPaddock}</Button>
    </div>
  );
}

const matches = (name: string, search: string): boolean =>
  name.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

interface RememberAreaProps {
  readonly paddock: KeptDocument<Paddock> | undefined;
  readonly areaHa: number | null;
}

/** Offers to keep the area typed for the mix as that of the paddock: it may be the better one. */
function RememberArea({ paddock, areaHa }: RememberAreaProps) {
  if (paddock === undefined || areaHa === null || paddock.value.areaHa === areaHa) return null;
  return (
    <Button
      onClick={() => {
        // Where the device cannot keep it, Home says so; the mix has its area all the same.
        void changePaddock(paddock, { ...paddock.value, areaHa }).catch(() => undefined);
      }}
    >
      {planAidWords.rememberArea(quantityText(areaHa, 'ha', AREA_DECIMALS), paddock.value.name)}
    </Button>
  );
}

/** What can be chosen: paddocks of the last mixes first, newest first; the others by name. */
function paddocksInOrder(
  kept: readonly KeptDocument<Paddock>[],
  recent: readonly RecentMix[],
): readonly KeptDocument<Paddock>[] {
  const used = recent.flatMap(({ form }) => form.paddock?.id ?? []);
  const placeOf = ({ id }: KeptDocument<Paddock>): number => {
    const place = used.indexOf(id);
    return place === -1 ? used.length : place;
  };
  const chosenFrom = kept.filter(({ value }) => !value.retired);
  return chosenFrom.toSorted((a, b) => {
    const earlier = placeOf(a) - placeOf(b);
    return earlier === 0 ? a.value.name.localeCompare(b.value.name) : earlier;
  });
}
