import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import type {
  SharedDeviceSettings,
  PersonOnDevice,
} from '../../sync/sharedDevice/SharedDeviceSettings.ts';
import { changeSharedDevice } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import {
  mayLetChoose,
  nameOf,
  useMembersOnDevice,
  type MemberOnDevice,
} from './usePeopleOnDevice.ts';
import styles from './shed.module.css';

interface ShedNamesProps {
  readonly shed: SharedDeviceSettings;
  /** The present user of the device; null: nobody has said who they are. */
  readonly present: PersonOnDevice | null;
}

/** Who uses this device, and a new PIN for whoever forgot theirs. */
export function SharedDeviceNames({ shed, present }: ShedNamesProps) {
  const people = useMembersOnDevice() ?? [];
  const { leftOut, usesPin } = shed;
  return (
    <ul>
      {people.map((person) => {
        const { uid } = person;
        const others = leftOut.filter((one) => one !== uid);
        const name = nameOf(person);
        return (
          <li key={uid} className={styles.person}>
            <strong>{name}</strong>
            <ChoiceChips
              label={`${shedWords.usesIt}: ${name}`}
              options={[
                { value: 'in', label: shedWords.usesIt },
                { value: 'out', label: shedWords.no },
              ]}
              value={leftOut.includes(uid) ? 'out' : 'in'}
              onChoose={(use) =>
                changeSharedDevice({ leftOut: use === 'in' ? others : [...others, uid] })
              }
            />
            {usesPin && (
              <PinState
                shed={shed}
                person={person}
                mayLet={
                  present !== null &&
                  (present.uid === uid || mayLetChoose(present.role, person.role))
                }
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface PinStateProps {
  readonly shed: SharedDeviceSettings;
  readonly person: MemberOnDevice;
  /** Whether the device's present user may let this person choose a PIN. */
  readonly mayLet: boolean;
}

/** Whether a name has its PIN here, and the way to choose one where it has none or forgot it. */
function PinState({ shed: { pins, tries, mayChoose }, person, mayLet }: PinStateProps) {
  const { uid } = person;
  const hasPin = pins[uid] !== undefined;
  if (mayChoose.includes(uid)) return <p>{shedWords.choosesNext}</p>;
  if (!mayLet) return hasPin ? null : <p>{shedWords.hasNoPin}</p>;
  const name = nameOf(person);
  return (
    <Button
      small
      aria-label={hasPin ? shedWords.newPinFor(name) : shedWords.letChooseFor(name)}
      onClick={() => {
        const { [uid]: _pin, ...otherPins } = pins;
        const { [uid]: _tries, ...otherTries } = tries;
        changeSharedDevice({ pins: otherPins, tries: otherTries, mayChoose: [...mayChoose, uid] });
      }}
    >
      {hasPin ? shedWords.newPin : shedWords.letChoose}
    </Button>
  );
}
