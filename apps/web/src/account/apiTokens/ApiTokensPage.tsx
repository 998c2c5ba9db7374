import { useState } from 'react';
import { useStore } from 'zustand';
import { showAccount } from '../../session/accountPanel.ts';
import { useAccount } from '../../session/accountStore.ts';
import type { AccountSecurity } from '../../session/ownServer/AccountSecurity.ts';
import { callSession } from '../../session/callSession.ts';
import type { MadeProgramToken, ProgramToken } from '../../session/ownServer/OwnServer.ts';
import { useOpenSession } from '../../session/useOpenSession.ts';
import { Button } from '../../ui/Button.tsx';
import { FarmFrame } from '../../ui/farmPages/FarmFrame.tsx';
import { pageLife } from '../../ui/lazy/pageLife.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { useIsOwnAccount } from '../../sync/sharedDevice/useIsOwnAccount.ts';
import { accountErrorText } from '../../i18n/account/accountErrorText.ts';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { farmPageWords } from '../../i18n/made/en/farm/farmPageWords.ts';
import { shedWords } from '../../i18n/made/en/farm/shedWords.ts';
import { programWords as words } from '../../i18n/made/en/farm/programWords.ts';
import { NotAnswered } from '../security/NotAnswered.tsx';
import { useAsked } from '../security/useAsked.ts';
import { MakeToken } from './MakeToken.tsx';
import { NewToken } from './NewToken.tsx';
import { TokenRow } from './TokenRow.tsx';
import styles from './programs.module.css';
import { Section } from '../../ui/panels/Section.tsx';
import { soFar } from '../../sync/arrival/Collected.ts';
import { useKnownRole } from '../../sync/workspace/knownRole.ts';
import { ownerOf } from '../../sync/workspace/Workspace.ts';
import { useFarms, type KnownFarm } from '../../sync/workspace/useFarms.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';
import { arrivalWords } from '../../i18n/made/en/sync/arrivalWords.ts';

const ask = (own: AccountSecurity) => own.listPrograms();

/** Tokens with which other programs plan and read in the account's name. */
export function ApiTokensPage() {
  // The page drawn at build time does not know who is signed in, and whether the site has accounts.
  const isAlive = useStore(pageLife, (life) => life.isAlive);
  return (
    <FarmFrame
      title={farmPageWords.programs}
      pane={
        <div className="stack-2 padding-block-2 shrink-items">
          <p className="quiet break-words">{words.why}</p>
          <p className="quiet break-words">{words.whatNot}</p>
        </div>
      }
    >
      {isAlive && <OfThisSite />}
    </FarmFrame>
  );
}

function OfThisSite() {
  const account = useAccount();
  const openSession = useOpenSession();
  const isOwnAccount = useIsOwnAccount();
  const isHosted = useConfig().accountServer?.selfHosted === false;
  if (openSession === null) return <p>{accountWords.noAccounts}</p>;
  if (isHosted) return <p>{words.hosted}</p>;
  return (
    <>
      <p className="padding-block-2">
        <a href="/api" target="_blank" rel="noreferrer">
          {words.guide}
        </a>
      </p>
      {account == null ? (
        <Notice
          kind="information"
          word={words.needsAccount}
          title={words.needsAccountWhy}
          actions={
            <div className={styles.signIn}>
              <Button look="primary" onClick={showAccount}>
                {accountWords.signIn}
              </Button>
            </div>
          }
        />
      ) : isOwnAccount ? (
        <>
          <WorkspacesRead uid={account.uid} />
          <Tokens email={account.email} />
        </>
      ) : (
        <p>{shedWords.runnersChange}</p>
      )}
    </>
  );
}

function Tokens({ email }: { readonly email: string | null }) {
  const openSession = useOpenSession();
  const { asked, setFound } = useAsked(ask);
  const [made, setMade] = useState<MadeProgramToken | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  if (typeof asked === 'string') return <NotAnswered asked={asked} />;
  const tokens = asked.found;

  const end = async ({ id, name }: ProgramToken) => {
    setMessage('');
    setRefusal(null);
    const failure = await callSession(
      openSession,
      async (session) => (await session.security?.endProgram(id)) ?? null,
    );
    if (failure !== null) {
      setRefusal(accountErrorText(failure));
      return;
    }
    setFound(tokens.filter((token) => token.id !== id));
    if (made?.token.id === id) setMade(null);
    setMessage(words.ended(name));
  };

  return (
    <>
      {made !== null && (
        <NewToken made={made} onEnd={() => void end(made.token)} onDone={() => setMade(null)} />
      )}
      <ul className={styles.tokens}>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onEnd={() => void end(token)} />
        ))}
      </ul>
      <div role="status">{message !== '' && <p>{message}</p>}</div>
      <div role="alert">
        {refusal !== null && <Notice kind="warning" word={words.notEnded} title={refusal} />}
      </div>
      {tokens.length === 0 && made === null && <p className="quiet break-words">{words.none}</p>}
      {isMaking ? (
        <MakeToken
          email={email}
          onMade={(next) => {
            setMade(next);
            setFound([next.token, ...tokens]);
            setMaking(false);
          }}
        />
      ) : (
        made === null && (
          <div className={styles.make}>
            <Button look="primary" onClick={() => setMaking(true)}>
              {words.make}
            </Button>
          </div>
        )
      )}
    </>
  );
}

/**
 * The workspaces that a token of this account reads: its owner's own, and each farm as the owner's
 * role there.
 */
function WorkspacesRead({ uid }: { readonly uid: string }) {
  const collected = useFarms(uid);
  const farms = soFar(collected).filter(({ isLeft }) => !isLeft);
  return (
    <Section name={words.reads}>
      <div className="stack-2 padding-block-2 shrink-items">
        <ul className={styles.places}>
          <li>{peopleWords.alone}</li>
          {farms.map((farm) => (
            <FarmRead key={farm.id} uid={uid} farm={farm} />
          ))}
        </ul>
        {collected.state !== 'here' && <p>{arrivalWords.notHereYet}</p>}
        {farms.length > 0 && <p className="quiet break-words">{words.farmNote}</p>}
      </div>
    </Section>
  );
}

function FarmRead({ uid, farm }: { readonly uid: string; readonly farm: KnownFarm }) {
  const role = useKnownRole(ownerOf({ uid, farmId: farm.id }));
  const said = role === null ? words.roleUnknown : peopleWords.roles[role];
  return <li>{words.readsFarm(farm.name, said)}</li>;
}
