import { Link } from 'wouter';
import { buttonClass } from '../components/buttonClass.ts';
import { MessagePage } from '../components/layout/MessagePage.tsx';
import { paths } from '../navigation/paths.ts';

export const NotFoundPage = () => (
  <MessagePage
    title="There is no page at this address"
    action={
      <Link href={paths.home} className={buttonClass('primary')}>
        Go to Home
      </Link>
    }
  >
    The link may be old, or a letter may be missing. Nothing of yours is lost.
  </MessagePage>
);
