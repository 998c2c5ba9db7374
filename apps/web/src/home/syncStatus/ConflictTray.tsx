import { LONGEST_MIX_NAME, type FieldValue } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import type { AskedConflict } from '../../sync/device/askedConflicts.ts';
import { documentStore } from '../../sync/device/documentStore.ts';
import { useMakerName } from '../../sync/farm/useMakerName.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { conflictWords } from '../../i18n/made/en/sync/conflictWords.ts';
import { dataWords } from '../../i18n/made/en/sync/dataWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { conflictTexts, whatText } from './conflictText.ts';
import { entryTitle } from './entryTitle.ts';
import styles from './sync.module.css';

/** Conflicts of two devices: the value now, the other side, and the choice between them. */
export const ConflictTray = ({ asked }: { readonly asked: readonly AskedConflict[] }) => (
  <section className={styles.tray}>
    <h3 className={styles.heading}>{conflictWords.title}</h3>
    <p className={styles.quiet}>{conflictWords.nothingLost}</p>
    {asked.some(({ conflict }) => conflict.value.about === 'place') && (
      <p className={styles.quiet}>{conflictWords.restFits}</p>
    )}
    {asked.map((one) => (
      <Choice key={one.conflict.id} {...one} />
    ))}
  </section>
);

function Choice({ conflict, about, present }: AskedConflict) {
  const now = new Date(useNow(MINUTE_MS));
  const { lines, take } = question({
    conflict,
    present,
    now,
    seesMoney: usePermission('seeMoney'),
  });
  const asker = useMakerName(conflictWords.somebody)(conflict);
  const resolve = (choice: 'kept' | 'other') => void documentStore.resolve(conflict, choice);
  return (
    <div className={styles.item}>
      <p className={styles.name}>
        {dataWords.item(dataWords.kinds[about.collection], entryTitle(about))}
      </p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {asker !== null && <p className={styles.quiet}>{conflictWords.saidBy(asker)}</p>}
      <Button onClick={() => resolve('other')}>{take}</Button>
      <Button onClick={() => resolve('kept')}>{conflictWords.leave}</Button>
      {isOfNames(conflict.value, present) && (
        <AnotherName
          onName={(other) => {
            const value = { ...conflict.value, other };
            void documentStore.resolve({ ...conflict, value }, 'other');
          }}
        />
      )}
    </div>
  );
}

/** Whether a conflict is between two names of one thing: a third name may then be typed. */
const isOfNames = (
  { about, path, other }: AskedConflict['conflict']['value'],
  present: FieldValue,
): boolean =>
  about === 'place' &&
  path.length === 1 &&
  path[0] === 'name' &&
  typeof present === 'string' &&
  typeof other === 'string';

function AnotherName({ onName }: { readonly onName: (name: string) => void }) {
  const [name, setName] = useState<string | null>(null);
  if (name === null) {
    return (
      <Button look="text" onClick={() => setName('')}>
        {conflictWords.anotherName}
      </Button>
    );
  }
  const said = name.trim();
  return (
    <>
      <TextField
        label={conflictWords.anotherName}
        value={name}
        maxLength={LONGEST_MIX_NAME}
        onText={setName}
      />
      {said !== '' && (
        <Button onClick={() => onName(said)}>
          {conflictWords.takeOther(conflictWords.quoted(said))}
        </Button>
      )}
    </>
  );
}

interface Question {
  readonly lines: readonly string[];
  /** The word of the button that takes the other side. */
  readonly take: string;
}

interface Asked extends Pick<AskedConflict, 'conflict' | 'present'> {
  readonly now: Date;
  readonly seesMoney: boolean;
}

function question({ conflict: { value }, present, now, seesMoney }: Asked): Question {
  const { about, path, other, otherAt } = value;
  if (about === 'removal') return { lines: [conflictWords.removal], take: conflictWords.remove };
  if (path.at(-1) === 'retired') {
    return { lines: [conflictWords.removal], take: conflictWords.remove };
  }
  const isMember = ['products', 'loads'].includes(path.at(-2) ?? '');
  if (isMember && (other === null || present === null)) {
    return { lines: [conflictWords.stays(whatText(path))], take: conflictWords.takeOut };
  }
  const texts = conflictTexts(value, present, seesMoney);
  const time = otherAt === null ? null : momentText(otherAt, now);
  const lines = texts.flatMap((text) => [
    text.before === null || text.before === text.present
      ? conflictWords.itIs(text.what, text.present)
      : conflictWords.itIsAndWas(text.what, text.present, text.before),
    time === null
      ? conflictWords.otherCalls(text.other)
      : conflictWords.otherCallsAt(text.other, time),
  ]);
  const [only, ...more] = texts;
  const isOne = only !== undefined && more.length === 0;
  return {
    lines,
    take: isOne ? conflictWords.takeOther(only.other) : conflictWords.takeTheOther,
  };
}
