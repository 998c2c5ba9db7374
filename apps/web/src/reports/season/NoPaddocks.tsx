import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { paths } from '../../device/navigation/paths.ts';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';

/** Stands in place of the season while no paddock is kept: the way to the first paddock. */
export const NoPaddocks = () => (
  <p className="quiet">
    {seasonPlanWords.noPaddocks}{' '}
    <Link href={paths.ground} className={buttonClass('text')}>
      {seasonPlanWords.addPaddock}
    </Link>
  </p>
);
