import { Button } from '../../ui/Button.tsx';
import { unnamedPerson } from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import { setPerson } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';

interface NotChosenProps {
  readonly name: string;
  /** Names of those who can let this person choose a PIN here; empty: nobody yet. */
  readonly helpers: readonly string[];
}

/**
 * Shown for a name without a PIN: why it does not open, who can open it, and what to do until then.
 */
export function NotChosen({ name, helpers }: NotChosenProps) {
  return (
    <div className="stack-2">
      <p>{shedWords.notChosen(name)}</p>
      <p>{shedWords.ownWay(name)}</p>
      <p>
        {helpers.length === 0
          ? shedWords.noRunnerWay
          : shedWords.runnerWay(helpers.join(shedWords.nameJoint))}
      </p>
      <GoOnUnnamed />
    </div>
  );
}

/**
 * Lets the work go on without a name where there is no signal; the record asks for the name later.
 */
export function GoOnUnnamed() {
  return (
    <>
      <p>{shedWords.unnamedWhy}</p>
      <Button onClick={() => setPerson(unnamedPerson(Date.now()))}>{shedWords.unnamed}</Button>
    </>
  );
}
