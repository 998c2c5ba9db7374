import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { WaitingForm } from '../../ui/WaitingForm.tsx';
import { closeAccount } from '../../session/accountPanel.ts';
import type { Account } from '../../session/Account.ts';
import { useAccount } from '../../session/accountStore.ts';
import type { Invite } from '../../sync/farm/Invite.ts';
import { readInviteHash, type InviteLink } from '../../sync/farm/inviteLink.ts';
import { paths } from '../../device/navigation/paths.ts';
import { dateTimeText } from '../../i18n/figures/dateText.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { failureText } from '../people/failureText.ts';
import { loadFarmCalls } from '../people/loadFarmCalls.ts';
import { SignInToJoin } from './SignInToJoin.tsx';
import { RoleDeeds } from '../people/RoleDeeds.tsx';
import styles from '../people/people.module.css';

/** What a link of an invite opens. */
export function JoinPage() {
  const account = useAccount();
  // A page that is drawn at build time has no address yet.
  const [link, setLink] = useState<InviteLink | null | undefined>(undefined);
  useEffect(() => {
    const read = () => {
      setLink(readInviteHash(window.location.hash));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      window.removeEventListener('hashchange', read);
    };
  }, []);
  const wasSignedOut = useRef(false);
  useEffect(() => {
    // Whoever signs in here wants to join: the account panel would cover the form.
    if (account != null && wasSignedOut.current) closeAccount();
    wasSignedOut.current = account === null;
  }, [account]);
  return (
    <>
      <ScreenBar title={farmPageWords.join} />
      <Container width="text">
        <div className={styles.page}>
          {link === null && (
            <>
              <p>{peopleWords.joinNoLink}</p>
              <ToHome />
            </>
          )}
          {(link === undefined || (link !== null && account === undefined)) && <WaitingForm />}
          {link != null && account === null && <SignInToJoin key={link.secret} link={link} />}
          {link != null && account != null && (
            <JoinForm key={link.secret} link={link} account={account} />
          )}
        </div>
      </Container>
    </>
  );
}

/** A hook. Asks what the invite is for, and again on request. */
function useInvite(link: InviteLink) {
  const [found, setFound] = useState<Invite | string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const failure = await failureText(async () => {
        const calls = await loadFarmCalls();
        const invite = await calls.readInvite(link);
        if (!isGone) setFound(invite);
      });
      if (failure !== null && !isGone) setFound(failure);
    };
    ask().catch(() => {
      if (!isGone) setFound(peopleWords.failures.noSignal);
    });
    return () => {
      isGone = true;
    };
  }, [link, tries]);
  return {
    found,
    again: () => {
      setFound(null);
      setTries(tries + 1);
    },
  };
}

interface JoinFormProps {
  readonly link: InviteLink;
  readonly account: Account;
}

function JoinForm({ link, account }: JoinFormProps) {
  const { found, again } = useInvite(link);
  const [name, setName] = useState(account.name ?? '');
  const [isIn, setIn] = useState(false);
  if (found === null) return <WaitingForm word={peopleWords.joinAsking} />;
  if (typeof found === 'string') {
    return (
      <>
        <p role="alert">{found}</p>
        {found === peopleWords.failures.noSignal ? (
          <Button look="primary" onClick={again}>
            {peopleWords.again}
          </Button>
        ) : (
          <ToHome />
        )}
      </>
    );
  }
  const farmName = found.farmName ?? '';
  if (isIn) {
    return (
      <>
        <p role="status">{peopleWords.joined(farmName)}</p>
        <ToHome />
      </>
    );
  }
  const join = async (): Promise<string | null> => {
    const given = name.trim() === '' ? null : name.trim();
    const failure = await failureText(async () =>
      (await loadFarmCalls()).join({ uid: account.uid, name: given }, link),
    );
    setIn(failure === null);
    return failure;
  };
  return (
    <SubmitForm
      word={peopleWords.join}
      busyWord={peopleWords.joining}
      refusedWord={peopleWords.notDone}
      onSubmit={join}
    >
      <p>{peopleWords.joinAs(farmName, peopleWords.roles[found.role])}</p>
      <p className="quiet">{peopleWords.worksUntil(dateTimeText(found.endsAt))}</p>
      <TextField
        label={peopleWords.yourName}
        autoComplete="name"
        maxLength={200}
        value={name}
        onText={setName}
      />
      <RoleDeeds
        role={found.role}
        mayWord={peopleWords.youMay}
        mayNotWord={peopleWords.youMayNot}
      />
    </SubmitForm>
  );
}

const ToHome = () => (
  <Link href={paths.home} className={buttonClass('primary')}>
    {peopleWords.toHome}
  </Link>
);
