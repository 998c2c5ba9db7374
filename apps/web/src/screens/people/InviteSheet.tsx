import { ROLES, type Role } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { ChoiceChips } from '../../components/fields/ChoiceChips.tsx';
import { SubmitForm } from '../../components/fields/SubmitForm.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { Sheet } from '../../components/panels/Sheet.tsx';
import { QrCode } from '../../components/qr/QrCode.tsx';
import { qrPath } from '../../components/qr/qrPath.ts';
import { copy, deliver, hasSharePanel, type Delivery } from '../../device/deliver.ts';
import { inviteUrl } from '../../documents/farm/inviteLink.ts';
import { accountWords } from '../../words/en/account/accountWords.ts';
import { peopleWords } from '../../words/en/farm/peopleWords.ts';
import type { Farm } from './Farm.ts';
import { failureText } from './failureText.ts';
import { farmDoor } from './farmDoor.ts';
import { roleOptions } from './roleOptions.ts';
import styles from './people.module.css';

interface InviteSheetProps {
  readonly farm: Farm;
  readonly onClose: () => void;
}

/** An owner is made of a member, by an owner. */
const INVITED = ROLES.filter((role) => role !== 'owner');

/** Makes a link that works once, and shows it this once: as a code to be scanned, and to be sent. */
export function InviteSheet({ farm, onClose }: InviteSheetProps) {
  const [role, setRole] = useState<Role>('operator');
  const [name, setName] = useState('');
  const [url, setUrl] = useState<string | null>(null);
  const whom = name.trim() === '' ? null : name.trim();
  const make = async (): Promise<string | null> => {
    const door = await farmDoor();
    return failureText(async () => {
      const link = await door.invite(farm, { role, name: whom });
      setUrl(inviteUrl(window.location.origin, link));
    });
  };
  const title = url === null ? peopleWords.invite : forWhom(whom, role);
  return (
    <Sheet title={title} closeWord={accountWords.close} onClose={onClose}>
      {url === null ? (
        <SubmitForm
          word={peopleWords.makeLink}
          busyWord={peopleWords.makingLink}
          refusedWord={peopleWords.notDone}
          onSubmit={make}
        >
          <ChoiceChips
            label={peopleWords.role}
            labelShown
            options={roleOptions(INVITED)}
            value={role}
            onChoose={setRole}
          />
          <p className={styles.quiet}>{peopleWords.does[role]}</p>
          <TextField label={peopleWords.inviteWho} maxLength={200} value={name} onText={setName} />
        </SubmitForm>
      ) : (
        <Link url={url} farmName={farm.farmName} />
      )}
    </Sheet>
  );
}

const forWhom = (name: string | null, role: Role): string =>
  peopleWords.inviteFor(name ?? peopleWords.anybody, peopleWords.roles[role]);

function Link({ url, farmName }: { readonly url: string; readonly farmName: string }) {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  const code = qrPath(url);
  return (
    <>
      <p className={styles.quiet}>{peopleWords.scanOrSend}</p>
      {code !== null && <QrCode code={code} name={peopleWords.codeName} />}
      <p className={styles.link}>{url}</p>
      <p>{peopleWords.onlyHere}</p>
      <div className={styles.acts}>
        {hasSharePanel() && (
          <Button
            look="primary"
            onClick={() => void deliver(peopleWords.linkTitle(farmName), url).then(setDelivery)}
          >
            {peopleWords.sendLink}
          </Button>
        )}
        <Button
          look={hasSharePanel() ? 'plain' : 'primary'}
          onClick={() => void copy(url).then(setDelivery)}
        >
          {peopleWords.copyLink}
        </Button>
        <p role="status">
          {delivery === 'copied' && peopleWords.copied}
          {delivery === 'refused' && peopleWords.notCopied}
        </p>
      </div>
    </>
  );
}
