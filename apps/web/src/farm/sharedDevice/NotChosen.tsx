import { Button } from '../../ui/Button.tsx';
import { unnamedPerson } from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import { setPerson } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';

interface NotChosenProps {
  readonly name: string;
  /** The names of who can let them choose a PIN here; empty: nobody yet. */
  readonly helpers: readonly string[];
}

/** A name that no tap opens: why, who can open it, and what can be done until then. */
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

/** In a paddock without a signal the work goes on; in whose name is said later, in the record. */
export function GoOnUnnamed() {
  return (
    <>
      <p>{shedWords.unnamedWhy}</p>
      <Button onClick={() => setPerson(unnamedPerson(Date.now()))}>{shedWords.unnamed}</Button>
    </>
  );
}
