import { ROLES, type Role } from '@mix/documents';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useSaving } from '../../ui/forms/useSaving.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import type { Farm } from './Farm.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';
import { MadeLinkSheet, type MadeLink } from './MadeLinkSheet.tsx';
import styles from './people.module.css';

interface InviteSheetProps {
  readonly farm: Farm;
  readonly onClose: () => void;
}

/** Roles of an invite. Nobody is invited as owner: an owner makes a member one. */
const INVITED = ROLES.filter((role) => role !== 'owner');

/** Makes a link that works once, and shows it this once: as a code to be scanned, and to be sent. */
export function InviteSheet({ farm, onClose }: InviteSheetProps) {
  const [made, setMade] = useState<MadeLink | null>(null);
  if (made !== null) return <MadeLinkSheet farm={farm} made={made} onClose={onClose} />;
  return (
    <Sheet title={peopleWords.invite} closeWord={accountWords.close} onClose={onClose}>
      <ChooseRole farm={farm} onMade={setMade} />
    </Sheet>
  );
}

interface ChooseRoleProps {
  readonly farm: Farm;
  readonly onMade: (made: MadeLink) => void;
}

/** A tap on a role makes the link: a choice with a button would need one more tap. */
function ChooseRole({ farm, onMade }: ChooseRoleProps) {
  const [name, setName] = useState('');
  const { state, refusal, run } = useSaving();
  const id = useId();
  const whom = name.trim() === '' ? null : name.trim();
  const make = (role: Role): Promise<string | null> =>
    failureText(async () => {
      const calls = await loadFarmCalls();
      const link = await calls.invite(farm, { role, name: whom });
      onMade({ ...link, role, name: whom });
    });
  return (
    <div className="stack-1 padding-top-2">
      <TextField label={peopleWords.inviteWho} maxLength={200} value={name} onText={setName} />
      <div role="alert">
        {refusal !== null && <Notice kind="warning" word={peopleWords.notDone} title={refusal} />}
      </div>
      <p role="status">{state === 'saving' ? peopleWords.makingLink : peopleWords.roleMakesLink}</p>
      {INVITED.map((role) => (
        <div key={role} className={styles.invited}>
          <Button aria-describedby={`${id}${role}`} onClick={() => run({ save: () => make(role) })}>
            {peopleWords.roles[role]}
          </Button>
          <p id={`${id}${role}`} className="quiet">
            {peopleWords.does[role]}
          </p>
        </div>
      ))}
    </div>
  );
}
