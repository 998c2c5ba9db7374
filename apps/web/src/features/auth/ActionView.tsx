import { Link, useSearch } from 'wouter';
import { buttonClass } from '../../components/buttonClass.ts';
import { MessagePage } from '../../components/layout/MessagePage.tsx';
import { paths } from '../../navigation/paths.ts';
import { type ActionMode, readActionLink } from './actionLink.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

const asked: Record<ActionMode, Words> = {
  verifyEmail: {
    title: 'This e-mail address cannot be confirmed here yet',
    text: 'The link asks to confirm the e-mail address of an account.',
  },
  resetPassword: {
    title: 'The password cannot be changed here yet',
    text: 'The link asks to set a new password for an account. No password has changed.',
  },
  recoverEmail: {
    title: 'The e-mail address cannot be put back here yet',
    text: 'The link asks to undo a change of an account’s e-mail address. Nothing has changed.',
  },
  verifyAndChangeEmail: {
    title: 'The e-mail address cannot be changed here yet',
    text: 'The link asks to move an account to a new e-mail address. Nothing has changed.',
  },
};

const noAccounts =
  'Accounts are not set up on this server, so no account link can be completed. Keep the e-mail, or ask whoever runs this server for a new one once accounts are there.';

/** Where the links in account e-mails lead. */
export function ActionView() {
  const link = readActionLink(useSearch());
  const home = (
    <Link href={paths.home} className={buttonClass('primary')}>
      Go to Home
    </Link>
  );
  switch (link.state) {
    case 'none':
      return (
        <MessagePage title="This page completes links from account e-mails" action={home}>
          <p>
            It needs the whole link: open it from the e-mail. There are no accounts on this server
            yet, so it has sent none.
          </p>
        </MessagePage>
      );
    case 'damaged':
      return (
        <MessagePage sign="warning" title="A part of this link is missing" action={home}>
          <p>
            Some mail programs break long links. Open it from the e-mail again, or copy the whole
            line into the address bar. Nothing has changed.
          </p>
        </MessagePage>
      );
    case 'asks':
      return (
        <MessagePage sign="warning" title={asked[link.mode].title} action={home}>
          <p>{asked[link.mode].text}</p>
          <p>{noAccounts}</p>
        </MessagePage>
      );
  }
}
