import { useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { useAccount } from '../../session/accountStore.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { soFar, type Collected } from '../../sync/arrival/Collected.ts';
import type { Workspace } from '../../sync/workspace/Workspace.ts';
import { switchWorkspace } from '../../sync/workspace/workspaceStore.ts';
import type { KnownFarm } from '../../sync/workspace/useFarms.ts';
import { useIsOwnAccount } from '../../sync/sharedDevice/useIsOwnAccount.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';
import styles from './people.module.css';

interface PlacesProps {
  readonly place: Workspace;
  readonly farms: Collected<KnownFarm>;
}

/** The workspaces of the account: its farms and working alone. One of them is in use. */
export function WorkspaceSwitcher({ place, farms }: PlacesProps) {
  const isOwnAccount = useIsOwnAccount();
  const [isFounding, setFounding] = useState(false);
  // The farms belong to the account, and not to others who share its device.
  if (!isOwnAccount) return null;
  const all = [{ id: null, name: peopleWords.alone, isLeft: false }, ...soFar(farms)];
  return (
    <Section name={peopleWords.places}>
      <ArrivalNote state={farms.state} />
      <ul>
        {all.map(({ id, name, isLeft }) => (
          <li key={id ?? ''}>
            <button
              type="button"
              className={classNames('bare-row row-2-center', styles.row)}
              aria-current={id === place.farmId}
              disabled={isLeft}
              onClick={() =>
                switchWorkspace(id === null ? null : { uid: place.uid, farmId: id, farmName: name })
              }
            >
              <span className={styles.name}>{name}</span>
              <span className="quiet">
                {isLeft
                  ? peopleWords.leavesLater
                  : id === place.farmId
                    ? peopleWords.here
                    : peopleWords.goThere}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isFounding ? (
        <NewFarm uid={place.uid} onMade={() => setFounding(false)} />
      ) : (
        <div className="stack-1 padding-top-2">
          <Button onClick={() => setFounding(true)}>{peopleWords.newFarm}</Button>
        </div>
      )}
    </Section>
  );
}

function NewFarm({ uid, onMade }: { readonly uid: string; readonly onMade: () => void }) {
  const account = useAccount();
  const [name, setName] = useState('');
  const make = async (): Promise<string | null> => {
    const farmName = name.trim();
    if (farmName === '') return peopleWords.farmNeedsName;
    const failure = await failureText(async () =>
      (await loadFarmCalls()).found({ uid, name: account?.name ?? null }, farmName),
    );
    if (failure === null) onMade();
    return failure;
  };
  return (
    <SubmitForm
      word={peopleWords.makeFarm}
      busyWord={peopleWords.making}
      refusedWord={peopleWords.notDone}
      onSubmit={make}
    >
      <TextField label={peopleWords.farmName} maxLength={100} value={name} onText={setName} />
    </SubmitForm>
  );
}
