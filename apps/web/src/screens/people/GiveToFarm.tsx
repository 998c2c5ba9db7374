import { useState } from 'react';
import { SubmitForm } from '../../components/forms/SubmitForm.tsx';
import { peopleWords } from '../../words/en/farm/peopleWords.ts';
import type { Farm } from './Farm.ts';
import { failureText } from './failureText.ts';
import { farmDoor } from './farmDoor.ts';
import styles from './people.module.css';

/** Copies what somebody had alone into the farm. */
export function GiveToFarm({ farm: { uid, farmId } }: { readonly farm: Farm }) {
  const [told, setTold] = useState('');
  const give = (): Promise<string | null> =>
    failureText(async () => {
      const door = await farmDoor();
      const { given, there } = await door.give(uid, farmId);
      setTold(peopleWords.given(given, there));
    });
  return (
    <SubmitForm
      word={peopleWords.give}
      busyWord={peopleWords.giving}
      refusedWord={peopleWords.notDone}
      look="plain"
      onSubmit={give}
      note={<p role="status">{told}</p>}
    >
      <p className={styles.quiet}>{peopleWords.giveWhy}</p>
    </SubmitForm>
  );
}
