import { UNCERTAIN_M } from '@mix/ground';
import { classNames } from '../../ui/classNames.ts';
import { BackLink } from '../../ui/layout/BackLink.tsx';
import { SunSwitch } from '../../ui/layout/SunSwitch.tsx';
import type { DeviceFix } from '../../device/position/usePosition.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { trackWords as words } from '../../i18n/made/en/farm/trackWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import styles from './drive.module.css';

interface DriveHeadProps {
  readonly place: string;
  readonly load: string;
  readonly fix: DeviceFix | null;
}

/** Where and which load, and how sure the position is. */
export const DriveHead = ({ place, load, fix }: DriveHeadProps) => (
  <header className={styles.head}>
    <BackLink to={jobPaths.fill} label={words.toFill} />
    <h1>
      {place}, <span className={styles.load}>{load}</span>
    </h1>
    <span className={classNames('row-center', styles.end)}>
      {fix !== null && (
        <span className={fix.accuracyM > UNCERTAIN_M ? styles.uncertain : undefined}>
          <span className="visually-hidden">{words.accuracy} </span>±{' '}
          {quantityText(fix.accuracyM, 'm', 0)}
        </span>
      )}
      <SunSwitch onPhone />
    </span>
  </header>
);
