import { Link } from 'wouter';
import { buttonClass } from '../ui/buttonClass.ts';
import { MessagePage } from '../ui/layout/MessagePage.tsx';
import { appWords } from '../i18n/made/en/app/appWords.ts';
import { paths } from '../device/navigation/paths.ts';

export const NotFoundPage = () => (
  <MessagePage
    title={appWords.notFound}
    action={
      <Link href={paths.home} className={buttonClass('primary')}>
        {appWords.goHome}
      </Link>
    }
  >
    {appWords.notFoundWhy}
  </MessagePage>
);
