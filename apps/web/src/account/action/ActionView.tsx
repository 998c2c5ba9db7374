import { Link, useSearch } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { readActionLink } from './actionLink.ts';
import { ActionSteps } from './ActionSteps.tsx';

/**
 * The page that the links in account e-mails lead to. Opening it does not use a link up; pressing
 * its button does.
 */
export function ActionView() {
  const link = readActionLink(useSearch());
  const home = (
    <Link href={paths.home} className={buttonClass('primary')}>
      {accountWords.goHome}
    </Link>
  );
  switch (link.state) {
    case 'none':
      return (
        <MessagePage title={accountWords.noLink} action={home}>
          <p>{accountWords.noLinkWhy}</p>
        </MessagePage>
      );
    case 'damaged':
      return (
        <MessagePage sign="warning" title={accountWords.damaged} action={home}>
          <p>{accountWords.damagedWhy}</p>
        </MessagePage>
      );
    case 'asks':
      return <ActionSteps key={link.code} mode={link.mode} code={link.code} />;
  }
}
