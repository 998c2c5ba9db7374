import { useState } from 'react';
import type { Account } from '../../session/Account.ts';
import type { AccountSecurity, NewSecondFactor } from '../../session/ownServer/AccountSecurity.ts';
import { useConfig } from '../../device/config/useConfig.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { PasswordForm } from '../PasswordForm.tsx';
import { NotAnswered } from './NotAnswered.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';
import { useAsked } from './useAsked.ts';

const ask = (security: AccountSecurity) => security.hasSecondFactor();

/** Whether signing in asks for a code, and how that is changed. */
export function SecondFactor({ account }: { readonly account: Account }) {
  const { productName } = useConfig();
  const { asked, setFound } = useAsked(ask);
  const [drawn, setDrawn] = useState<NewSecondFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { email } = account;

  if (codes !== null) {
    return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  }
  if (drawn !== null) {
    return (
      <SetUpSecondFactor
        drawn={drawn}
        onTurnedOn={(made) => {
          setDrawn(null);
          setFound(true);
          setCodes(made);
        }}
      />
    );
  }
  if (typeof asked === 'string') return <NotAnswered asked={asked} />;
  if (asked.found) {
    return (
      <>
        <p>{accountWords.secondFactorOn}</p>
        <ExpansionPanel summary={accountWords.newCodes}>
          <PasswordForm
            word={accountWords.newCodes}
            busyWord={accountWords.makingCodes}
            refusedWord={accountWords.notMade}
            email={email}
            label={accountWords.currentPassword}
            before={<p className="quiet">{accountWords.newCodesNote}</p>}
            call={async ({ security }, proof) => {
              const made = await security?.makeRecoveryCodes(proof);
              if (made === undefined) return 'auth/operation-not-allowed';
              if ('failure' in made) return made.failure;
              setCodes(made.found);
              return null;
            }}
            onDone={() => undefined}
          />
        </ExpansionPanel>
        <ExpansionPanel summary={accountWords.takeOff}>
          <PasswordForm
            word={accountWords.takeOff}
            busyWord={accountWords.takingOff}
            refusedWord={accountWords.notChanged}
            email={email}
            label={accountWords.currentPassword}
            before={<p className="quiet">{accountWords.takeOffNote}</p>}
            call={({ security }, proof) =>
              security?.removeSecondFactor(proof) ?? Promise.resolve('auth/operation-not-allowed')
            }
            onDone={() => {
              setFound(false);
              setMessage(accountWords.takenOff);
            }}
          />
        </ExpansionPanel>
      </>
    );
  }
  return (
    <>
      <p className="quiet">{accountWords.secondFactorWhat}</p>
      {account.isEmailVerified ? (
        <PasswordForm
          word={accountWords.setUpCode}
          busyWord={accountWords.settingUp}
          refusedWord={accountWords.notSetUp}
          email={email}
          label={accountWords.currentPassword}
          call={async ({ security }, proof) => {
            const secret = await security?.drawSecondFactor(proof, productName);
            if (secret === undefined) return 'auth/operation-not-allowed';
            if ('failure' in secret) return secret.failure;
            setDrawn(secret.found);
            return null;
          }}
          onDone={() => undefined}
          done={message}
        />
      ) : (
        <p>{accountWords.secondFactorConfirmFirst}</p>
      )}
    </>
  );
}
