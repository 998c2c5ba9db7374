import { Link } from 'wouter';
import { buttonClass } from '../components/buttonClass.ts';
import { MessagePage } from '../components/layout/MessagePage.tsx';
import { appWords } from '../words/made/en/app/appWords.ts';
import { paths } from '../navigation/paths.ts';

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
