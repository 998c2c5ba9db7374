import { Link } from 'wouter';
import { buttonClass } from '../../../components/buttonClass.ts';
import { jobPaths } from '../../../navigation/jobPaths.ts';
import { trackWords } from '../../../words/en/farm/trackWords.ts';
import fillStyles from '../fill.module.css';

/** From a full tank to the ground it goes on. */
export const DriveLink = () => (
  <div className={fillStyles.line}>
    <Link href={jobPaths.drive} className={buttonClass()}>
      {trackWords.drive}
    </Link>
    <p className={fillStyles.quiet}>{trackWords.driveNote}</p>
  </div>
);
