import type { Role } from '@mix/documents';
import { useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { QrCode } from '../../ui/qr/QrCode.tsx';
import { qrPath } from '../../ui/qr/qrPath.ts';
import { copy, shareOrCopy, hasSharePanel, type ShareOutcome } from '../../device/shareOrCopy.ts';
import { inviteUrl, type MadeInvite } from '../../sync/farm/inviteLink.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { dateTimeText } from '../../i18n/figures/dateText.ts';
import type { Farm } from './Farm.ts';
import { failureText } from './failureText.ts';
import { loadFarmCalls } from './loadFarmCalls.ts';
import { RoleDeeds } from './RoleDeeds.tsx';
import styles from './people.module.css';
import { useInvites } from './useInvites.ts';

/** What was made for whom, to be shown this once. */
export interface MadeLink extends MadeInvite {
  readonly role: Role;
  /** Null: no name was given. */
  readonly name: string | null;
}

interface MadeLinkSheetProps {
  readonly farm: Farm;
  readonly made: MadeLink;
  readonly onClose: () => void;
}

/** A link to be scanned or sent, until when it works and for what; and that it was used, once it was. */
export function MadeLinkSheet({ farm, made, onClose }: MadeLinkSheetProps) {
  const { role, name, id } = made;
  const url = inviteUrl(window.location.origin, made);
  const invite = useInvites(farm.farmId).find((one) => one.id === id);
  const isUsed = invite !== undefined && invite.usedBy !== null;
  return (
    <Sheet
      title={peopleWords.inviteFor(name ?? peopleWords.anybody, peopleWords.roles[role])}
      closeWord={accountWords.close}
      onClose={onClose}
      footer={isUsed ? undefined : <Send url={url} farmName={farm.farmName} />}
    >
      <div className="stack-1 padding-top-2">
        <div role="status">{isUsed && <p>{peopleWords.wasUsed}</p>}</div>
        {!isUsed && (
          <>
            <p className="quiet">{peopleWords.scanOrSend}</p>
            <Code url={url} />
            <p className={styles.link}>{url}</p>
            <p>
              {invite === undefined
                ? peopleWords.worksHours
                : peopleWords.worksUntil(dateTimeText(invite.endsAt))}{' '}
              {peopleWords.onlyHere}
            </p>
          </>
        )}
        <RoleDeeds
          role={role}
          mayWord={name === null ? peopleWords.may : peopleWords.mayOf(name)}
          mayNotWord={name === null ? peopleWords.mayNot : peopleWords.mayNotOf(name)}
        />
        {!isUsed && <EndIt farmId={farm.farmId} id={id} onEnded={onClose} />}
      </div>
    </Sheet>
  );
}

function Code({ url }: { readonly url: string }) {
  const code = qrPath(url);
  return code === null ? null : <QrCode code={code} name={peopleWords.codeName} />;
}

function Send({ url, farmName }: { readonly url: string; readonly farmName: string }) {
  const [delivery, setDelivery] = useState<ShareOutcome | null>(null);
  const canShare = hasSharePanel();
  return (
    <>
      <div className={classNames('row-wrap', styles.send)}>
        {canShare && (
          <Button
            look="primary"
            onClick={() => void shareOrCopy(peopleWords.linkTitle(farmName), url).then(setDelivery)}
          >
            {peopleWords.sendLink}
          </Button>
        )}
        <Button
          look={canShare ? 'plain' : 'primary'}
          onClick={() => void copy(url).then(setDelivery)}
        >
          {peopleWords.copyLink}
        </Button>
      </div>
      <p role="status">
        {delivery === 'copied' && peopleWords.copied}
        {delivery === 'refused' && peopleWords.notCopied}
      </p>
    </>
  );
}

interface EndItProps {
  readonly farmId: string;
  readonly id: string;
  readonly onEnded: () => void;
}

/**
 * Ends a link, for instance one that was made for the wrong person: nobody can join by it any more.
 */
function EndIt({ farmId, id, onEnded }: EndItProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const end = async () => {
    const failure = await failureText(async () => (await loadFarmCalls()).endInvite(farmId, id));
    setRefusal(failure);
    if (failure === null) onEnded();
  };
  return (
    <>
      <div role="alert">
        {refusal !== null && <Notice kind="warning" word={peopleWords.notDone} title={refusal} />}
      </div>
      <Button small onClick={() => void end()}>
        {peopleWords.endLink}
      </Button>
    </>
  );
}
