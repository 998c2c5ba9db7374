import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { paths } from '../../device/navigation/paths.ts';

/** Nothing to show: no job, or no record of that id on this device. */
export const NoRecord = ({ id }: { readonly id?: string }) => (
  <MessagePage
    title={id === undefined ? recordWords.noJob : recordWords.notFound}
    action={
      <Link href={paths.home} className={buttonClass('primary')}>
        {recordWords.toHome}
      </Link>
    }
  >
    <p>{id === undefined ? recordWords.noJobNote : recordWords.notFoundNote}</p>
  </MessagePage>
);
