import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { showAccount } from '../../session/accountPanel.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { WaitingForm } from '../../ui/WaitingForm.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { askInvite, type AskedInvite } from '../../sync/farm/askInvite.ts';
import type { InviteLink } from '../../sync/farm/inviteLink.ts';
import { paths } from '../../device/navigation/paths.ts';
import { peopleWords } from '../../i18n/made/en/farm/peopleWords.ts';

/** Says what a link is for before somebody signs in: nobody registers for a link that has ended. */
export function SignInToJoin({ link }: { readonly link: InviteLink }) {
  const { accountServer } = useConfig();
  const [asked, setAsked] = useState<AskedInvite | null>(null);
  useEffect(() => {
    let isGone = false;
    void askInvite(accountServer, link, new Date()).then((found) => {
      if (!isGone) setAsked(found);
    });
    return () => {
      isGone = true;
    };
  }, [accountServer, link]);
  if (asked === null) return <WaitingForm word={peopleWords.joinAsking} />;
  if (asked.is === 'used' || asked.is === 'ended') {
    return (
      <>
        <p role="alert">{peopleWords.failures[asked.is]}</p>
        <Link href={paths.home} className={buttonClass('primary')}>
          {peopleWords.toHome}
        </Link>
      </>
    );
  }
  return (
    <>
      {asked.is === 'open' && (
        <p>{peopleWords.joinAs(asked.farmName, peopleWords.roles[asked.role])}</p>
      )}
      <p>{peopleWords.joinSignIn}</p>
      <Button look="primary" onClick={showAccount}>
        {peopleWords.signIn}
      </Button>
    </>
  );
}
