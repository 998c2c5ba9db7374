import { may, ROLES, type Deed, type Role } from '@mix/documents';
import { useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { members } from '../../sync/members.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { roleOptions } from './roleOptions.ts';
import styles from './people.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

/** What each role may do, and may not. */
export function Roles() {
  const [role, setRole] = useState<Role>('operator');
  const people = soFar(members.useAll());
  const names = people
    .filter(({ value }) => value.role === role)
    .map(({ value }) => value.name ?? peopleWords.noName)
    .toSorted((one, other) => one.localeCompare(other));
  const deeds = Object.entries(peopleWords.deeds) as [Deed, string][];
  const list = (allowed: boolean) => (
    <ul className={classNames('padding-block-1', styles.deeds)} data-allowed={allowed}>
      {deeds
        .filter(([deed]) => may(role, deed) === allowed)
        .map(([deed, words]) => (
          <li key={deed}>{words}</li>
        ))}
    </ul>
  );
  return (
    <>
      <div className="stack-1 padding-top-2">
        <ChoiceChips
          label={peopleWords.role}
          options={roleOptions(ROLES)}
          value={role}
          onChoose={setRole}
        />
      </div>
      <Section name={peopleWords.may} note={names.length === 0 ? undefined : names.join(', ')}>
        {list(true)}
      </Section>
      {role !== 'owner' && <Section name={peopleWords.mayNot}>{list(false)}</Section>}
      <p className="quiet">{peopleWords.sameEverywhere}</p>
    </>
  );
}
