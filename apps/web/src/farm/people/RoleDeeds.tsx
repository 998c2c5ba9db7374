import { may, type Deed, type Role } from '@mix/documents';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import styles from './people.module.css';

interface RoleDeedsProps {
  readonly role: Role;
  /** Words before the list of what the role may do: "Ben may". */
  readonly mayWord: string;
  readonly mayNotWord: string;
}

/** What a role may and may not, in a line each. */
export function RoleDeeds({ role, mayWord, mayNotWord }: RoleDeedsProps) {
  const deeds = Object.entries(peopleWords.deeds) as [Deed, string][];
  const line = (allowed: boolean): string =>
    deeds
      .filter(([deed]) => may(role, deed) === allowed)
      .map(([, words]) => words)
      .join('; ');
  const mayNot = line(false);
  return (
    <dl className={styles.facts}>
      <dt>{mayWord}</dt>
      <dd>{line(true)}</dd>
      {mayNot !== '' && (
        <>
          <dt>{mayNotWord}</dt>
          <dd>{mayNot}</dd>
        </>
      )}
    </dl>
  );
}
