import { useState } from 'react';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { useSync } from '../../sync/syncState.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import type { Farm } from './Farm.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';

/** Copies what somebody had alone into the farm. */
export function GiveToFarm({ farm: { uid, farmId } }: { readonly farm: Farm }) {
  const [told, setTold] = useState('');
  const { giving: onItsWay } = useSync();
  const isOfThis = onItsWay?.uid === uid && onItsWay.farmId === farmId;
  const give = (): Promise<string | null> =>
    failureText(async () => {
      const calls = await loadFarmCalls();
      const done = await calls.give(uid, farmId);
      if (done !== null) setTold(peopleWords.given(done.given, done.there));
    });
  return (
    <SubmitForm
      word={isOfThis ? peopleWords.giveOn : peopleWords.give}
      busyWord={peopleWords.giving}
      refusedWord={peopleWords.notDone}
      look="plain"
      onSubmit={give}
      note={
        <p role="status">
          {isOfThis
            ? onItsWay.count === null
              ? peopleWords.giveBegun
              : peopleWords.giveLeft(onItsWay.count.left, onItsWay.count.total)
            : told}
        </p>
      }
    >
      <p className="quiet">{peopleWords.giveWhy}</p>
    </SubmitForm>
  );
}
