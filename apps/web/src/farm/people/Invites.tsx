import { useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { dateTimeText } from '../../i18n/figures/dateText.ts';
import type { Farm } from './Farm.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';
import { useInvites } from './useInvites.ts';
import styles from './people.module.css';

/** The links that are open or ended lately. Whoever used one is listed among the people. */
export function Invites({ farm: { farmId } }: { readonly farm: Farm }) {
  const invites = useInvites(farmId);
  const [refusal, setRefusal] = useState<string | null>(null);
  const now = useNow(MINUTE_MS);
  // The newest link comes first: it is the one looked for.
  const open = invites
    .filter(({ usedBy }) => usedBy === null)
    .toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  if (open.length === 0) return null;
  const end = async (id: string) => {
    setRefusal(await failureText(async () => (await loadFarmCalls()).endInvite(farmId, id)));
  };
  return (
    <Section name={peopleWords.invites}>
      {refusal !== null && <Notice kind="warning" word={peopleWords.notDone} title={refusal} />}
      <ul>
        {open.map(({ id, name, role, endsAt }) => (
          <li key={id} className={classNames('bare-row row-2-center', styles.row)}>
            <span>
              <span className={styles.name}>
                {peopleWords.inviteFor(name ?? peopleWords.anybody, peopleWords.roles[role])}
              </span>
              <span className="quiet">
                {endsAt.getTime() <= now
                  ? peopleWords.over
                  : peopleWords.opens(dateTimeText(endsAt))}
              </span>
            </span>
            <Button small onClick={() => void end(id)}>
              {peopleWords.endIt}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
