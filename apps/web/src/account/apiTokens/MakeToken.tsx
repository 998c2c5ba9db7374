import { PROGRAM_SCOPES, type ProgramScope } from '@mix/documents';
import { useId, useRef, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { type MadeProgramToken } from '../../session/ownServer/OwnServer.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { programWords as words } from '../../i18n/made/en/farm/programWords.ts';
import { PasswordForm } from '../PasswordForm.tsx';
import styles from './programs.module.css';

const DAYS = { month: 30, quarter: 92, year: 366 } as const;
type Term = keyof typeof DAYS;
const TERMS: readonly Term[] = ['month', 'quarter', 'year'];
const LONGEST_NAME = 60;

interface MakeTokenProps {
  readonly email: string | null;
  readonly onMade: (made: MadeProgramToken) => void;
}

/** Asks what the token is for, what it may do and how long, and for the password once more. */
export function MakeToken({ email, onMade }: MakeTokenProps) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ProgramScope[]>(['catalogue', 'plan']);
  const [term, setTerm] = useState<Term>('quarter');
  const made = useRef<MadeProgramToken | null>(null);
  const groupId = useId();
  return (
    <Section name={words.make}>
      <PasswordForm
        email={email}
        label={accountWords.currentPassword}
        word={words.make}
        busyWord={words.making}
        refusedWord={words.notMade}
        look="primary"
        before={
          <div className="stack-2 padding-block-2 shrink-items">
            <TextField label={words.name} value={name} maxLength={LONGEST_NAME} onText={setName} />
            <fieldset className={styles.scopes} aria-labelledby={groupId}>
              <legend id={groupId}>{words.itMay}</legend>
              {PROGRAM_SCOPES.map((scope) => (
                <label key={scope} className={classNames('row-2-center', styles.scope)}>
                  <input
                    type="checkbox"
                    checked={scopes.includes(scope)}
                    onChange={({ currentTarget }) => {
                      const others = scopes.filter((other) => other !== scope);
                      setScopes(currentTarget.checked ? [...others, scope] : others);
                    }}
                  />
                  {words.may[scope]}
                </label>
              ))}
            </fieldset>
            <Select
              label={words.endsIn}
              value={term}
              options={TERMS.map((value) => ({ value, label: words.days(DAYS[value]) }))}
              onChoose={setTerm}
            />
            <p className="quiet break-words">{words.limit}</p>
          </div>
        }
        missing={() =>
          name.trim() === '' ? words.nameMissing : scopes.length === 0 ? words.scopeMissing : null
        }
        call={async ({ security }, proof) => {
          const asked = { name: name.trim(), scopes, days: DAYS[term] };
          const answer = await security?.makeProgram(proof, asked);
          if (answer === undefined) return 'auth/operation-not-allowed';
          if ('failure' in answer) return answer.failure;
          made.current = answer.found;
          return null;
        }}
        onDone={() => {
          if (made.current !== null) onMade(made.current);
        }}
      />
    </Section>
  );
}
