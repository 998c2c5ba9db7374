import { Link } from 'wouter';
import { buttonClass } from '../../components/buttonClass.ts';
import { EmptyTank } from '../../components/layout/EmptyTank.tsx';
import { MessagePage } from '../../components/layout/MessagePage.tsx';
import { ScreenBar } from '../../components/layout/ScreenBar.tsx';
import { paths } from '../../navigation/paths.ts';

/** Records are made while filling; until that is built there is nothing to report, and it says so. */
export const ReportingPage = () => (
  <>
    <ScreenBar title="Reporting" />
    <MessagePage
      heading="h2"
      picture={<EmptyTank />}
      title="No records yet"
      action={
        <Link href={paths.mix} className={buttonClass('primary')}>
          Plan a mix
        </Link>
      }
    >
      <p>
        A record will be made when you fill a load: what was planned, what was done, where, and in
        what wind. Filling is not part of this version yet, so there is nothing to keep.
      </p>
    </MessagePage>
  </>
);
