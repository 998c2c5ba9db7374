import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { classNames } from '../../ui/classNames.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { trackWords } from '../../i18n/made/en/farm/trackWords.ts';
import fillStyles from '../fill.module.css';

/** The link from a full tank to the screen for spraying it out. */
export const DriveLink = () => (
  <div className={fillStyles.line}>
    <Link href={jobPaths.drive} className={buttonClass()}>
      {trackWords.drive}
    </Link>
    <p className={classNames('quiet', fillStyles.line)}>{trackWords.driveNote}</p>
  </div>
);
