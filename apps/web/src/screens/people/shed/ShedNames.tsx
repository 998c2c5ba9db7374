import { Button } from '../../../components/Button.tsx';
import { ChoiceChips } from '../../../components/fields/ChoiceChips.tsx';
import type { Shed } from '../../../documents/shed/Shed.ts';
import { changeShed } from '../../../documents/shed/shedStore.ts';
import { shedWords } from '../../../words/made/en/farm/shedWords.ts';
import { nameOf, useShedMembers } from './useShedPeople.ts';
import styles from './shed.module.css';

/** Who uses this device, and a new PIN for whoever forgot theirs. */
export function ShedNames({ shed }: { readonly shed: Shed }) {
  const people = useShedMembers() ?? [];
  const { leftOut, pins, tries, usesPin } = shed;
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
              onChoose={(use) => {
                changeShed({ leftOut: use === 'in' ? others : [...others, uid] });
              }}
            />
            {usesPin && pins[uid] !== undefined && (
              <Button
                small
                aria-label={shedWords.newPinFor(name)}
                onClick={() => {
                  const { [uid]: _pin, ...otherPins } = pins;
                  const { [uid]: _tries, ...otherTries } = tries;
                  changeShed({ pins: otherPins, tries: otherTries });
                }}
              >
                {shedWords.newPin}
              </Button>
            )}
            {usesPin && pins[uid] === undefined && <p>{shedWords.choosesNext}</p>}
          </li>
        );
      })}
    </ul>
  );
}
