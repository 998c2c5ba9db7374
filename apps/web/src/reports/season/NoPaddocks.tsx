import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { paths } from '../../device/navigation/paths.ts';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';

/** A season is planned by paddocks: where there is none yet, the way to the first. */
export const NoPaddocks = () => (
  <p className="quiet">
    {seasonPlanWords.noPaddocks}{' '}
    <Link href={paths.ground} className={buttonClass('text')}>
      {seasonPlanWords.addPaddock}
    </Link>
  </p>
);
